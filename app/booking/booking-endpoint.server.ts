import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { language } from '../../content/language/t.ts'
import { readTogether } from '../db/read-together.server.ts'
import { clientNetwork } from '../http/client-network.ts'
import { rateLimit } from '../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { apiRefusal } from './api-refusal.server.ts'
import { appointmentCalendar } from './appointment-calendar.server.ts'
import { bookSlot } from './book-slot.server.ts'
import { titleOf } from './booking-mails.server.ts'
import { bookingWish, moveTarget } from './booking-wish.server.ts'
import { messages } from '../rules/booking.ts'
import { appointmentOn, closedDays, daysAhead, daySlots } from './bookings.server.ts'
import { cancelAppointment } from './cancel-booking.server.ts'
import { dayAt, isCalendarDay } from '../rules/calendar-days.ts'
import { dailyChanges, type TooManyToday } from './daily-changes.server.ts'
import { knownDetails } from './known-details.server.ts'
import { liveSlots } from './live-slots.server.ts'
import { moveAppointment, type Move } from './move-appointment.server.ts'
import { openOffer } from './rebooking-offers.server.ts'
import { refusedBooking, tooManyToday } from './refusal-words.ts'
import { waitlistEndpoint } from './waitlist-endpoint.server.ts'
import { ownWishes } from './waitlist-wishes.server.ts'

/** Looking costs little, and the dialog does it again and again. */
const limitWrites = (limit: MiddlewareHandler<RequestVariables>) =>
  createMiddleware<RequestVariables>(async (c, next) =>
    c.req.method === 'GET' ? next() : limit(c, next),
  )

