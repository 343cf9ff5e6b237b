import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.server.ts'
import { dayAt, timeAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'
import { quoteNumber } from '../rules/quotes.ts'
import { rowsOf } from './backup-sql.server.ts'

/**
 * Moves this year's numbers of quotes on, to a round hundred and by a hundred at least: what was given after the backup
 * stands on papers that are out, and is given to nobody else.
 *
 * @returns the next one
 */
export async function skipQuoteNumbers(tx: Transaction, now: Date): Promise<string> {
  const year = Number(dayAt(now).slice(0, 4))
  const [given] = rowsOf<{ last: number }>(
    await tx.execute(sql`
      INSERT INTO quote_numbers AS given (year, last) VALUES (${year}, 100)
      ON CONFLICT (year) DO UPDATE SET last = (given.last + 199) / 100 * 100
      RETURNING last`),
  )
  return quoteNumber(year, given!.last + 1)
}

/** What the office does after an older state was put back, for whoever ran the command. */
export function afterRestoreWords({ madeAt, nextQuote }: { madeAt: Date; nextQuote: string }) {
  return [
    `Restored, as it was on ${fullDay(dayAt(madeAt))} at ${timeAt(madeAt)} in India. What came after that is not in it:`,
    '- Erase again, under People, whoever asked for that since then.',
    '- Enter bookings and cancellations since then: the mails about them are in your mailbox.',
    '- Look under Site, Team: whoever was removed since then may enter again. Feeds that were ended work again.',
    '- Look under Days and Site: what was closed since then can be booked, and what was published is gone.',
    '- Everybody signs in again: sessions that were ended since then would have come back.',
    `- Quote numbers go on at ${nextQuote}, so that none is given twice.`,
  ]
}
