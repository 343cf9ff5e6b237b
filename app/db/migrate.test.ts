import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { migrationsFolder, updatesSince } from './migrate.server.ts'

/** What a first start begins with, which each backup has its own of or leaves out; and the function of 0040. */
const aboutNoOldRows = [
  /^INSERT INTO "(weekly_template|secrets)"/,
  /^DO \$do\$\nBEGIN\n {2}IF getdatabaseencoding/,
]

test('what a migration writes into rows that are there is an UPDATE, which a backup from before gets too', () => {
  const others = readMigrationFiles({ migrationsFolder })
    .flatMap(({ sql }) => sql)
    .map((statement) => statement.replace(/^(\s*--.*\n)*\s*/, ''))
    .filter((statement) => !updatesSince(0).some((update) => update.endsWith(statement)))
    .filter((statement) => !/^(ALTER|CREATE|DROP|REINDEX) /.test(statement))
  for (const known of aboutNoOldRows) expect(others.some((each) => known.test(each))).toBe(true)
  expect(others.filter((each) => !aboutNoOldRows.some((known) => known.test(each)))).toEqual([])
})

test('a backup of this release gets no UPDATE, one from before the quotes that wait gets theirs', () => {
  const made = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  expect(updatesSince(made.at(-1)!)).toEqual([])
  const ofQuotes = expect.stringContaining('UPDATE quotes SET waits = true') as string
  expect(updatesSince(made[41]!)).toContainEqual(ofQuotes)
  expect(updatesSince(made[42]!)).not.toContainEqual(ofQuotes)
  expect(updatesSince(made[44]!)).toContainEqual(
    expect.stringContaining('UPDATE users SET signed_in_at'),
  )
})
