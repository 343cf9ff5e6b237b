import { and, asc, eq, exists, gte, ne, not, sql } from 'drizzle-orm'
import type { SignedInUser } from '../account/user.ts'
import type { Database, Queries } from '../db/database.server.ts'
import { appointmentDays, appointmentSlots, appointments, auditLog } from '../db/schema.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { queueMails } from '../mail/outbox.server.ts'
import { cancellationMail } from './booking-mails.server.ts'
import { can, earliestBookable, type OwnAppointment, type Slot } from './booking.ts'
import { slotChannel, type SlotChange } from './slot-changes.server.ts'

/** All SQL about appointments, except the booking itself: see `book-slot.server.ts`. */

const isLive = ne(appointments.status, 'cancelled')
const ownColumns = { id: appointments.id, date: appointments.date, time: appointments.time }

/** The slots of an open day, as this visitor may see them; none when the day is missing or closed. */
export async function daySlots(
  db: Queries,
  { date, userId, now }: { date: string; userId: string | null; now: Date },
): Promise<Slot[]> {
  const slots = await db
    .select({
      time: appointmentSlots.time,
      booked: appointmentSlots.booked,
      mine: sql<boolean>`${appointments.userId} IS NOT NULL`,
    })
    .from(appointmentSlots)
    .innerJoin(appointmentDays, eq(appointmentDays.date, appointmentSlots.date))
    .leftJoin(
      appointments,
      and(
        eq(appointments.date, appointmentSlots.date),
        eq(appointments.time, appointmentSlots.time),
        sql`${appointments.userId} = ${userId}`,
        isLive,
      ),
    )
    .where(and(eq(appointmentSlots.date, date), not(appointmentDays.closed)))
    .orderBy(asc(appointmentSlots.time))
  return slots.filter((slot) => slot.mine || can.book({ date, time: slot.time }, now))
}

/** The days on which this visitor could still book a slot, in order. */
export async function bookableDays(
  db: Queries,
  { userId, now }: { userId: string | null; now: Date },
): Promise<string[]> {
  const earliest = earliestBookable(now)
  const ownThatDay = db
    .select({ one: sql`1` })
    .from(appointments)
    .where(
      and(
        sql`${appointments.userId} = ${userId}`,
        eq(appointments.date, appointmentSlots.date),
        isLive,
      ),
    )
  const days = await db
    .selectDistinct({ date: appointmentSlots.date })
    .from(appointmentSlots)
    .innerJoin(appointmentDays, eq(appointmentDays.date, appointmentSlots.date))
    .where(
      and(
        // Twice the same bound: the first one can use the index.
        gte(appointmentSlots.date, earliest.date),
        sql`(${appointmentSlots.date}, ${appointmentSlots.time}) >= (${earliest.date}::date, ${earliest.time})`,
        not(appointmentSlots.booked),
        not(appointmentDays.closed),
        not(exists(ownThatDay)),
      ),
    )
    .orderBy(asc(appointmentSlots.date))
  return days.map(({ date }) => date)
}

/** The user's own live appointments from `today` on, in order. */
export async function upcomingAppointments(
  db: Queries,
  userId: string,
  today: string,
): Promise<OwnAppointment[]> {
  return db
    .select(ownColumns)
    .from(appointments)
    .where(and(eq(appointments.userId, userId), gte(appointments.date, today), isLive))
    .orderBy(asc(appointments.date), asc(appointments.time))
}

/** The user's own live appointment of a day. */
export async function appointmentOn(
  db: Queries,
  { date, userId }: { date: string; userId: string },
): Promise<OwnAppointment | undefined> {
  const [own] = await db
    .select(ownColumns)
    .from(appointments)
    .where(and(eq(appointments.userId, userId), eq(appointments.date, date), isLive))
  return own
}

export type Cancellation =
  | { ok: true; appointment: OwnAppointment }
  | { ok: false; reason: 'no-appointment' | 'already-started' }

interface CancellationRequest {
  date: string
  user: SignedInUser
  now: Date
  settings: MailSettings
}

/** Cancels the user's own appointment of a day; its slot is free at once, listeners and the user are told. */
export async function cancelAppointment(
  db: Database,
  { date, user, now, settings }: CancellationRequest,
): Promise<Cancellation> {
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ ...ownColumns, status: appointments.status })
      .from(appointments)
      .where(and(eq(appointments.userId, user.uid), eq(appointments.date, date), isLive))
      .for('update')
    if (!own) return { ok: false, reason: 'no-appointment' }
    const { status, ...appointment } = own
    if (status !== 'booked' || !can.cancel(appointment, now)) {
      return { ok: false, reason: 'already-started' }
    }

    const { id, time } = appointment
    await tx
      .update(appointments)
      .set({ status: 'cancelled', cancelledAt: now })
      .where(eq(appointments.id, id))
    await tx
      .update(appointmentSlots)
      .set({ booked: false })
      .where(and(eq(appointmentSlots.date, date), eq(appointmentSlots.time, time)))
    await tx
      .insert(auditLog)
      .values({ at: now, userId: user.uid, action: 'appointment-cancelled', subject: id })
    await queueMails(tx, [cancellationMail(settings, { appointment, person: user, now })])
    const change: SlotChange = { date, time, booked: false }
    await tx.execute(sql`SELECT pg_notify(${slotChannel}, ${JSON.stringify(change)})`)
    return { ok: true, appointment }
  })
}
