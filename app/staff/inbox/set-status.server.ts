import { eq } from 'drizzle-orm'
import type { AuditAction } from '../../audit-log/audit-actions.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { lastEntry } from '../../audit-log/last-entry.server.ts'
import type { Database } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { isSameEnding, noEnding, type Ending } from '../../rules/enquiry-ending.ts'
import type { EnquiryStatus } from '../../rules/enquiry.ts'
import { lockEnquiry, missing, type Missing, type Work } from './work-on-enquiry.server.ts'

/** Where an enquiry stands, and how it came out. */
export interface Standing extends Ending {
  status: EnquiryStatus
}

/** And since when, which the figures count by; null for what never changed. */
export interface DatedStanding extends Standing {
  statusChangedAt: Date | null
}

interface StatusChange extends Work {
  status: EnquiryStatus
  /** Missing: as it is while it stays done, and none otherwise. */
  ending?: Ending
  /** Of what is taken back: since when it had stood like that. */
  since?: Date | null
  /** And what is taken back, as `writeStanding` has it: nothing else is. */
  takesBack?: string
}

/** Somebody has decided otherwise since. */
export interface SetMeanwhile {
  ok: false
  reason: 'set-meanwhile'
  standing: Standing
  /** Null where it was not one of us. */
  by: { uid: string; name: string } | null
}

/**
 * Status and outcome change in one statement, so that nothing open is ever won or lost. The last one wins; the log
 * tells from what to what, so that whoever was overruled can see by whom. `from` is what to go back to, from `to`. Whoever takes
 * something back overrules nobody.
 */
export async function setStatus(
  db: Database,
  { id, staff, now, status, ending, since, takesBack }: StatusChange,
): Promise<
  { ok: true; from: DatedStanding; to: Standing; changed: boolean } | Missing | SetMeanwhile
> {
  return db.transaction(async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) return missing
    const { outcome, lostReason, lostWords, statusChangedAt } = before
    const from = { status: before.status, outcome, lostReason, lostWords, statusChangedAt }
    const wasEnding = { outcome, lostReason, lostWords }
    const kept = status === 'done' && before.status === 'done' ? wasEnding : noEnding
    const to: Standing = { ...(ending ?? kept), status }
    if (from.status === status && isSameEnding(from, to))
      return { ok: true, from, to, changed: false }
    if (takesBack !== undefined && takesBack !== writeStanding(from))
      return {
        ok: false,
        reason: 'set-meanwhile',
        standing: from,
        by: await lastEntry(tx, setting, id),
      }
    // Sold half a year after it was done, it was sold now; other words for the same reason are no news.
    const isSame = from.status === status && outcome === to.outcome && lostReason === to.lostReason
    const changedAt = since !== undefined ? since : isSame ? statusChangedAt : now
    await tx
      .update(enquiries)
      .set({ ...to, statusChangedAt: changedAt })
      .where(eq(enquiries.id, id))
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'enquiry-status-changed', subject: id },
      details: { ...logged('from', from), ...logged('to', to) },
    })
    return { ok: true, from, to, changed: true }
  })
}

export const writeStanding = ({ status, outcome, lostReason, lostWords }: Standing): string =>
  JSON.stringify([status, outcome, lostReason, lostWords])

const setting: AuditAction[] = [
  ...(['enquiry-status-changed', 'enquiry-answered'] as const),
  ...(['enquiry-quote-accepted', 'enquiry-quote-asked'] as const),
]

/** Staff's own words stay out of the log: they may tell of a person. */
function logged(side: 'from' | 'to', { status, outcome, lostReason }: Standing) {
  return {
    [side]: status,
    ...(outcome && { [`${side}Outcome`]: outcome }),
    ...(lostReason && { [`${side}Reason`]: lostReason }),
  }
}
