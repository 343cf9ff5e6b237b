import { stringify } from 'csv-stringify/sync'
import { and, desc, sql } from 'drizzle-orm'
import { dayAt, timeAt } from '../../booking/calendar-days.ts'
import type { Queries } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { interests } from '../../enquiries/enquiry.ts'
import { findProduct } from '../../../content/catalogue.ts'
import { findColour } from '../../../content/colours.ts'
import { enquiryColumns } from '../enquiry-columns.server.ts'
import { kindWords, statusWords } from './enquiry-words.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { conditions, type Cursor } from './inbox.server.ts'

/** Rows that are in memory at a time. */
const batchSize = 500

type Row = Awaited<ReturnType<typeof nextBatch>>[number]

const heading = [
  ...['Received', 'Kind', 'Status', 'Name', 'E-mail', 'Phone', 'Company', 'Interest', 'Product'],
  ...['Colour', 'Message', 'Assignee', 'First answered', 'Page', 'Came from'],
]

/** The whole filtered list as CSV, newest first, read and written piece by piece. */
export async function* inboxCsv(db: Queries, filter: InboxFilter): AsyncGenerator<string> {
  // The mark by which Excel knows UTF-8.
  yield `\uFEFF${written([heading])}`
  let before: Cursor | undefined
  for (;;) {
    const batch = await nextBatch(db, filter, before)
    if (batch.length === 0) return
    yield written(batch.map(cells))
    before = batch.at(-1)
  }
}

function nextBatch(db: Queries, filter: InboxFilter, before: Cursor | undefined) {
  const from = before
    ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`
    : undefined
  return db
    .select(enquiryColumns)
    .from(enquiries)
    .where(and(...conditions(filter), from))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(batchSize)
}

/** A cell that begins like a formula is text to a spreadsheet: it gets an apostrophe before it. */
function written(rows: (string | null)[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}

function cells(row: Row): (string | null)[] {
  return [
    ...[moment(row.createdAt), kindWords[row.kind], statusWords[row.status]],
    ...[row.name, row.email, row.phone, row.company, row.interest && interests[row.interest]],
    row.productId && (findProduct(row.productId)?.title ?? row.productId),
    row.colour && (findColour(row.colour)?.name ?? row.colour),
    ...[row.message, row.assigneeEmail, row.firstAnsweredAt && moment(row.firstAnsweredAt)],
    ...[row.page, row.referrer],
  ]
}

/** '2026-11-23 09:30' in India, as spreadsheets read it. */
function moment(instant: Date): string {
  return `${dayAt(instant)} ${timeAt(instant)}`
}
