import { stringify } from 'csv-stringify/sync'
import { and, desc, sql, type SQL } from 'drizzle-orm'
import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import { becauseWords } from '../../rules/enquiry-ending.ts'
import type { Queries } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { askedMachine, linesInWords } from '../../enquiries/asked-machine.ts'
import { headingOf, kindWords, wordsOf } from '../../rules/enquiry-facts.ts'
import { everyField, type FieldRule } from '../../rules/enquiry-fields.ts'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import { enquiryColumns } from '../enquiry-columns.server.ts'
import { outcomeWords, statusWords } from '../words/enquiry-words.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { conditions, type Cursor } from './inbox.server.ts'

/** Rows that are in memory at a time. */
const batchSize = 500

type Row = Awaited<ReturnType<typeof nextBatch>>[number]

/** Heading and cell of each column. */
const columns: [heading: string, cell: (row: Row, catalogue: Catalogue) => string | null][] = [
  ['Received', (row) => moment(row.createdAt)],
  ['Reference', (row) => row.reference],
  ['Kind', (row) => kindWords[row.kind]],
  ['Status', (row) => statusWords[row.status]],
  ...everyField.map(([name, rule]): (typeof columns)[number] => [
    headingOf(rule),
    (row, catalogue) => nameOf(rule, wordsOf(name, rule, row), catalogue),
  ]),
  [
    'Configuration',
    (row, catalogue) => linesInWords(askedMachine(catalogue, row)?.lines ?? []) || null,
  ],
  ['Assignee', (row) => row.assigneeEmail],
  ['First answered', (row) => row.firstAnsweredAt && moment(row.firstAnsweredAt)],
  ['Outcome', (row) => row.outcome && outcomeWords[row.outcome]],
  ['Lost because', becauseWords],
  ['Follow up on', (row) => row.followUpOn],
  ['Page', (row) => row.page],
  ['Came from', (row) => row.referrer],
]

/** The whole filtered list as CSV, newest first, read and written piece by piece. */
export async function* inboxCsv(
  db: Queries,
  filter: InboxFilter,
  { catalogue, today }: { catalogue: Catalogue; today: string },
): AsyncGenerator<string> {
  // The mark by which Excel knows UTF-8.
  yield `\uFEFF${written([columns.map(([heading]) => heading)])}`
  let before: Cursor | undefined
  for (;;) {
    const batch = await nextBatch(db, conditions(filter, today), before)
    if (batch.length === 0) return
    yield written(batch.map((row) => columns.map(([, cell]) => cell(row, catalogue))))
    before = batch.at(-1)
  }
}

function nextBatch(db: Queries, filtered: SQL[], before: Cursor | undefined) {
  const from = before
    ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`
    : undefined
  return db
    .select(enquiryColumns)
    .from(enquiries)
    .where(and(...filtered, from))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(batchSize)
}

/** A cell that begins like a formula is text to a spreadsheet: it gets an apostrophe before it. */
function written(rows: (string | null)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}

/** A product and a colour by name; what has left the catalogue by its id. */
function nameOf({ kind }: FieldRule, words: string | null, catalogue: Catalogue): string | null {
  if (words && kind === 'product') return catalogue.known(words)?.title ?? words
  if (words && kind === 'colour') return catalogue.paints.nameOf(words)
  return words
}

/** '2026-11-23 09:30' in India, as spreadsheets read it. */
function moment(instant: Date): string {
  return `${dayAt(instant)} ${timeAt(instant)}`
}