/** Mounted at `/api/appointments`. Never tells anyone else's name or e-mail. */
export function bookingEndpoint(services: Services): Hono<RequestVariables> {
  const { db } = services
  const now = () => services.now()
  const app = new Hono<RequestVariables>()

  const limit = rateLimit(services, {
    name: 'appointments',
    points: 60,
    seconds: 600,
    key: (c) => c.var.user?.uid ?? clientNetwork(c.var.clientAddress),
  })

  const today = dailyChanges(services)

  // Before the days: the token stands in the query, which no log has.
  app.get('/offer', async (c) => {
    const offer = await openOffer(db.queries, c.req.query('token') ?? '', now())
    return typeof offer === 'string'
      ? c.json(apiRefusal(messages.offerGone(offer), 'offer-gone'), 404)
      : c.json(offer)
  })

  app.get('/details', signedIn('signInToSee'), async (c) =>
    c.json(await knownDetails(db, c.var.user)),
  )

  app.use('/waitlist/*', limitWrites(limit))
  app.route('/waitlist', waitlistEndpoint(services, today))

  app.use('/:date/*', async (c, next) => {
    if (!isCalendarDay(c.req.param('date')))
      return c.json(apiRefusal(messages.missingData, 'missing-data'), 400)
    await next()
  })

  // Closed days say why in the visitor's language.
  const together = readTogether()
  const whoseView = (userId: string | null) => `${language()} ${userId ?? ''}`

  app.get('/', async (c) => {
    const userId = c.var.user?.uid ?? null
    return c.json(await together(whoseView(userId), () => calendarOf(userId)))
  })

  async function calendarOf(userId: string | null) {
    const { bookable, full } = await daysAhead(db.queries, { userId, now: now() })
    const closed = await closedDays(db.queries, now())
    const waits = userId !== null && (await ownWishes(db.queries, userId, now())).length > 0
    return {
      today: dayAt(now()),
      days: bookable,
      ...(full.length > 0 && { full }),
      ...(closed.length > 0 && { closed }),
      ...(waits && { waits }),
    }
  }

  app.get('/:date', async (c) => {
    const date = c.req.param('date')
    const userId = c.var.user?.uid ?? null
    const read = () => daySlots(db.queries, { date, userId, now: now() })
    return c.json({ date, slots: await together(`${date} ${whoseView(userId)}`, read) })
  })

  app.post('/:date', signedIn('signInToBook'), limit, async (c) => {
    const text = await c.req.text()
    if (text && !isJson(c.req.header('Content-Type'))) {
      return c.json(apiRefusal(messages.notJson, 'not-json'), 415)
    }
    const wish = bookingWish(parsed(text), c.var.content.catalogue)
    if (!wish.ok) {
      const { code, message, field } = wish
      return c.json(apiRefusal(message, code, { field }), 400)
    }
    const date = c.req.param('date')
    const { user } = c.var
    const work = { now: now(), settings: mailSettings(services) }
    const booking = await today(user.email, () =>
      bookSlot(db, { date, ...wish.wish, user, ...work }),
    )
    if (!booking.ok) {
      const [status, message] = refusedBooking(booking, date)
      const { ok: _, reason, ...values } = booking
      return c.json(apiRefusal(message, reason, values), status)
    }
    c.var.log.info({ appointment: booking.appointment.id }, 'appointment booked')
    return c.json(
      { success: true, message: messages.confirmed, appointment: booking.appointment },
      201,
    )
  })

  app.post('/:date/move', signedIn('signInToMove'), limit, async (c) => {
    const text = await c.req.text()
    if (!isJson(c.req.header('Content-Type')))
      return c.json(apiRefusal(messages.notJson, 'not-json'), 415)
    const target = moveTarget(parsed(text))
    if (!target) return c.json(apiRefusal(messages.missingData, 'missing-data'), 400)
    const { user } = c.var
    const date = c.req.param('date')
    const work = { now: now(), settings: mailSettings(services) }
    const move = await today(user.email, () =>
      moveAppointment(db, { date, ...target, user, ...work }),
    )
    if (!move.ok && move.reason === 'no-appointment') {
      const [status, message, code] = await notThere(date, target.time, user)
      return c.json(apiRefusal(message, code), status)
    }
    if (!move.ok) {
      const [status, message] = notMoved(move, target.toDate)
      const { ok: _, reason, ...values } = move
      return c.json(apiRefusal(message, reason, values), status)
    }
    c.var.log.info({ appointment: move.appointment.id }, 'appointment moved')
    return c.json({ success: true, message: messages.moved, appointment: move.appointment })
  })

  app.delete('/:date', signedIn('signInToCancel'), limit, async (c) => {
    const date = c.req.param('date')
    const time = c.req.query('time')
    const { user } = c.var
    const work = { now: now(), settings: mailSettings(services) }
    const cancellation = await today(user.email, () =>
      cancelAppointment(db, { date, time, user, ...work }),
    )
    if (cancellation.ok) return c.json({ success: true, message: messages.cancelled })
    const { reason } = cancellation
    if (reason === 'too-many-today') return c.json(apiRefusal(tooManyToday(), reason), 429)
    if (reason === 'already-started')
      return c.json(apiRefusal(messages.alreadyStarted, reason), 409)
    const [status, message, code] = await notThere(date, time, user)
    return c.json(apiRefusal(message, code), status)
  })

  /** @param time where the page showed it: in another tab, or by the office, it may be moved since */
  async function notThere(date: string, time: string | undefined, { uid }: { uid: string }) {
    const other = time && (await appointmentOn(db.queries, { date, userId: uid }))
    return other
      ? ([409, messages.noLongerThen, 'no-longer-then'] as const)
      : ([404, messages.noAppointment, 'no-appointment'] as const)
  }

  app.get('/:date/calendar.ics', signedIn('signInToSee'), async (c) => {
    const date = c.req.param('date')
    const appointment = await appointmentOn(db.queries, { date, userId: c.var.user.uid })
    if (!appointment) return c.json(apiRefusal(messages.noAppointment, 'no-appointment'), 404)
    const { publicUrl, calendarHost, company, catalogue } = mailSettings(services)
    const title = titleOf(catalogue, appointment)
    const event = { appointment, title, publicUrl, calendarHost, company, now: now() }
    return c.body(appointmentCalendar(event), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="dino-appointment-${date}.ics"`,
    })
  })

  app.get('/:date/live', liveSlots(services))

  return app
}

type SignedIn = RequestVariables & {
  Variables: { user: NonNullable<RequestVariables['Variables']['user']> }
}

const signedIn = (message: 'signInToBook' | 'signInToMove' | 'signInToCancel' | 'signInToSee') =>
  createMiddleware<SignedIn>(async (c, next) => {
    const user: RequestVariables['Variables']['user'] = c.var.user
    if (!user) return c.json(apiRefusal(messages[message], 'sign-in'), 401)
    await next()
  })

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;\s*charset=[\w"-]+\s*)?$/i.test(contentType ?? '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function notMoved(
  refusal: Exclude<Extract<Move, { ok: false }>, { reason: 'no-appointment' }> | TooManyToday,
  toDate: string,
): [404 | 409 | 429, string] {
  if (refusal.reason === 'already-started') return [409, messages.startedBeforeMove]
  return refusedBooking(refusal, toDate)
}
