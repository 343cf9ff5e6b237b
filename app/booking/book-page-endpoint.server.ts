import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { here } from '../../content/language/t.ts'
import { isToken } from '../account/random-token.server.ts'
import { requestCounter } from '../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { readForm } from '../http/read-body.server.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { messages } from '../rules/booking.ts'
import { isCalendarDay, isTimeOfDay } from '../rules/calendar-days.ts'
import { slotIn } from '../rules/slot-in-form.ts'
import type { SignedInUser } from '../rules/user.ts'
import { detailMessages, lateMessages } from '../rules/visit-details.ts'
import { readWish, waitlistMessages } from '../rules/waitlist.ts'
import { bookSlot } from './book-slot.server.ts'
import { drawnBook, type AskedBook } from './book-page.server.ts'
import { bookingWish, moveTarget } from './booking-wish.server.ts'
import { appointmentOn } from './bookings.server.ts'
import { cancelAppointment } from './cancel-booking.server.ts'
import { dailyChanges } from './daily-changes.server.ts'
import type { Book } from './drawn-page.ts'
import { moveAppointment } from './move-appointment.server.ts'
import type { RefusedDetails } from './own-visit.server.ts'
import { refusedBooking, refusedWish, tooManyToday } from './refusal-words.ts'
import { isTelling, tellByForm, toldWords } from './tell-visit.server.ts'
import { endWish, makeWish } from './waitlist-wishes.server.ts'

type Refused = {
  status: Exclude<Book['status'], 200>
  message: string
  refused?: RefusedDetails
}
type Done = { ok: true; to: string } | ({ ok: false } & Refused)
type Form = Record<string, string>
type C = Context<RequestVariables>

/** What has just been done, as the address that it led to says it. */
function doneWords(done: string | undefined, hasMailServer: boolean): string | null {
  if (done === 'booked') return messages.confirmed
  if (done === 'moved') return messages.moved
  if (done === 'cancelled') return messages.cancelled
  if (done === 'waiting') return waitlistMessages.made(hasMailServer)
  return done === 'taken-back' ? waitlistMessages.ended : toldWords(done)
}

/** Phones show an address again that led here long ago: of a day it says what still stands there, to whom it is known of. */
function isStillSo(done: string | undefined, { day }: AskedBook, { user, own }: Book): boolean {
  return day === null || (user !== null && (done === 'cancelled') === (own === null))
}

