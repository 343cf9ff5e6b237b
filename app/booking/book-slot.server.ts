import { randomUUID } from 'node:crypto'
import { language } from '../../content/language/t.ts'
import type { SignedInUser } from '../rules/user.ts'
import { hashToken, newToken } from '../account/random-token.server.ts'
import type { Database } from '../db/database.server.ts'
import { databaseError, withRetries } from '../db/retry.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { bookSlotStatement, whyNotStatement, type WhyNot } from './book-slot-statement.server.ts'
import type {
  BookingRefusal,
  AppointmentDetails,
  OwnAppointment,
  StoredAppointment,
} from '../rules/booking.ts'
import { elsewhere, toldOf, type VisitDetails } from '../rules/visit-details.ts'
import { confirmationMail } from './booking-mails.server.ts'
import { bookingNotice } from './notice-mails.server.ts'
import { openOffer } from './rebooking-offers.server.ts'
import { dayAt, instantOf } from '../rules/calendar-days.ts'

interface Wish {
  date: string
  time: string
  now: Date
  settings: MailSettings
}

export interface BookingRequest extends Wish, Partial<AppointmentDetails> {
  user: SignedInUser
  /** From the link with which staff offered another slot: the new appointment remembers the old one. */
  offer?: string | null
  /** What they told us beforehand. */
  details?: VisitDetails
}

/** Somebody on the phone. */
export interface BookingForSomebody extends Wish, Partial<AppointmentDetails> {
  /** Of the appointment: what is booked twice under one id is booked once. */
  id?: string
  person: Person
  staff: SignedInUser
  /** Besides the telephone, which is the person's. */
  details?: VisitDetails
  /** Though the person has as many ahead as the rules allow: staff have been told. */
  mayExceed?: boolean
}

interface Person {
  /** Absent when they never signed in. */
  uid: string | null
  name: string
  /** In lower case. */
  email: string | null
  phone: string | null
}

export type Booking =
  { ok: true; appointment: StoredAppointment } | ({ ok: false } & BookingRefusal)

/** Books a slot for a user, on disk when it resolves; seed section 7 names the refusals. */
export async function bookSlot(db: Database, request: BookingRequest): Promise<Booking> {
  const person = { ...request.user, phone: request.details?.phone ?? null }
  const topic = await topicOf(db, request)
  return book(db, { ...request, ...topic, person, staff: null, earliest: null, mayExceed: false })
}

/** What it is for: of an offer that has not answered in the dialog the link comes alone, and what was told before is kept. */
async function topicOf(
  { queries }: Database,
  { purpose, productId = null, note = null, offer, now }: BookingRequest,
): Promise<AppointmentDetails> {
  const known = !purpose && offer ? await openOffer(queries, offer, now) : 'expired'
  if (typeof known === 'string') return { purpose: purpose ?? 'visit', productId, note }
  return {
    purpose: known.purpose,
    productId: (known.purpose === 'visit' && productId) || known.productId,
    note: note ?? known.note,
  }
}

/** Books for somebody who called: inside the minimum notice too, and a slot that has just begun. */
export async function bookForSomebody(db: Database, request: BookingForSomebody): Promise<Booking> {
  const earliest = instantOf(dayAt(request.now), '00:00')
  return book(db, { mayExceed: false, ...request, offer: null, earliest })
}

/** One of the times that an answer proposed, by its link. Whom we propose a time to may have it besides all others. */
export async function bookProposed(
  db: Database,
  request: Wish & Partial<AppointmentDetails> & { person: Person; proposalId: string },
): Promise<Booking> {
  return book(db, { ...request, staff: null, earliest: null, mayExceed: true })
}

interface AnyBooking extends Wish, Partial<AppointmentDetails> {
  id?: string
  person: Person
  staff: SignedInUser | null
  offer?: string | null
  /** The earliest start, where the minimum notice doesn't hold. */
  earliest: Date | null
  mayExceed: boolean
  proposalId?: string
  details?: VisitDetails
}

