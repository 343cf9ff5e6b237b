import type { Catalogue } from '../../content/catalogue-of.ts'
import type { Services } from '../http/services.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { messages } from '../rules/booking.ts'
import { isCalendarDay } from '../rules/calendar-days.ts'
import { slotIn, type SlotInForm } from '../rules/slot-in-form.ts'
import { moveTarget } from './booking-wish.server.ts'
import { cancelByLink } from './cancel-booking.server.ts'
import type { JoinedPeople } from './change-visit.server.ts'
import type { DailyChanges } from './daily-changes.server.ts'
import { moveByLink } from './move-appointment.server.ts'
import type { Asked } from './own-appointment-page.server.ts'
import type { LinkedAppointment } from './own-link.server.ts'
import { refusedBooking, tooManyToday } from './refusal-words.ts'
import { isTelling, tellByForm } from './tell-visit.server.ts'

/** What is asked for, where it was not done, is what the page shows then. */
type Change =
  { ok: true; done: 'cancelled' | 'moved' | 'told' | 'late' } | { ok: false; asked: Asked }

interface From {
  /** Of the link. */
  token: string
  catalogue: Catalogue
}

/** What the forms do that stand on the page of a link. The link was looked up before. */
export function changesByLink(services: Services, today: DailyChanges, joined: JoinedPeople) {
  const { db } = services
  const work = () => ({ now: services.now(), settings: mailSettings(services) })

  return async (
    { id, userEmail }: LinkedAppointment,
    form: Record<string, string>,
    from: From,
  ): Promise<Change> => {
    const asking = { id, who: userEmail ?? id, shown: slotIn(form['shown'] ?? '') }
    if (isTelling(form['do'])) return tell(form, asking, from)
    return form['do'] === 'cancel' ? cancel(asking) : move(form, asking)
  }

  interface Asking {
    id: string
    /** With whose changes of the day this one is counted. */
    who: string
    /** Where the page showed it. */
    shown: SlotInForm | null
  }

  async function tell(
    form: Record<string, string>,
    { id, who, shown }: Asking,
    { token, catalogue }: From,
  ): Promise<Change> {
    const whose = { user: null, id, token, shown, joined }
    const told = await tellByForm(form, whose, { db, catalogue, today, who, ...work() })
    if (told.ok) return told
    if (told.status === 404) return notThere()
    return { ok: false, asked: { step: told.refused ? 'details' : 'see', refused: told } }
  }

  async function cancel({ id, who, shown }: Asking): Promise<Change> {
    if (!shown) return notThere()
    const cancellation = await today(who, () => cancelByLink(db, { id, shown, ...work() }))
    if (cancellation.ok) return { ok: true, done: 'cancelled' }
    if (cancellation.reason === 'too-many-today') return refusal(429, tooManyToday())
    if (cancellation.reason !== 'already-started') return notThere()
    return refusal(409, messages.alreadyStarted)
  }

  async function move(form: Record<string, string>, { id, who, shown }: Asking): Promise<Change> {
    const day = form['day'] ?? ''
    const target = moveTarget({ toDate: day, toTime: form['time'] })
    if (!target) {
      const step = { move: isCalendarDay(day) ? day : null }
      return refusal(400, messages.chooseDateAndSlot, step)
    }
    if (!shown) return notThere()
    const moved = await today(who, () => moveByLink(db, { id, shown, ...target, ...work() }))
    if (moved.ok) return { ok: true, done: 'moved' }
    if (moved.reason === 'no-appointment') return notThere()
    if (moved.reason === 'already-started') return refusal(409, messages.startedBeforeMove)
    return refusal(...refusedBooking(moved, target.toDate), { move: target.toDate })
  }
}

const refusal = (
  status: NonNullable<Asked['refused']>['status'],
  message: string,
  step: Asked['step'] = 'see',
): Change => ({ ok: false, asked: { step, refused: { status, message } } })

/** At the time that the page showed. */
const notThere = () => refusal(409, messages.noLongerThen)
