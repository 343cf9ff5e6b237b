import { mailSettings } from '../../mail/mail.server.ts'
import { slotIn } from '../../rules/slot-in-form.ts'
import type { RefusedCorrection } from '../corrections/correction-form.ts'
import { correctedQuery } from '../corrections/correction-words.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { addAppointmentNote } from './appointment-notes.server.ts'
import { correctionAction } from './correction-action.server.ts'
import { doneQuery } from './done-words.ts'
import { cancelWithReason } from './keep-appointments.server.ts'
import { markAction } from './mark-action.server.ts'
import { moveAction } from './move-action.server.ts'
import { openMessage } from './open-message.server.ts'
import { readReason } from './reason.ts'
import { visitAction } from './visit-action.server.ts'
import type { RefusedVisit } from './visit-form.ts'

/** Why something was not done, with what had been typed or chosen. */
export type RefusedWork =
  | { did: 'correct'; message: string; correction: RefusedCorrection }
  | { did: 'visit'; message: string; visit: RefusedVisit }
  | { did: 'message'; message: string }
  | { did: 'move'; message: string; to: string; wasMoved?: true }
  | { did: 'note'; message: string; note: string }
  | { did: 'mark'; message: string }
  | { did: 'cancel'; message: string; reason: string; wasMoved?: true }

type Answered =
  /** Back to the page with this in its address, or on to another one. */
  | { ok: true; query: Record<string, string>; to?: string }
  | { ok: false; status: number; outcome: RefusedWork }

/** What the forms of an appointment's page send, each named by its `do`; that of a mark by its `mark`. */
export async function appointmentAction(
  id: string,
  form: FormData,
  office: Office,
): Promise<Answered> {
  const field = (name: string) => fieldOf(form, name)
  const shown = slotIn(field('shown'))
  const done = (query: Record<string, string> = {}): Answered => ({ ok: true, query })
  const refused = (status: number, outcome: RefusedWork): Answered => ({
    ...{ ok: false, status, outcome },
  })

  switch (field('do')) {
    case 'correct': {
      const correction = await correctionAction(id, form, office)
      if (correction.ok) return done(correctedQuery(office.now(), correction.mailed))
      const { status, message } = correction
      return refused(status, { did: 'correct', message, correction })
    }
    case 'visit': {
      const visit = await visitAction(id, form, office)
      if (visit.ok) return done({ visit: String(office.now().getTime()), ...doneQuery('visit') })
      return refused(visit.status, { did: 'visit', message: visit.message, visit })
    }
    case 'message': {
      const opened = await openMessage(id, field('text'), office)
      if (opened.ok) return { ok: true, query: {}, to: opened.href }
      return refused(409, { did: 'message', message: opened.message })
    }
    case 'move': {
      const to = field('to')
      const moved = await moveAction(id, { chosen: slotIn(to), shown }, office)
      if (moved.ok) return done(doneQuery('moved'))
      const { message, wasMoved } = moved
      return refused(409, { did: 'move', message, to, wasMoved })
    }
    case 'note': {
      const note = field('text')
      const noteId = field('noteId')
      const added = await addAppointmentNote({ id, noteId, text: note }, office)
      if (added.ok) return done({ noted: noteId })
      return refused(added.status, { did: 'note', message: added.message, note })
    }
    default: {
      if (form.has('mark')) {
        const marked = await markAction(form, office)
        if (marked.ok) return done(doneQuery(marked.mark === 'booked' ? 'taken-back' : marked.mark))
        return refused(409, { did: 'mark', message: marked.message })
      }
      const reason = field('reason')
      const read = readReason(reason)
      if (!read.ok) return refused(422, { did: 'cancel', message: read.message, reason })
      const { db, staff, now } = office
      const settings = mailSettings(office)
      const cancelling = { id, reason: read.text, shown, staff, now: now(), settings }
      const cancelled = await cancelWithReason(db, cancelling)
      if (cancelled.ok) return done(doneQuery('cancelled'))
      const { message, wasMoved } = cancelled
      return refused(409, { did: 'cancel', message, reason, wasMoved })
    }
  }
}
