import { and, asc, count, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { Queries } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { readReference } from '../../enquiries/enquiry-reference.ts'
import { isQuotedAs } from '../../quotes/quotes-of.server.ts'
import { awaitsAnswer } from '../../quotes/waiting-quotes.server.ts'
import { readQuoteNumber } from '../../rules/quotes.ts'
import { isNew, needsUs } from '../open-enquiries.server.ts'
import { subjectOf } from './enquiry-subject.ts'
import { isDue } from './follow-up.server.ts'
import { nobody, type InboxFilter, type InboxStatus } from './inbox-filter.ts'
import { searchQuery } from './search-words.ts'

/** The list of enquiries: newest first, by pages that stay fast however long the list grows. */

export const pageSize = 50

/** Where a page begins: behind the last enquiry of the one before. */
export interface Cursor {
  createdAt: Date
  id: string
}

export interface PageRequest {
  /** The day in India. */
  today: string
  before?: Cursor
  after?: Cursor
  size?: number
}

const listed = {
  id: enquiries.id,
  reference: enquiries.reference,
  kind: enquiries.kind,
  name: enquiries.name,
  company: enquiries.company,
  productId: enquiries.productId,
  colour: enquiries.colour,
  interest: enquiries.interest,
  status: enquiries.status,
  outcome: enquiries.outcome,
  assigneeEmail: enquiries.assigneeEmail,
  firstAnsweredAt: enquiries.firstAnsweredAt,
  followUpOn: enquiries.followUpOn,
  createdAt: enquiries.createdAt,
  awaitsAnswer,
  isExact: sql<boolean>`${enquiries.view} IS NOT NULL`,
  hasAcceptedQuote: sql<boolean>`EXISTS (
    SELECT FROM quotes WHERE quotes.enquiry_id = enquiries.id AND quotes.accepted_at IS NOT NULL)`,
  beginning: sql<string>`left(${enquiries.message}, 200)`,
}

export type ListedEnquiry = Awaited<ReturnType<typeof listEnquiries>>['rows'][number]

/** One page of the filtered list; `hasNewer` and `hasOlder` say whether there are others around it. */
export async function listEnquiries(
  db: Queries,
  filter: InboxFilter,
  { today, before, after, size = pageSize }: PageRequest,
  catalogue: Catalogue,
) {
  const isBackwards = after !== undefined
  // A row's comparison, so that the index on both columns leads straight to the place.
  const place = sql`(${enquiries.createdAt}, ${enquiries.id})`
  const from = before
    ? sql`${place} < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`
    : after
      ? sql`${place} > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      : undefined
  const direction = isBackwards ? asc : desc
  const rows = await db
    .select(listed)
    .from(enquiries)
    .where(and(...conditions(filter, today), from))
    .orderBy(direction(enquiries.createdAt), direction(enquiries.id))
    .limit(size + 1)
  const hasMore = rows.length > size
  if (hasMore) rows.pop()
  if (isBackwards) rows.reverse()
  return {
    rows: rows.map((row) => ({ ...row, about: subjectOf(catalogue, row) })),
    hasNewer: isBackwards ? hasMore : before !== undefined,
    hasOlder: isBackwards ? true : hasMore,
  }
}

/** The filter as SQL. Open and new is also what was sold, while its buyer waits for a word on a quote. */
export function conditions(filter: InboxFilter, today: string): SQL[] {
  const { status, kind, product, assignee, followUp, outcome, search } = filter
  const words = search ? searchQuery(search) : null
  const reference = readReference(search)
  const quoted = readQuoteNumber(search)
  return [
    isOfStatus(status),
    kind && eq(enquiries.kind, kind),
    product && eq(enquiries.productId, product),
    assignee === nobody && isNull(enquiries.assigneeEmail),
    assignee && assignee !== nobody && eq(enquiries.assigneeEmail, assignee),
    outcome === 'none' && isNull(enquiries.outcome),
    outcome && outcome !== 'none' && eq(enquiries.outcome, outcome),
    followUp === 'due' && isDue(today),
    followUp === 'any' && isNotNull(enquiries.followUpOn),
    search &&
      or(
        words
          ? sql`${enquiries.search} @@ to_tsquery('simple', one_spelling(${words}))`
          : sql`false`,
        reference ? eq(enquiries.reference, reference) : undefined,
        quoted ? isQuotedAs(quoted) : undefined,
      ),
  ].filter((condition): condition is SQL => Boolean(condition))
}

function isOfStatus(status: InboxStatus): SQL | undefined {
  if (status === 'all') return undefined
  if (status === 'open') return needsUs
  return status === 'new' ? isNew : eq(enquiries.status, status)
}

/** Counts stop here: more is '999+', and takes no longer however many there are. */
export const mostCounted = 1000

/** How many are new, and how many are being worked on, as the lists show them. */
export async function countOpen(db: Queries): Promise<{ new: number; inProgress: number }> {
  const of = (status: InboxStatus) => {
    const some = db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(isOfStatus(status))
      .limit(mostCounted)
      .as('some')
    return db.select({ count: count() }).from(some)
  }
  const [[fresh], [inProgress]] = await Promise.all([of('new'), of('in_progress')])
  return { new: fresh?.count ?? 0, inProgress: inProgress?.count ?? 0 }
}
