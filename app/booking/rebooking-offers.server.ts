import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { hashToken, isToken } from '../account/random-token.server.ts'
import type { Queries, Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import type { DeadOffer, Offer } from '../rules/booking.ts'
import { addDays, dayAt } from '../rules/calendar-days.ts'
import { bookingRules } from './read-booking-rules.server.ts'

/** SQL: whether nobody has another slot by the offer of a row of `appointments`. */
export const notTaken = `NOT EXISTS (
  SELECT FROM appointments AS taken
  WHERE taken.instead_of = appointments.id AND taken.status <> 'cancelled')`

const isNotTaken = sql.raw(notTaken)

/** The day of the oldest appointment with an offer: of later ones a day may be ahead that was open when it was mailed. */
async function oldestDay(db: Queries, now: Date): Promise<string> {
  const { horizonDays } = await bookingRules(db)
  return addDays(dayAt(now), -horizonDays)
}

/** What the link in a mail stands for, as long as nobody has taken another slot with it; else why it opens nothing. */
export async function openOffer(db: Queries, token: string, now: Date): Promise<Offer | DeadOffer> {
  if (!isToken(token)) return 'expired'
  const [found] = await db
    .select({
      date: appointments.date,
      time: appointments.time,
      purpose: appointments.purpose,
      productId: appointments.productId,
      note: appointments.note,
      isOpen: sql<boolean>`${isNotTaken}`,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.offerHash, hashToken(token)),
        gte(appointments.date, await oldestDay(db, now)),
      ),
    )
  if (!found) return 'expired'
  const { isOpen, ...offer } = found
  return isOpen ? offer : 'used'
}

/** Of the home page, before the token: the dialog in which another slot is chosen. */
export const offerQuery = '?book&again='

/** Whether the link in a mail's text is the one that opens. */
export async function isOfferIn(
  tx: Transaction,
  { about, text }: { about: string | null; text: string },
): Promise<boolean> {
  const token = text.split(offerQuery)[1]?.split(/[^\w-]/, 1)[0]
  if (!isToken(token) || !about) return false
  const open = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, about), eq(appointments.offerHash, hashToken(token))))
  return open.length > 0
}

/** The link before opens nothing any more. */
export async function renewOffer(
  tx: Transaction,
  { appointmentId, token }: { appointmentId: string; token: string },
): Promise<void> {
  await tx
    .update(appointments)
    .set({ offerHash: hashToken(token) })
    .where(eq(appointments.id, appointmentId))
}

/** @returns whether another slot could still be taken by its link */
export async function endOffer(tx: Transaction, appointmentId: string): Promise<boolean> {
  const offered = and(eq(appointments.id, appointmentId), isNotNull(appointments.offerHash))
  const open = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(offered, isNotTaken))
  await tx.update(appointments).set({ offerHash: null }).where(offered)
  return open.length > 0
}

/** Of those that have ended. */
export async function forgetOffers(db: Queries, now: Date): Promise<void> {
  await db
    .update(appointments)
    .set({ offerHash: null })
    .where(and(isNotNull(appointments.offerHash), lt(appointments.date, await oldestDay(db, now))))
}
