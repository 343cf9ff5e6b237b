import { data, Link, redirect, useSearchParams } from 'react-router'
import { mailSettings } from '../../mail/mail.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { busyWords } from '../busy-words.ts'
import { correctedQuery, correctedWords } from '../corrections/correction-words.ts'
import { AppointmentMessages } from './appointment-messages.tsx'
import { messagesOpened } from '../messages/messages-opened.server.ts'
import { openMessage } from './open-message.server.ts'
import { fieldOf } from '../form-field.ts'
import { freeSlots } from '../free-slots.server.ts'
import { May, useMay, WhoMay } from '../may.tsx'
import { officeNotFound } from '../office-not-found.ts'
import { officeOf, type Office } from '../office-context.ts'
import type { Route } from './+types/appointment-page'
import { agendaEntry, aroundAppointment, cameAt } from './agenda.server.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { MailTag, PurposeWords, StatusTag } from './appointment-tags.tsx'
import { AroundAppointment } from './around-appointment.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ChangeVisit } from './change-visit.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { CorrectAppointment } from './correct-appointment.tsx'
import { correctionAction } from './correction-action.server.ts'
import { atTheGate } from './gate.ts'
import { GateBox } from './gate-box.tsx'
import { cancelWithReason, type Outcome } from './keep-appointments.server.ts'
import { markAction } from './mark-action.server.ts'
import { MarkForm } from './mark-form.tsx'
import { moveAction } from './move-action.server.ts'
import { MoveForm } from './move-form.tsx'
import { readReason } from './reason.ts'
import { visitAction } from './visit-action.server.ts'
import { VisitTags } from './visit-tags.tsx'

export { shouldRevalidate } from '../fresh-after-conflict.ts'
import { officePath } from '../../page/office-paths.ts'
import { officeMeta } from '../office-pages.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const { catalogue } = content()
  const entry = isUuid(params.id) ? await agendaEntry(db.queries, params.id, catalogue) : undefined
  if (!entry) return officeNotFound()
  return {
    entry,
    around: await aroundAppointment(db.queries, entry.id, catalogue),
    free: entry.status === 'booked' ? await freeSlots(db.queries, now()) : [],
    opened: await messagesOpened(db.queries, entry.id),
    gate: isAtGate(request) ? atTheGate(entry, await cameAt(db.queries, entry.id), now()) : null,
    today: dayAt(now()),
    now: now(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'appointments')
  if (!isUuid(params.id)) return officeNotFound()
  const form = await request.formData()
  const back = officePath.appointment(params.id) + (isAtGate(request) ? '?gate' : '')
  if (fieldOf(form, 'do') === 'correct') {
    const correction = await correctionAction(params.id, form, office)
    if (!correction.ok) {
      const { message, status } = correction
      return data({ message, to: null, reason: '', correction, visit: null }, { status })
    }
    const query = new URLSearchParams(correctedQuery(office.now(), correction.mailed))
    return redirect(`${back}?${query.toString()}`, 303)
  }
  if (fieldOf(form, 'do') === 'visit') {
    const visit = await visitAction(params.id, form, office)
    if (visit.ok)
      return redirect(`${officePath.appointment(params.id)}?visit=${+office.now()}`, 303)
    const { message, status } = visit
    return data({ message, to: null, reason: '', correction: null, visit }, { status })
  }
  if (fieldOf(form, 'do') === 'message') {
    const opened = await openMessage(params.id, fieldOf(form, 'text'), office)
    if (opened.ok) return redirect(opened.href, 303)
    const { message } = opened
    return data(
      { message, to: null, reason: '', correction: null, visit: null, chat: true },
      { status: 409 },
    )
  }
  if (fieldOf(form, 'do') === 'move') {
    const to = fieldOf(form, 'to')
    const move = await moveAction(params.id, to, office)
    if (move.ok) return redirect(back, 303)
    return data(
      { message: move.message, to, reason: '', correction: null, visit: null },
      { status: 409 },
    )
  }
  const outcome = form.has('mark')
    ? await markAction(form, office)
    : await cancel(params.id, fieldOf(form, 'reason'), office)
  if (outcome.ok) return redirect(back, 303)
  const { message } = outcome
  return data(
    { message, to: null, reason: fieldOf(form, 'reason'), correction: null, visit: null },
    { status: 422 },
  )
}

async function cancel(id: string, typed: string, office: Office): Promise<Outcome> {
  const reason = readReason(typed)
  if (!reason.ok) return reason
  const { db, staff, now } = office
  const settings = mailSettings(office)
  return cancelWithReason(db, { id, reason: reason.text, staff, now: now(), settings })
}

/** By a visitor's code. */
const isAtGate = ({ url }: Request) => new URL(url).searchParams.has('gate')

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(loaderData?.entry.name ?? 'Appointment')
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, around, free, opened, gate, today, now } = loaderData
  const { name, date, time, status, phone, email, busy } = entry
  const may = useMay()
  const refused = actionData?.correction ?? null
  const noChat = actionData && 'chat' in actionData ? actionData.message : null
  const noVisit = actionData?.visit ?? null
  const failed = actionData && !actionData.correction && !noChat && !noVisit ? actionData : null
  const moving = failed?.to == null ? null : { message: failed.message, to: failed.to }
  const [searchParams] = useSearchParams()
  const corrected = correctedWords(searchParams)
  return (
    <>
      {gate && <GateBox entry={entry} gate={gate} />}
      <p className="office-quiet">
        <Link className="office-link" to={officePath.today(date)}>
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
          <VisitTags {...entry} />
          <MailTag {...entry} />
        </p>
      </div>
      {corrected && !refused && (
        <p role="status" className="office-notice">
          {corrected}
        </p>
      )}
      {noChat && (
        <p role="alert" className="office-notice office-notice-bad">
          {noChat}
        </p>
      )}
      {busy && status === 'booked' && date >= today && (
        <p className="office-notice office-notice-bad">
          {busyWords(busy)} at this time. It stays booked:{' '}
          {may('appointments') ? (
            <a className="office-link" href="#move">
              move it
            </a>
          ) : (
            'move it'
          )}
          , or see to it that somebody is there.{' '}
          <Link className="office-link" to={officePath.busy()}>
            Busy times
          </Link>
        </p>
      )}
      <div className="appointment-columns">
        <div>
          <AppointmentFacts entry={entry} />
          <div className="office-actions appointment-buttons">
            <ContactButtons entry={entry} />
            {status !== 'cancelled' && date <= today && (
              <May right="appointments">
                <MarkForm entry={entry} now={now} />
              </May>
            )}
          </div>
          <May right="appointments">
            {phone && status !== 'cancelled' && <AppointmentMessages {...{ entry, opened, now }} />}
            {(phone || email) && (
              <CorrectAppointment
                key={searchParams.get('corrected')}
                entry={entry}
                refused={refused}
              />
            )}
            {(phone || email) && (
              <ChangeVisit
                key={`visit ${searchParams.get('visit')}`}
                entry={entry}
                refused={noVisit}
              />
            )}
            {status === 'booked' && date >= today && (
              <>
                <MoveForm key={`${date} ${time}`} entry={entry} free={free} refused={moving} />
                <CancelForm entry={entry} refused={moving ? null : failed} />
              </>
            )}
          </May>
          <WhoMay right="appointments" />
        </div>
        <AroundAppointment {...around} now={now} />
      </div>
    </>
  )
}
