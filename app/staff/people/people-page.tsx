import { data, redirect, useSearchParams } from 'react-router'
import { mailSettings, salesAddress } from '../../mail/mail.server.ts'
import { freshMinutes } from '../../rules/session.ts'
import { personContact } from './correct-person.server.ts'
import type { RefusedCorrection } from '../corrections/correction-form.ts'
import { correctedWords } from '../corrections/correction-words.ts'
import { oneLine } from '../../rules/typed-text.ts'
import { fieldOf } from '../form-field.ts'
import { isFreshlySignedIn } from '../fresh-only.server.ts'
import { demand, officeOf } from '../office-context.ts'
import type { Route } from './+types/people-page'
import { correctionAction } from './correction-action.server.ts'
import { appointmentsAhead, erasePerson, type Erasure } from './erase-person.server.ts'
import { PeopleSearch } from './people-search.tsx'
import { readPersonKey, writePersonKey } from './person-key.ts'
import { quotesOfPerson } from './quotes-of-person.server.ts'
import { isEmpty, recordsOf, recordsUnder } from './person-records.server.ts'
import { joinFound } from './join-found.server.ts'
import { samePersonAction, sameSearch } from './same-person-action.server.ts'
import { joinedWords, nobodySought } from './same-person.tsx'
import { searchPeople } from './search-people.server.ts'
import { summaryOf } from './person-summary.server.ts'
import { PersonView } from './person-view.tsx'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'
import { officeMeta, officePages } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import { useHasMailServer } from '../use-has-mail-server.ts'

/** Find a person, see all that is kept about them, hand it out, erase it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'look')
  const { db, now, content } = office
  const { searchParams } = new URL(request.url)
  const search = oneLine(searchParams.get('q') ?? '')
  const key = readPersonKey(searchParams.get('person'))
  const records = key && (await recordsOf(db.queries, key))
  const own = key && (await recordsUnder(db.queries, [key]))
  return {
    ...{ search, now: now(), isFresh: isFreshlySignedIn(office) },
    found: search ? await joinFound(db.queries, await searchPeople(db, search)) : [],
    asked: key && writePersonKey(key),
    same:
      key && records
        ? await sameSearch(office, { key, kept: records, query: searchParams })
        : nobodySought,
    person:
      records && !isEmpty(records)
        ? {
            ...summaryOf(records, content().catalogue),
            ahead: appointmentsAhead(records, now()),
            quotes: await quotesOfPerson(db.queries, records, now()),
            contact: personContact(own ?? records, key),
          }
        : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'look')
  const { db, settings, staff, now } = office
  const form = await request.formData()
  const key = readPersonKey(fieldOf(form, 'person'))
  if (!key) return data(said(false, 'Say whom it is about.'), { status: 400 })
  if (fieldOf(form, 'do') === 'correct') {
    await demand(office, 'correct')
    const correction = await correctionAction(key, form, office)
    if (correction.ok) return redirect(correction.address, 303)
    const { message, status } = correction
    return data(said(false, message, correction), { status })
  }
  if (fieldOf(form, 'do') === 'join' || fieldOf(form, 'do') === 'part') {
    await demand(office, 'correct')
    const done = await samePersonAction(key, form, office)
    return done.ok
      ? redirect(done.address, 303)
      : data(said(false, done.message), { status: done.status })
  }
  await demand(office, 'erase')
  if (!isFreshlySignedIn(office)) {
    const message = `Nothing was erased: that asks for a sign-in of the last ${freshMinutes} minutes. Sign in again below.`
    return data(said(false, message), { status: 403 })
  }
  const confirmation = fieldOf(form, 'confirmation')
  const shown = fieldOf(form, 'shown').split(' ')
  const desk = salesAddress(mailSettings(office))
  const by = { staff, settings, desk, now: now() }
  const result = await erasePerson(db, { key, confirmation, shown, ...by })
  if (result.ok) return said(true, erasedWords(result.counts))
  const { status, message } = refusals[result.reason]
  return data(said(false, message), { status })
}

/** `correction`: the form that is shown again. */
const said = (ok: boolean, message: string, correction: RefusedCorrection | null = null) => ({
  ...{ ok, message, correction },
})

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
    message:
      'This is an address of our staff. Remove it from the team, or take it out of STAFF_EMAILS, first.',
  },
  'joined-meanwhile': {
    status: 409,
    message:
      'Nothing was erased: a colleague joined another address or number to this person meanwhile. Look at the page again, then erase.',
  },
  'has-appointments': {
    status: 409,
    message:
      'This person still has an appointment to come. Cancel it first, so that they are told, and erase then.',
  },
}

export function meta() {
  return officeMeta(officePages.people.title)
}

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, found, asked, person, same, now, isFresh } = loaderData
  const [searchParams] = useSearchParams()
  const hasMailServer = useHasMailServer()
  const corrected = correctedWords(searchParams, hasMailServer) ?? joinedWords(searchParams)
  const refused = actionData?.correction ?? null
  useFocusOnWrong(actionData?.ok === false ? actionData : null)
  return (
    <>
      <div className="office-head">
        <h1>{officePages.people.title}</h1>
      </div>
      {actionData && !refused && (
        <p
          className={`office-notice ${actionData.ok ? '' : 'office-notice-bad'}`}
          role={actionData.ok ? 'status' : 'alert'}
        >
          {actionData.message}
        </p>
      )}
      {corrected && !actionData && (
        <p className="office-notice" role="status">
          {corrected}
        </p>
      )}
      <PeopleSearch {...{ search, found, now }} />
      {person && asked && (
        <PersonView
          key={`${asked} ${searchParams.get('corrected')}`}
          {...{ asked, person, same, now, isFresh, refused }}
        />
      )}
      {asked && !person && !actionData?.ok && (
        <p className="office-empty">Nothing is kept about {asked}.</p>
      )}
    </>
  )
}