async function book(db: Database, wish: AnyBooking): Promise<Booking> {
  const appointment = await tryToBook(db, wish)
  return appointment ? { ok: true, appointment } : { ok: false, ...(await whyNotBooked(db, wish)) }
}

/** The indexes that keep a slot, and a person's day, to one live appointment, and a form to one. */
const uniqueRules = new Set([
  'appointments_pkey',
  'one_live_appointment_per_slot',
  'one_live_appointment_per_user_and_day',
  'one_live_appointment_per_email_and_day',
  'one_live_appointment_per_proposal',
])

async function tryToBook(db: Database, wish: AnyBooking): Promise<StoredAppointment | undefined> {
  try {
    const [booked] = await withRetries(() =>
      db.statement<OwnAppointment>('book-slot', bookSlotStatement, bookSlotParameters(wish)),
    )
    if (!booked) return undefined
    const { id, date, time, purpose, productId, note } = booked
    const told = { purpose, productId, note, ...elsewhere(wish.details?.meet ?? 'workshop') }
    return { id, date, time, ...told, bookedAt: wish.now.toISOString() }
  } catch (error) {
    const { code, constraint } = databaseError(error) ?? {}
    if (code === '23505' && uniqueRules.has(constraint ?? '')) return undefined
    throw error
  }
}

function bookSlotParameters(wish: AnyBooking): unknown[] {
  const { date, time, person, now, settings, purpose = 'visit', staff, offer } = wish
  const { productId = null, note = null, earliest, mayExceed, details } = wish
  const { uid, name, email, phone } = person
  const told = toldOf({ ...details, phone })
  const appointment = {
    ...{ id: wish.id ?? randomUUID(), date, time, purpose, productId, note, ...told },
    language: language(),
  }
  const token = newToken()
  const mail = email
    ? confirmationMail(settings, { appointment, person: { name, email }, token, now })
    : undefined
  const notice = bookingNotice(settings, { appointment, person, staff, now })
  return [
    ...[date, time, uid, name, email, now],
    ...[appointment.id, purpose, productId, note, phone],
    ...[staff?.uid, offer ? hashToken(offer) : null, earliest, mayExceed],
    ...[notice.status, mail?.id, mail?.subject, mail?.text, mail?.html, mail?.ics],
    ...[notice.id, notice.recipient, notice.replyTo],
    ...[notice.subject, notice.text, notice.html, hashToken(token), wish.proposalId],
    details && JSON.stringify({ ...details, phone: undefined }),
    appointment.language,
  ].map((value) => value ?? null)
}

interface Refused extends Pick<AnyBooking, 'date' | 'time' | 'now' | 'earliest' | 'mayExceed'> {
  person: Pick<Person, 'uid' | 'email'>
  /** The appointment that is moved. */
  besides?: string
}

/** Why a slot could not be had. */
export async function whyNotBooked(db: Database, wish: Refused): Promise<BookingRefusal> {
  const { date, time, person, now, earliest, mayExceed, besides = null } = wish
  const parameters = [date, time, person.uid, person.email, now, earliest, mayExceed, besides]
  const [found] = await db.statement<WhyNot>('why-not-book', whyNotStatement, parameters)
  if (!found?.dayOpen) return { reason: 'day-missing', closedReason: found?.closedReason ?? null }
  if (found.slotBooked === null) return { reason: 'slot-missing' }
  // Before 'booked': whoever sends a booking twice learns that they have it.
  if (found.ownTime) return { reason: 'already-that-day', time: found.ownTime }
  if (found.tooLate) return { reason: 'too-late', noticeMinutes: found.noticeMinutes }
  if (found.tooManyAhead) return { reason: 'too-many-ahead', most: found.mostAhead }
  // Also when it was freed since: it was taken when the visitor asked for it.
  return { reason: 'slot-booked' }
}
