import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Catalogue } from '../../content/catalogue-of.ts'
import { titleOf } from '../booking/booking-mails.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import type { Queries } from '../db/database.server.ts'
import { appointments, appointmentStatuses } from '../db/schema/appointments.server.ts'
import { seenAppointments } from '../db/schema/office.server.ts'

/**
 * What a member of staff does not know yet: who is going to come, and who is not after all. Each has seen or not
 * seen each appointment as it stands, whatever the clock said when it was booked: nothing falls in between.
 */

export interface NewsItem {
  id: string
  date: string
  time: string
  name: string
  /** 'Executive appointment', 'Demo of Dino Wotan' */
  title: string
  status: 'booked' | 'cancelled'
  /** What happened last. */
  happened: 'booked' | 'moved' | 'told' | 'late' | 'cancelled'
  lateMinutes: number | null
  /** When it did. */
  at: Date
}

/** The newest first; more than these are shown once these are seen. */
export const mostNews = 200

const newsAt = sql<Date>`coalesce(${appointments.cancelledAt}, greatest(${appointments.lateAt},
  ${appointments.detailsChangedAt}, ${appointments.movedAt}, ${appointments.bookedAt}))`

export async function newsFor(
  db: Queries,
  { uid, now, catalogue }: { uid: string; now: Date; catalogue: Catalogue },
): Promise<NewsItem[]> {
  const rows = await db
    .select({
      id: appointments.id,
      date: appointments.date,
      time: appointments.time,
      name: appointments.userName,
      purpose: appointments.purpose,
      productId: appointments.productId,
      status: sql<NewsItem['status']>`${appointments.status}`,
      happened: sql<NewsItem['happened']>`CASE ${newsAt}
        WHEN ${appointments.cancelledAt} THEN 'cancelled' WHEN ${appointments.lateAt} THEN 'late'
        WHEN ${appointments.detailsChangedAt} THEN 'told' WHEN ${appointments.movedAt} THEN 'moved'
        ELSE 'booked' END`,
      lateMinutes: appointments.lateMinutes,
      at: newsAt.mapWith(appointments.bookedAt),
    })
    .from(appointments)
    .where(isNews(uid, now))
    .orderBy(desc(newsAt), appointments.id)
    .limit(mostNews)
  return rows.map(({ purpose, productId, ...item }) => ({
    ...item,
    title: titleOf(catalogue, { purpose, productId }),
  }))
}

export async function countNews(db: Queries, { uid, now }: { uid: string; now: Date }) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(appointments)
    .where(isNews(uid, now))
  return row!.count
}

/** How many there are, and when the latest of them came. */
export async function newsMark(
  db: Queries,
  { uid, now }: { uid: string; now: Date },
): Promise<{ count: number; latest: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      latest: sql<Date | null>`max(${newsAt})`.mapWith(appointments.bookedAt),
    })
    .from(appointments)
    .where(isNews(uid, now))
  return row!
}

/** Appointments from today on that they did not book themselves, and those that visitors cancelled. */
function isNews(uid: string, now: Date): SQL | undefined {
  return and(
    gte(appointments.date, dayAt(now)),
    or(
      and(
        // Twice the same: the first is the condition of an index.
        sql`appointments.status <> 'cancelled'`,
        eq(appointments.status, 'booked'),
        // Whoever booked it on the phone may not know where it was moved to, or what was told since.
        sql`(appointments.booked_by_staff IS DISTINCT FROM ${uid} OR appointments.sequence > 0
          OR appointments.late_at IS NOT NULL OR appointments.details_changed_at IS NOT NULL)`,
      ),
      and(eq(appointments.status, 'cancelled'), eq(appointments.cancelledBy, 'visitor')),
    ),
    sql`NOT EXISTS (
      SELECT FROM seen_appointments AS seen
      WHERE seen.user_id = ${uid} AND seen.appointment_id = appointments.id
        AND seen.status = appointments.status)`,
  )
}

const seenForm = z
  .array(
    z
      .string()
      .transform((words) => {
        // Pages of before send no moment: what happened is then taken to be what they showed.
        const [id, status, at = '', ...others] = words.split(' ')
        return [id, status, at, ...others]
      })
      .pipe(z.tuple([z.uuid(), z.enum(appointmentStatuses), z.string().regex(/^(?:\d{1,15})?$/)])),
  )
  .max(mostNews)

type Seen = [id: string, status: string, at: string]

/** What the list on Today sends: every appointment that it showed, with how it stood and when what it told of it happened. */
export function readSeen(form: FormData): Seen[] {
  const read = seenForm.safeParse(form.getAll('seen'))
  return read.success ? read.data : []
}

/** From then on they are news again only when they stand otherwise. What happened since they were shown was not seen. */
export async function markSeen(
  db: Queries,
  seen: Seen[],
  { uid, now }: { uid: string; now: Date },
): Promise<void> {
  if (seen.length === 0) return
  const column = (index: 0 | 1 | 2) => sql.param(seen.map((each) => each[index]))
  await db.execute(sql`
    INSERT INTO seen_appointments (user_id, appointment_id, status, seen_at)
    SELECT DISTINCT ON (id) ${uid}::uuid, id, shown.status, ${now.toISOString()}::timestamptz
    FROM unnest(${column(0)}::uuid[], ${column(1)}::text[], ${column(2)}::text[]) AS shown (id, status, at)
    JOIN appointments USING (id)
    WHERE shown.at = '' OR shown.at = floor(extract(epoch FROM ${newsAt}) * 1000)::text
    ON CONFLICT (user_id, appointment_id) DO UPDATE SET status = excluded.status, seen_at = excluded.seen_at`)
}

/** Of days that are over nothing is news to anybody. */
export async function forgetSeen(db: Queries, now: Date): Promise<void> {
  await db
    .delete(seenAppointments)
    .where(
      sql`EXISTS (SELECT FROM appointments WHERE id = appointment_id AND ${lt(appointments.date, dayAt(now))})`,
    )
}
