import { and, asc, count, eq, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { Database, Queries } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { awaitsAnswer, waitsSinceDay } from '../../quotes/waiting-quotes.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { checkFollowUp, type followUpRefusals } from '../../rules/follow-up.ts'
import { isOpen } from '../open-enquiries.server.ts'
import { subjectOf } from './enquiry-subject.ts'
import { lockEnquiry, missing, type Missing, type Work } from './work-on-enquiry.server.ts'

/** Sets the day, or takes it away. The last one wins; the log tells from which to which. */
export async function setFollowUp(
  db: Database,
  { id, staff, now, date }: Work & { date: string | null },
): Promise<{ ok: true } | Missing | { ok: false; reason: keyof typeof followUpRefusals }> {
  return db.transaction(async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) return missing
    if (before.followUpOn === date) return { ok: true }
    const checked = date === null ? ({ ok: true } as const) : checkFollowUp(date, dayAt(now))
    if (!checked.ok) return checked
    await tx.update(enquiries).set({ followUpOn: date }).where(eq(enquiries.id, id))
    const details = { from: before.followUpOn, until: date }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'enquiry-follow-up-set', subject: id, details },
    })
    return { ok: true }
  })
}

/** Open, and its day has come. */
const hasComeDue = (today: string) =>
  and(isOpen, lte(enquiries.followUpOn, today), sql`${enquiries.followUpOn} IS NOT NULL`)

/** Its day has come, or they said something of a quote and wait. */
export const isDue = (today: string): SQL => or(hasComeDue(today), awaitsAnswer)!

const dueSince = (today: string) =>
  sql`least(CASE WHEN ${hasComeDue(today)} THEN ${enquiries.followUpOn} END, ${waitsSinceDay})`

/** More are in the inbox. */
const mostShown = 10

/** What is to be followed up by now, what has waited longest first. */
export async function followUpsDue(db: Queries, today: string, catalogue: Catalogue) {
  const rows = await db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      kind: enquiries.kind,
      productId: enquiries.productId,
      colour: enquiries.colour,
      interest: enquiries.interest,
      followUpOn: sql<string>`${dueSince(today)}::text`,
      awaitsAnswer,
      assigneeEmail: enquiries.assigneeEmail,
    })
    .from(enquiries)
    .where(isDue(today))
    .orderBy(asc(dueSince(today)), asc(enquiries.createdAt), asc(enquiries.id))
    .limit(mostShown)
  const [all] = await db.select({ count: count() }).from(enquiries).where(isDue(today))
  return {
    count: all!.count,
    rows: rows.map(({ productId, colour, interest, ...row }) => ({
      ...row,
      about: subjectOf(catalogue, { productId, colour, interest }),
    })),
  }
}

export type FollowUpsDue = Awaited<ReturnType<typeof followUpsDue>>
