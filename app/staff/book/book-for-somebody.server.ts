import { eq } from 'drizzle-orm'
import { inLanguage } from '../../../content/language/in-language.server.ts'
import type { Language } from '../../../content/language/languages.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { accountOf } from '../../account/users.server.ts'
import { bookForSomebody } from '../../booking/book-slot.server.ts'
import { messages } from '../../rules/booking.ts'
import { shortDay } from '../../rules/day-labels.ts'
import type { Database } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { idMadeOf } from '../id-made-of.server.ts'
import type { PhoneBooking } from './book-form.ts'

interface StaffBooking {
  /** Made with the form: sent twice, it books a person once. */
  formId: string
  booking: PhoneBooking
  /** Though they have as many ahead as the rules allow, which staff have been told. */
  mayExceed: boolean
  staff: SignedInUser
  now: Date
  settings: MailSettings
}

type Booked =
  | { ok: true; id: string }
  /** `made`: the appointment that the same form has booked, as it stood before. */
  | { ok: false; message: string; canExceed?: true; made?: string }

/** Books for somebody who called; whoever has signed in with that e-mail finds it among their own. */
export async function bookByPhone(
  db: Database,
  { formId, booking, mayExceed, staff, now, settings }: StaffBooking,
): Promise<Booked> {
  const { name, email, phone, ...wish } = booking
  const person = { uid: await accountOf(db.queries, email), name, email, phone }
  const spoken = email ? await languageOf(db, email) : 'en'
  // The next caller is booked with a form that was kept for the one before, and has an appointment of their own.
  const id = idMadeOf(formId, name, email, phone)
  const made = await inLanguage(spoken, () =>
    bookForSomebody(db, { ...wish, id, person, staff, now, settings, mayExceed }),
  )
  if (made.ok) return { ok: true, id: made.appointment.id }
  const before = await bookedBefore(db, id, booking)
  if (before) return before
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
    case 'too-many-ahead':
      return { ok: false, message: fullWords(name, made.most), canExceed: true }
  }
}

/** What the same form has booked before for the same person: whoever was not told may have typed something else since. */
async function bookedBefore(
  db: Database,
  id: string,
  booking: PhoneBooking,
): Promise<Booked | undefined> {
  const [there] = await db.queries.select().from(appointments).where(eq(appointments.id, id))
  if (!there) return undefined
  if (there.status !== 'cancelled' && isAsTyped(there, booking)) return { ok: true, id }
  const when = `${shortDay(there.date)}, ${there.time}`
  const message = `This form has booked ${there.userName} before, on ${when}. Change that appointment instead.`
  return { ok: false, message, made: id }
}

/** All but the person, whom the id stands for. */
function isAsTyped(there: typeof appointments.$inferSelect, booking: PhoneBooking): boolean {
  const { date, time, purpose, productId, note } = booking
  const { company, visitors, meet } = booking.details
  const typed = { date, time, purpose, productId, note, company, visitors, meet }
  return Object.entries(typed).every(([name, value]) => there[name as keyof typeof typed] === value)
}

const latestLanguage = `
SELECT language FROM (
  SELECT language, created_at AS at FROM enquiries WHERE lower(email) = $1 AND status <> 'spam'
  UNION ALL SELECT language, booked_at FROM appointments WHERE user_email = $1 AND booked_by_staff IS NULL
) AS known ORDER BY at DESC LIMIT 1`

/** In which they wrote to us or booked last. */
async function languageOf(db: Database, email: string): Promise<Language> {
  const known = await db.statement<{ language: Language }>('language-of', latestLanguage, [email])
  return known[0]?.language ?? 'en'
}

function fullWords(name: string, most: number): string {
  const some = most === 1 ? 'an appointment' : `${most} appointments`
  return `${name} has ${some} ahead already, as many as one person can book. You can book this one all the same.`
}
