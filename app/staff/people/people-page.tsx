import { data } from 'react-router'
import { fieldOf } from '../form-field.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/people-page'
import { appointmentsAhead, erasePerson, type Erasure } from './erase-person.server.ts'
import { PeopleSearch } from './people-search.tsx'
import { readPersonKey, writePersonKey } from './person-key.ts'
import { isEmpty, recordsOf } from './person-records.server.ts'
import { searchPeople } from './search-people.server.ts'
import { summaryOf } from './person-summary.server.ts'
import { PersonView } from './person-view.tsx'
import '../inbox/enquiry.css'
import './people.css'

/** Find a person, see all that is kept about them, hand it out, erase it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = officeOf(context)
  const { searchParams } = new URL(request.url)
  const search = (searchParams.get('q') ?? '').trim()
  const key = readPersonKey(searchParams.get('person'))
  const records = key && (await recordsOf(db.queries, key))
  return {
    ...{ search, now: now() },
    found: search ? await searchPeople(db, search) : [],
    asked: key && writePersonKey(key),
    person:
      records && !isEmpty(records)
        ? { ...summaryOf(records), ahead: appointmentsAhead(records, now()) }
        : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, settings, staff, now } = officeOf(context)
  const form = await request.formData()
  const key = readPersonKey(fieldOf(form, 'person'))
  if (!key) return data({ ok: false, message: 'Say whom to erase.' }, { status: 400 })
  const confirmation = fieldOf(form, 'confirmation')
  const { staffEmails } = settings
  const result = await erasePerson(db, { key, confirmation, staff, staffEmails, now: now() })
  if (result.ok) return { ok: true, message: erasedWords(result.counts) }
  const { status, message } = refusals[result.reason]
  return data({ ok: false, message }, { status })
}

function erasedWords({ enquiries, appointments, mails }: Record<string, number>): string {
  return `Erased. ${enquiries} enquiries and ${appointments} appointments remain as numbers without a person; ${mails} mails are gone.`
}

const refusals: Record<
  Exclude<Erasure, { ok: true }>['reason'],
  { status: number; message: string }
> = {
  nobody: { status: 404, message: 'Nothing is kept about this person.' },
  'not-confirmed': {
    status: 422,
    message: 'Nothing was erased: what you typed is not the address or number shown.',
  },
  'is-staff': {
    status: 409,
    message: 'This is an address of our staff. Take it out of STAFF_EMAILS first.',
  },
  'has-appointments': {
    status: 409,
    message:
      'This person still has an appointment to come. Cancel it first, so that they are told, and erase then.',
  },
}

export function meta() {
  return [{ title: 'People | DINO' }, { name: 'robots', content: 'noindex' }]
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, found, asked, person, now } = loaderData
  return (
    <>
      <div className="office-head">
        <h1>People</h1>
      </div>
      {actionData && (
        <p
          className={`office-notice ${actionData.ok ? '' : 'office-notice-bad'}`}
          role={actionData.ok ? 'status' : 'alert'}
        >
          {actionData.message}
        </p>
      )}
      <PeopleSearch {...{ search, found, now }} />
      {person && asked && <PersonView key={asked} {...{ asked, person, now }} />}
      {asked && !person && !actionData?.ok && (
        <p className="office-empty">Nothing is kept about {asked}.</p>
      )}
    </>
  )
}
