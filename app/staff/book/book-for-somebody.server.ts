import { eq } from 'drizzle-orm'
import type { SignedInUser } from '../../account/user.ts'
import { bookForSomebody } from '../../booking/book-slot.server.ts'
import { messages } from '../../booking/booking.ts'
import type { Database } from '../../db/database.server.ts'
import { users } from '../../db/schema/people.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import type { PhoneBooking } from './book-form.ts'

interface Request {
  booking: PhoneBooking
  staff: SignedInUser
  now: Date
  settings: MailSettings
}

/** Books for somebody who called; whoever has signed in with that e-mail finds it among their own. */
export async function bookByPhone(
  db: Database,
  { booking, staff, now, settings }: Request,
): Promise<{ ok: true; id: string } | { ok: false; message: string }> {
  const { name, email, phone, ...wish } = booking
  const [known] = email
    ? await db.queries.select({ uid: users.uid }).from(users).where(eq(users.email, email))
    : []
  const person = { uid: known?.uid ?? null, name, email, phone }
  const made = await bookForSomebody(db, { ...wish, person, staff, now, settings })
  if (made.ok) return { ok: true, id: made.appointment.id }
  switch (made.reason) {
    case 'day-missing':
      return { ok: false, message: 'This day is not open.' }
    case 'slot-missing':
      return { ok: false, message: messages.slotMissing }
    case 'slot-booked':
      return { ok: false, message: messages.slotBooked }
    case 'already-that-day':
      return {
        ok: false,
        message: `${name} already has an appointment on this day, at ${made.time}.`,
      }
    case 'too-late':
      return { ok: false, message: 'This day is over.' }
  }
}
