import { randomUUID } from 'node:crypto'
import { data, Link, redirect, useSearchParams } from 'react-router'
import { dayAt } from '../../rules/calendar-days.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { isUuid } from '../../rules/uuid.ts'
import { busyWords } from '../busy-words.ts'
import { holidayOn } from '../holiday-on.server.ts'
import { correctedWords } from '../corrections/correction-words.ts'
import { AppointmentMessages } from './appointment-messages.tsx'
import { messagesOpened } from '../messages/messages-opened.server.ts'
import { freeSlots } from '../free-slots.server.ts'
import { May, useMay, WhoMay } from '../may.tsx'
import { officeNotFound } from '../office-not-found.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/appointment-page'
import { agendaEntry, aroundAppointment, cameAt } from './agenda.server.ts'
import { appointmentAction, type RefusedWork } from './appointment-action.server.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { AppointmentNotes } from './appointment-notes.tsx'
import { notesOn } from './appointment-notes.server.ts'
import { MailTag, PurposeWords, StatusTag } from './appointment-tags.tsx'
import { AroundAppointment } from './around-appointment.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ChangeVisit } from './change-visit.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { CorrectAppointment } from './correct-appointment.tsx'
import { atTheGate } from './gate.ts'
import { doneWords } from './done-words.ts'
import { GateBox } from './gate-box.tsx'
import { MarkForm } from './mark-form.tsx'
import { MoveForm } from './move-form.tsx'
import { sameDayWords } from './same-day.ts'
import { VisitTags } from './visit-tags.tsx'
import { officePath, withQuery } from '../../page/office-paths.ts'
import { useHasMailServer } from '../use-has-mail-server.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const { catalogue } = content()
  const entry = isUuid(params.id) ? await agendaEntry(db.queries, params.id, catalogue) : undefined
  if (!entry) return officeNotFound()
  const isAhead = entry.status === 'booked' && entry.date >= dayAt(now())
  return {
    entry,
    holiday: isAhead ? holidayOn(content(), entry.date) : null,
    around: await aroundAppointment(db.queries, entry.id, catalogue),
    free: entry.status === 'booked' ? await freeSlots(db.queries, now()) : [],
    notes: await notesOn(db.queries, entry.id),
    noteId: randomUUID(),
    opened: await messagesOpened(db.queries, entry.id),
    gate: isAtGate(request) ? atTheGate(entry, await cameAt(db.queries, entry.id), now()) : null,
    today: dayAt(now()),
    now: now(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'appointments')
  if (!isUuid(params.id)) return officeNotFound()
  const done = await appointmentAction(params.id, await request.formData(), office)
  if (!done.ok) return data(done.outcome, { status: done.status })
  const here = { ...(isAtGate(request) && { gate: '' }), ...done.query }
  return redirect(done.to ?? withQuery(officePath.appointment(params.id), here), 303)
}

/** Refusals that stand in no form, or in one that is gone since: it was cancelled or they were erased meanwhile, say. What was moved is to be read whole. */
function refusedAbove(
  refused: RefusedWork | undefined,
  { canReach, isOpen, hasFree }: { canReach: boolean; isOpen: boolean; hasFree: boolean },
): string | null {
  if (!refused) return null
  const { did, message } = refused
  const isAbove =
    !canReach ||
    did === 'message' ||
    did === 'mark' ||
    (did === 'cancel' && (refused.wasMoved || !isOpen)) ||
    (did === 'move' && (refused.wasMoved || !(isOpen && hasFree)))
  return isAbove ? message : null
}

/** By a visitor's code. */
const isAtGate = ({ url }: Request) => new URL(url).searchParams.has('gate')

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(loaderData?.entry.name ?? 'Appointment')
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, holiday, around, free, notes, noteId, opened, gate, today, now } = loaderData
  const { name, date, time, status, phone, email, busy } = entry
  const may = useMay()
  useFocusOnWrong(actionData)
  const refused = actionData?.did === 'correct' ? actionData.correction : null
  const noVisit = actionData?.did === 'visit' ? actionData.visit : null
  const noNote = actionData?.did === 'note' ? actionData : undefined
  const moving = actionData?.did === 'move' ? actionData : null
  const failed = actionData?.did === 'cancel' ? actionData : null
  // Without any way to reach them it is an erased person's: nothing is done about that any more.
  const canReach = Boolean(phone || email)
  const isOpen = canReach && status === 'booked' && date >= today
  const twice = sameDayWords(entry, around.appointments)
  const notDone = refusedAbove(actionData, { canReach, isOpen, hasFree: free.length > 0 })
  const [searchParams] = useSearchParams()
  const hasMailServer = useHasMailServer()
  const done =
    correctedWords(searchParams, hasMailServer) ??
    doneWords(searchParams.get('done'), { email, hasMailServer })
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
          {time} <bdi>{name}</bdi>
        </h1>
        <p className="office-actions">
          <PurposeWords {...entry} />
          <StatusTag {...entry} />
          <VisitTags {...entry} />
          <MailTag {...entry} />
        </p>
      </div>
      {done && !actionData && (
        <p role="status" className="office-notice">
          {done}
        </p>
      )}
      {notDone && (
        <p role="alert" className="office-notice office-notice-bad">
          {notDone}
        </p>
      )}
      {holiday && <p className="office-notice">{holiday}</p>}
      {twice && isOpen && (
        <p className="office-notice">
          {twice}{' '}
          <a className="office-link" href="#others">
            Other appointments
          </a>
        </p>
      )}
      {busy && isOpen && (
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
            {canReach && (
              <CorrectAppointment
                key={searchParams.get('corrected')}
                entry={entry}
                refused={refused}
              />
            )}
            {canReach && (
              <ChangeVisit
                key={`visit ${searchParams.get('visit')}`}
                entry={entry}
                refused={noVisit}
              />
            )}
          </May>
          <AppointmentNotes
            appointmentId={entry.id}
            noteId={noteId}
            notes={notes}
            canAdd={canReach && may('appointments')}
            now={now}
            added={searchParams.get('noted')}
            refused={noNote}
          />
          <May right="appointments">
            {isOpen && (
              <>
                <MoveForm key={`${date} ${time}`} entry={entry} free={free} refused={moving} />
                <CancelForm entry={entry} refused={failed} />
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
