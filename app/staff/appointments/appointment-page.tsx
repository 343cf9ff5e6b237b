import { data, Link, redirect } from 'react-router'
import { dayAt } from '../../booking/calendar-days.ts'
import { fullDay } from '../../booking/day-labels.ts'
import { fieldOf } from '../form-field.ts'
import { nothingHere } from '../nothing-here.ts'
import { officeOf, type Office } from '../office-context.ts'
import type { Route } from './+types/appointment-page'
import { agendaEntry, aroundAppointment } from './agenda.server.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { PurposeWords, StatusTag } from './appointment-tags.tsx'
import { AroundAppointment } from './around-appointment.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { cancelWithReason, type Outcome } from './keep-appointments.server.ts'
import { markAction } from './mark-action.server.ts'
import { MarkForm } from './mark-form.tsx'
import { readReason } from './reason.ts'
import './agenda.css'
import './appointment.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = officeOf(context)
  const entry = isUuid(params.id) ? await agendaEntry(db.queries, params.id) : undefined
  if (!entry) return nothingHere()
  return {
    entry,
    around: await aroundAppointment(db.queries, entry.id),
    today: dayAt(now()),
    now: now(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const office = officeOf(context)
  if (!isUuid(params.id)) return nothingHere()
  const form = await request.formData()
  const outcome = form.has('mark')
    ? await markAction(form, office)
    : await cancel(params.id, fieldOf(form, 'reason'), office)
  return outcome.ok
    ? redirect(`/staff/appointments/${params.id}`, 303)
    : data({ ...outcome, reason: fieldOf(form, 'reason') }, { status: 422 })
}

async function cancel(id: string, typed: string, office: Office): Promise<Outcome> {
  const reason = readReason(typed)
  if (!reason.ok) return reason
  const { db, staff, now, settings } = office
  return cancelWithReason(db, { id, reason: reason.text, staff, now: now(), settings })
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.entry.name ?? 'Appointment'} | DINO staff office` }]
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, around, today, now } = loaderData
  const { name, date, time, status } = entry
  return (
    <>
      <p className="office-quiet">
        <Link className="office-link" to={`/staff/today?day=${date}`}>
          {fullDay(date)}
        </Link>
      </p>
      <div className="office-head appointment-head">
        <h1>
          {time} {name}
        </h1>
        <p className="office-actions">
          <PurposeWords {...entry} />
          <StatusTag {...entry} />
        </p>
      </div>
      <div className="appointment-columns">
        <div>
          <AppointmentFacts entry={entry} />
          <div className="office-actions appointment-buttons">
            <ContactButtons entry={entry} />
            {status !== 'cancelled' && date <= today && <MarkForm entry={entry} />}
          </div>
          {status === 'booked' && date >= today && (
            <CancelForm entry={entry} refused={actionData ?? null} />
          )}
        </div>
        <AroundAppointment {...around} now={now} />
      </div>
    </>
  )
}
