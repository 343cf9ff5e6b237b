import { and, eq } from 'drizzle-orm'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { Database } from '../../db/database.server.ts'
import { appointmentDays } from '../../db/schema/days.server.ts'
import type { SignedInUser } from '../../rules/user.ts'
import type { Closing } from './close-days.server.ts'

interface Explanation {
  date: string
  /** What visitors read on it; null says nothing. */
  closedReason: string | null
  staff: SignedInUser
  now: Date
}

/** Says to visitors why a day is closed, says it otherwise, or no more. */
export async function explainDay(
  db: Database,
  { date, closedReason, staff, now }: Explanation,
): Promise<Closing> {
  return db.transaction(async (tx): Promise<Closing> => {
    const [day] = await tx
      .select({ reason: appointmentDays.closedReason })
      .from(appointmentDays)
      .where(and(eq(appointmentDays.date, date), eq(appointmentDays.closed, true)))
      .for('update')
    if (!day) {
      return { ok: false, message: 'This day is open meanwhile: there is nothing to explain.' }
    }
    if (day.reason !== closedReason) {
      await tx.update(appointmentDays).set({ closedReason }).where(eq(appointmentDays.date, date))
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'day-explained', subject: date },
        details: { from: day.reason ?? '', to: closedReason ?? '' },
      })
    }
    return { ok: true, affected: 0 }
  })
}
