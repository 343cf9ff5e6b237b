import { gzipSync } from 'node:zlib'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { afterRestoreWords } from '../../app/backup/after-restore.server.ts'
import { restoreBackup } from '../../app/backup/restore-backup.server.ts'
import journal from '../../app/db/migrations/meta/_journal.json' with { type: 'json' }
import { quoteNumbers, quotes } from '../../app/db/schema/quotes.server.ts'
import { backupOf, linesOf, sourceOf } from '../backup-lines.ts'
import { deskWithEnquiry, press } from '../quote-desk.ts'

type Desk = Awaited<ReturnType<typeof deskWithEnquiry>>

const numbersOf = async ({ services }: Desk) => {
  const rows = await services.db.queries.select().from(quotes).orderBy(asc(quotes.number))
  return rows.map(({ number }) => number)
}

const putBack = ({ services: { db, now } }: Desk, backup: Buffer) =>
  restoreBackup(db, sourceOf(backup), { replace: true, now: now() })

test('a number that was given after the backup is given to no other quote', async () => {
  const desk = await deskWithEnquiry()
  await desk.make()
  const backup = await backupOf(desk.services.db, desk.services.now())
  await desk.make()
  const given = await numbersOf(desk)
  expect(given).toEqual(['Q-2026-0001', 'Q-2026-0002'])

  const { nextQuote } = await putBack(desk, backup)
  expect(await numbersOf(desk)).toEqual(given.slice(0, 1))
  await desk.make()
  expect(await numbersOf(desk)).toEqual(['Q-2026-0001', nextQuote])
  expect(given).not.toContain(nextQuote)
})

test.each([
  [0, 'Q-2026-0101'],
  [1, 'Q-2026-0201'],
  [99, 'Q-2026-0201'],
  [100, 'Q-2026-0201'],
  [101, 'Q-2026-0301'],
])('after a backup with %s quotes of the year the next one is %s', async (last, next) => {
  const desk = await deskWithEnquiry()
  const { db, now } = desk.services
  await db.queries.insert(quoteNumbers).values({ year: 2025, last: 7 })
  if (last) await db.queries.insert(quoteNumbers).values({ year: 2026, last })
  const { nextQuote } = await putBack(desk, await backupOf(db, now()))
  expect(nextQuote).toBe(next)
  const [before] = await db.queries.select().from(quoteNumbers).orderBy(asc(quoteNumbers.year))
  expect(before).toEqual({ year: 2025, last: 7 })
})

test('whoever restores is told of when the backup is, and what to do about what came after', async () => {
  const desk = await deskWithEnquiry()
  const backup = await backupOf(desk.services.db, new Date('2026-11-22T20:45:00Z'))
  expect(afterRestoreWords(await putBack(desk, backup))).toEqual([
    expect.stringContaining('as it was on Monday 23 November 2026 at 02:15 in India'),
    expect.stringContaining('Erase again'),
    expect.stringContaining('bookings and cancellations'),
    expect.stringMatching(/Site, Team: .* removed/),
    expect.stringMatching(/Days and Site: .* closed .* published/),
    expect.stringContaining('signs in again'),
    expect.stringContaining('go on at Q-2026-0101'),
  ])
})

test('a buyer who waits for an answer still does after a backup from before that was noted', async () => {
  const desk = await deskWithEnquiry()
  await press(desk, await desk.sendQuote(), { do: 'accept' })
  const waiting = () => desk.services.db.queries.select({ waits: quotes.waits }).from(quotes)
  expect(await waiting()).toEqual([{ waits: true }])

  const backup = await backupOf(desk.services.db, desk.services.now())
  await putBack(desk, fromBefore('0042_waiting-quotes', backup, ['waits', 'recipient']))
  expect(await waiting()).toEqual([{ waits: true }])
})

/** As the release before that migration would have made it, without the columns of quotes that came since. */
function fromBefore(tag: string, backup: Buffer, columns: string[]): Buffer {
  const at = journal.entries.findIndex((entry) => entry.tag === tag)
  const [head, ...lines] = linesOf(backup).map((line) => JSON.parse(line))
  head.schema = journal.entries[at - 1]!.when
  for (const { table, rows } of lines)
    if (table === 'quotes') for (const row of rows) for (const column of columns) delete row[column]
  return gzipSync([head, ...lines].map((line) => JSON.stringify(line)).join('\n'))
}
