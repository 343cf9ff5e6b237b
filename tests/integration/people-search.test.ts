import { expect, test } from 'vitest'
import type { Database } from '../../app/db/database.server.ts'
import { comparablePhone } from '../../app/staff/people/person-key.ts'
import { searchPeople } from '../../app/staff/people/search-people.server.ts'
import { freshDatabase } from '../fresh-database.ts'

/** What a search is: every row is read, and compared. */
const everyRow = `
SELECT coalesce(email, right(digits, 10)) AS key, count(*) FILTER (WHERE kind = 'enquiry')::int AS enquiries,
  count(*) FILTER (WHERE kind = 'appointment')::int AS appointments
FROM (
  SELECT 'user' AS kind, lower(email) AS email, name, NULL AS digits FROM users
  UNION ALL SELECT 'enquiry', lower(email), name, regexp_replace(phone, '\\D', '', 'g') FROM enquiries
  UNION ALL SELECT 'appointment', user_email, user_name, regexp_replace(phone, '\\D', '', 'g') FROM appointments
) AS record
WHERE strpos(lower(email), lower($1)) > 0 OR strpos(lower(name), lower($1)) > 0 OR strpos(digits, $2) > 0
GROUP BY 1 ORDER BY 1`

const people = [
  ['Asha Menon', 'Asha.Menon@buyer.example', '+91 98765 43210'],
  ['Ravi Kumar', 'ravi_kumar@gmail.com', '098470 12345'],
  ['മീര മേനോൻ', 'meera@buyer.example', null],
  ['José Peña', 'jose@example.es', '+34 600 123 456'],
  ['O’Brien & Söhne', "o'brien@example.ie", null],
  ["D'Souza \\ Sons", 'd-souza@example.in', '12-34-56'],
  ['100 % Cranes_Ltd', '100%@example.com', '9876500000'],
  ['李小龍', 'lee@example.cn', null],
  ['😀 Smile', 'smile@example.com', null],
  ['An', 'a@b.in', '0481 2345678'],
  ['Two  spaces', 'spaces@example.com', null],
] as const

/** Each of them with an account, an enquiry, and an appointment under the number alone. */
async function withPeople(): Promise<Database> {
  const db = await freshDatabase()
  await db.script(`
    INSERT INTO appointment_days (date) VALUES ('2026-12-01');
    INSERT INTO appointment_slots (date, time) SELECT '2026-12-01', '10:' || lpad(n::text, 2, '0') FROM generate_series(0, 59) AS n`)
  for (const [index, [name, email, phone]] of people.entries()) {
    const at = new Date(Date.UTC(2026, 10, 1 + index))
    await db.statement(
      undefined,
      'INSERT INTO users (google_sub, name, email, created_at) VALUES ($1, $2, lower($3), $4)',
      [email, name, email, at],
    )
    await db.statement(
      undefined,
      `INSERT INTO enquiries (kind, name, email, phone, message, consent_version, content_hash, created_at)
       VALUES ('contact', $1, $2, $3, 'Hello', '1', '', $4)`,
      [name, email, phone, at],
    )
    if (phone === null) continue
    await db.statement(
      undefined,
      `INSERT INTO appointments (date, time, user_name, phone, booked_at) VALUES ('2026-12-01', $1, $2, $3, $4)`,
      [`10:${String(index).padStart(2, '0')}`, `${name} on the phone`, phone, at],
    )
  }
  return db
}

const typed = String.raw`
asha|ASHA|sha|enon|Menon|asha m|menon@|.example|example|r@buyer|n a|o  s|two  spaces|a@b.in|xylophone
an|AN|in|zq|m@|മേ|മേനോൻ|നോ|മീര മേനോൻ|Peñ|ña|PEÑA|öhn|李小|小龍|李小龍|😀|😀 S|Smile
%_|_k|0 %|%@|\ S|za \ So|h\%|\\|d'|d'S|''|o'b|’B|& S|s_l|&|!()|:*|' & 'x':*
98765|98765 43210|+91 98765 43210|43210|4321|432|012345|+34600123456|987650
12-34-56|123456|(0481) 2345678|0481-2345678`
  .trim()
  .split(/[|\n]/)

/** For each thing typed who is found, with how many enquiries and appointments. */
async function found(search: (typed: string) => Promise<Found[]>) {
  const answers: [string, string[]][] = []
  for (const words of typed) {
    const rows = await search(words)
    const lines = rows.map(({ key, enquiries, appointments }) =>
      [key, enquiries, appointments].join(' '),
    )
    answers.push([words, lines.toSorted()])
  }
  return Object.fromEntries(answers)
}

interface Found {
  key: string | null
  enquiries: number
  appointments: number
}

test('whatever part of a name, an address or a number is typed finds whom reading every row finds', async () => {
  const db = await withPeople()
  const byIndex = await found(async (words) =>
    (await searchPeople(db, words)).map((person) => ({
      ...person,
      key: person.email ?? comparablePhone(person.phone),
    })),
  )
  const byReading = await found((words) => {
    const trimmed = words.trim()
    const number = comparablePhone(trimmed) ?? (/^\d{4,5}$/.test(trimmed) ? trimmed : null)
    if (trimmed.length < 2) return Promise.resolve([])
    return db.statement<Found>(undefined, everyRow, [trimmed, number])
  })
  expect(byIndex).toEqual(byReading)
  const finding = Object.values(byIndex).filter((people) => people.length > 0)
  expect(finding.length).toBeGreaterThan(40)
})

test('a search among a thousand looks into the index, for two letters too', async () => {
  const db = await freshDatabase()
  await db.script(`
    INSERT INTO enquiries (kind, name, email, phone, message, consent_version, content_hash, created_at)
      SELECT 'contact', 'Person ' || n, 'person-' || n || '@buyer.example', '+91 98470 ' || 10000 + n, 'Hello', '1', n::text, now()
      FROM generate_series(1, 1000) AS n;
    ANALYZE`)
  /** How the database goes about it, instead of what it finds. */
  const planned = { ...db, statement: explained(db) }
  for (const words of ['erson 92', 'zq', '%_', 'മേനോൻ', '98470 12345']) {
    const lines = (await searchPeople(planned, words)) as unknown as { 'QUERY PLAN': string }[]
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    expect(`${words}: ${plan}`).toContain('Bitmap Index Scan on enquiries_by_parts')
    expect(`${words}: ${plan}`).not.toContain('Seq Scan on enquiries')
  }
})

function explained(db: Database): Database['statement'] {
  return (name, text, parameters) => db.statement(name, `EXPLAIN ${text}`, parameters)
}

test('the mails of a person, and what they did, are found without reading all others', async () => {
  const db = await freshDatabase()
  const plan = async (text: string) => {
    const lines = await db.transaction(async (tx) => {
      // Of an empty table the database would read all, which costs nothing.
      await tx.execute('SET LOCAL enable_seqscan = off')
      return tx.execute(`EXPLAIN ${text}`)
    })
    return JSON.stringify(lines)
  }
  const address = `'asha@buyer.example'`
  expect(
    await plan(
      `SELECT FROM mails WHERE about = '00000000-0000-4000-8000-000000000000' OR lower(recipient) = ${address} OR lower(reply_to) = ${address}`,
    ),
  ).not.toContain('Seq Scan')
  expect(
    await plan(
      `SELECT FROM audit_log WHERE subject = 'x' OR user_id = '00000000-0000-4000-8000-000000000000'`,
    ),
  ).not.toContain('Seq Scan')
})
