import type { Queries } from '../db/database.server.ts'
import { bookingRules as table } from '../db/schema/days.server.ts'
import { defaultRules, type BookingRules } from '../rules/booking.ts'

/** The rules in force: those staff set, or those of the installation. */
export async function bookingRules(db: Queries): Promise<BookingRules> {
  const [rules] = await db
    .select({
      minimumNoticeMinutes: table.minimumNoticeMinutes,
      horizonDays: table.horizonDays,
      mostAhead: table.mostAhead,
    })
    .from(table)
  return rules ?? defaultRules
}
