import { randomUUID } from 'node:crypto'
import type { SignedInUser } from '../account/user.ts'
import { hashToken } from '../account/random-token.server.ts'
import type { Database } from '../db/database.server.ts'
import { databaseError, withRetries } from '../db/retry.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { bookSlotStatement, whyNotStatement, type WhyNot } from './book-slot-statement.server.ts'
import type { BookingRefusal, Occasion, OwnAppointment } from './booking.ts'
import { confirmationMail } from './booking-mails.server.ts'
import { dayAt, instantOf } from './calendar-days.ts'

interface Wish {
  date: string
  time: string
  now: Date
  settings: MailSettings
}

export interface BookingRequest extends Wish, Partial<Occasion> {
  user: SignedInUser
  /** From the link with which staff offered another slot: the new appointment remembers the old one. */
  offer?: string | null
}

/** Somebody on the phone. */
export interface BookingForSomebody extends Wish, Partial<Occasion> {
  person: Person
  staff: SignedInUser
}

interface Person {
  /** Absent when they never signed in. */
  uid: string | null
  name: string
  /** In lower case. */
  email: string | null
  phone: string | null
}

export type Booking = { ok: true; appointment: OwnAppointment } | ({ ok: false } & BookingRefusal)

/** Books a slot for a user, on disk when it resolves; seed section 7 names the refusals. */
export async function bookSlot(db: Database, request: BookingRequest): Promise<Booking> {
  const person = { ...request.user, phone: null }
  return book(db, { ...request, person, staff: null, earliest: null })
}

/** Books for somebody who called: inside the minimum notice too, and a slot that has just begun. */
export async function bookForSomebody(db: Database, request: BookingForSomebody): Promise<Booking> {
  const earliest = instantOf(dayAt(request.now), '00:00')
  return book(db, { ...request, offer: null, earliest })
}

interface AnyBooking extends Wish, Partial<Occasion> {
  person: Person
  staff: SignedInUser | null
  offer?: string | null
  /** The earliest start, where the minimum notice doesn't hold. */
  earliest: Date | null
}

async function book(db: Database, wish: AnyBooking): Promise<Booking> {
  const appointment = await tryToBook(db, wish)
  return appointment ? { ok: true, appointment } : { ok: false, ...(await whyNot(db, wish)) }
}

/** The indexes that keep a slot, and a person's day, to one live appointment. */
const uniqueRules = new Set([
  'one_live_appointment_per_slot',
  'one_live_appointment_per_user_and_day',
  'one_live_appointment_per_email_and_day',
])

async function tryToBook(db: Database, wish: AnyBooking): Promise<OwnAppointment | undefined> {
  try {
    const [booked] = await withRetries(() =>
      db.statement<OwnAppointment>('book-slot', bookSlotStatement, bookSlotParameters(wish)),
    )
    if (!booked) return undefined
    const { id, date, time, purpose, productId, note } = booked
    return { id, date, time, purpose, productId, note }
  } catch (error) {
    const { code, constraint } = databaseError(error) ?? {}
    if (code === '23505' && uniqueRules.has(constraint ?? '')) return undefined
    throw error
  }
}

function bookSlotParameters(wish: AnyBooking): unknown[] {
  const { date, time, person, now, settings, purpose = 'visit', staff, offer, earliest } = wish
  const { productId = null, note = null } = wish
  const { uid, name, email, phone } = person
  const appointment = { id: randomUUID(), date, time, purpose, productId, note }
  const mail = email
    ? confirmationMail(settings, { appointment, person: { name, email }, now })
    : undefined
  return [
    ...[date, time, uid, name, email, now],
    ...[appointment.id, purpose, productId, note, phone],
    ...[staff?.uid ?? null, offer ? hashToken(offer) : null, earliest],
    ...[mail?.id, mail?.status, mail?.subject, mail?.text, mail?.html, mail?.ics],
  ].map((value) => value ?? null)
}

async function whyNot(db: Database, wish: AnyBooking): Promise<BookingRefusal> {
  const { date, time, person, now, earliest } = wish
  const parameters = [date, time, person.uid, person.email, now, earliest]
  const [found] = await db.statement<WhyNot>('why-not-book', whyNotStatement, parameters)
  if (!found?.dayOpen) return { reason: 'day-missing' }
  if (found.slotBooked === null) return { reason: 'slot-missing' }
  // Before 'booked': whoever sends a booking twice learns that they have it.
  if (found.ownTime) return { reason: 'already-that-day', time: found.ownTime }
  if (found.tooLate) return { reason: 'too-late', noticeMinutes: found.noticeMinutes }
  // Also when it was freed since: it was taken when the visitor asked for it.
  return { reason: 'slot-booked' }
}