/** Mounted at `/book`: what the dialog does, as pages and forms, by the same calls and with the same words. */
export function bookPageEndpoint(services: Services): Hono<RequestVariables> {
  const { db } = services
  const hasMailServer = services.settings.smtpUrl !== undefined
  const app = new Hono<RequestVariables>()
  const count = requestCounter(services, { name: 'appointments', points: 60, seconds: 600 })
  const today = dailyChanges(services)

  app.get('/', async (c, next) => {
    const done = c.req.query('done')
    const tooMany = await c.var.refuseDrawing?.({ said: doneWords(done, hasMailServer) })
    if (tooMany) return tooMany
    await draw(c, askedIn(c.req.query(), c), { done })
    return next()
  })

  app.post('/', async (c, next) => {
    const form = Object.fromEntries(await readForm(c))
    const done = await doWhatIsAsked(c, form)
    if (done.ok) return c.redirect(here(done.to), 303)
    const tooMany = await c.var.refuseDrawing?.({ typed: form })
    if (tooMany) return tooMany
    await draw(c, askedIn(form, c), { refused: done })
    return next()
  })

  async function draw(
    c: C,
    asked: AskedBook,
    { done, refused }: { done?: string | undefined; refused?: Refused },
  ) {
    const { user, content } = c.var
    const { publicUrl } = services.settings
    const page = await drawnBook(db, asked, {
      ...{ user, content, publicUrl, hasMailServer },
      ...{ now: services.now(), ...(refused && { refused }) },
    })
    const said = isStillSo(done, asked, page) ? doneWords(done, hasMailServer) : null
    c.set('drawnPage', { ...page, said })
  }

  async function doWhatIsAsked(c: C, form: Form): Promise<Done> {
    const { user } = c.var
    const kind = form['do']
    if (!user) {
      const refused = kind === undefined ? { refused: { draft: form, wrong: null } } : {}
      return { ...refusal(401, signInFirst(kind)), ...refused }
    }
    const tooMany = await count(user.uid)
    if (tooMany) return refusal(429, tooMany.message)
    if (kind === 'cancel') return cancel(form, user)
    if (kind === 'wait') return wait(form, user)
    if (kind === 'take-back') return takeBack(form, user)
    if (isTelling(kind)) return tell(c, form, user)
    return kind === 'move' ? move(form, user) : book(c, form, user)
  }

  const work = () => ({ now: services.now(), settings: mailSettings(services) })

  async function book(c: C, form: Form, user: SignedInUser): Promise<Done> {
    const date = form['day'] ?? ''
    if (!isCalendarDay(date) || !isTimeOfDay(form['time'] ?? ''))
      return refusal(400, messages.chooseDateAndSlot)
    const { time, purpose, again } = form
    const wish = bookingWish(
      { ...form, purpose: purpose || undefined, offer: again },
      c.var.content.catalogue,
    )
    const typed = (field = '', message = ''): RefusedDetails => ({
      ...{ draft: form, wrong: field ? { field, message } : null },
    })
    if (!wish.ok) return { ...refusal(400, wish.message), refused: typed(wish.field, wish.message) }
    const booking = await today(user.email, () =>
      bookSlot(db, { date, ...wish.wish, user, ...work() }),
    )
    if (booking.ok) {
      c.var.log.info({ appointment: booking.appointment.id }, 'appointment booked')
      return { ok: true, to: `/book?day=${date}&done=booked` }
    }
    // The same form sent twice: it is theirs.
    if (booking.reason === 'already-that-day' && booking.time === time)
      return { ok: true, to: `/book?day=${date}&done=booked` }
    return { ...refusal(...refusedBooking(booking, date)), refused: typed() }
  }

  async function tell(c: C, form: Form, user: SignedInUser): Promise<Done> {
    const shown = shownIn(form)
    if (!shown) return refusal(400, messages.missingData)
    const { catalogue } = c.var.content
    const told = await tellByForm(
      form,
      { user, ...shown },
      { db, catalogue, today, who: user.email, ...work() },
    )
    if (told.ok) return { ok: true, to: `/book?day=${shown.date}&done=${told.done}` }
    return told.status === 404 ? notThere(shown.date, user) : told
  }

  async function move(form: Form, user: SignedInUser): Promise<Done> {
    const shown = shownIn(form)
    const target = moveTarget({ toDate: form['day'], toTime: form['time'] })
    if (!target || !shown) return refusal(400, messages.chooseDateAndSlot)
    const moved = await today(user.email, () =>
      moveAppointment(db, { ...shown, ...target, user, ...work() }),
    )
    if (moved.ok) return { ok: true, to: `/book?day=${target.toDate}&done=moved` }
    if (moved.reason === 'no-appointment') return notThere(shown.date, user)
    if (moved.reason === 'already-started') return refusal(409, messages.startedBeforeMove)
    return refusal(...refusedBooking(moved, target.toDate))
  }

  async function cancel(form: Form, user: SignedInUser): Promise<Done> {
    const shown = shownIn(form)
    if (!shown) return refusal(400, messages.missingData)
    const cancellation = await today(user.email, () =>
      cancelAppointment(db, { ...shown, user, ...work() }),
    )
    if (cancellation.ok) return { ok: true, to: `/book?day=${shown.date}&done=cancelled` }
    if (cancellation.reason === 'too-many-today') return refusal(429, tooManyToday())
    return cancellation.reason === 'already-started'
      ? refusal(409, messages.alreadyStarted)
      : notThere(shown.date, user)
  }

  /** Cancelled since the page showed it; or moved, or booked anew, at another time of the day. */
  async function notThere(date: string, { uid: userId }: SignedInUser) {
    const other = await appointmentOn(db.queries, { date, userId })
    return other ? refusal(409, messages.noLongerThen) : refusal(404, messages.noAppointment)
  }

  async function wait(form: Form, user: SignedInUser): Promise<Done> {
    const read = readWish(form, services.now())
    if (!read.ok) return refusal(400, read.message)
    const made = await today(user.email, () => makeWish(db, { user, wish: read.wish, ...work() }))
    return made.ok ? { ok: true, to: '/book?done=waiting' } : refusal(...refusedWish(made))
  }

  async function takeBack(form: Form, user: SignedInUser): Promise<Done> {
    const id = z.uuid().safeParse(form['wish']).data
    if (id)
      await db.transaction((tx) =>
        endWish(tx, id, { endedBy: 'taken-back', userId: user.uid, ...work() }),
      )
    // Also when it was taken back before.
    return { ok: true, to: '/book?done=taken-back' }
  }

  return app
}

const refusal = (status: Refused['status'], message: string): { ok: false } & Refused => ({
  ok: false,
  status,
  message,
})

/** Where the page of a form showed the appointment: in another tab it may be moved since. */
const shownIn = (form: Form) => slotIn(form['shown'] ?? '')

function signInFirst(kind: string | undefined): string {
  if (kind === 'wait' || kind === 'take-back') return waitlistMessages.signIn
  if (kind === 'cancel') return messages.signInToCancel
  if (kind === 'details') return detailMessages.signInToChange
  if (kind === 'late') return lateMessages.signIn
  return kind === 'move' ? messages.signInToMove : messages.signInToBook
}

function stepAsked(asked: Form): AskedBook['step'] {
  if (asked['do'] === 'details' || asked['details'] !== undefined) return 'details'
  return asked['cancel'] === undefined ? 'see' : 'cancel'
}

/** What an address asks for, or a form that is shown again. */
function askedIn(asked: Form, c: C): AskedBook {
  const dayIn = (text: string | undefined) => (text && isCalendarDay(text) ? text : null)
  const isChange = ['move', 'cancel', 'details', 'late'].includes(asked['do'] ?? '')
  const isMove = asked['do'] === 'move' || asked['move'] !== undefined
  const { time = '', again = '' } = asked
  const product = c.var.content.catalogue.find(asked['product'] ?? '')
  return {
    day: dayIn(isChange ? shownIn(asked)?.date : asked['day']),
    step: isMove ? 'move' : stepAsked(asked),
    to: isChange ? dayIn(asked['day']) : dayIn(asked['move']),
    time: isTimeOfDay(time) ? time : null,
    wish: {
      purpose: asked['purpose'] === 'demo' ? 'demo' : 'visit',
      productId: asked['purpose'] === 'demo' ? (product?.id ?? null) : null,
      note: asked['note'] || null,
    },
    again: isToken(again) ? again : null,
    wished: asked['do'] === 'wait' ? asked : null,
  }
}
