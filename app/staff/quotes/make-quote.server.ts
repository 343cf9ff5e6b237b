import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, max, sql } from 'drizzle-orm'
import { inLanguage } from '../../../content/language/in-language.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { Queries, Transaction } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { quoteNumbers, quotes } from '../../db/schema/quotes.server.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import {
  quoteMessages,
  quoteNumber,
  quoteTitle,
  versionTitle,
  wordsWith,
  type Quote,
} from '../../rules/quotes.ts'
import { LackedLetters } from '../../papers/lacked-letters.ts'
import { isUuid } from '../../rules/uuid.ts'
import { keepWaiting } from '../inbox/attachments.server.ts'
import { lockEnquiry } from '../inbox/work-on-enquiry.server.ts'
import type { Office } from '../office-context.ts'
import { quoteToRenew } from '../../quotes/quotes-of.server.ts'
import { quoteWords } from './quote-words.server.ts'

interface Wanted {
  /** Made with the form: the same form sent twice is one quote. */
  id: string
  enquiryId: string
  quote: Quote
  /** The version that it takes the place of. */
  from: string | undefined
}

type Made = { ok: true } | { ok: false; status: 404 | 409 | 422 | 503; message: string }

const gone: Made = { ok: false, status: 404, message: 'This enquiry is not there any more.' }
const otherVersion: Made = { ok: false, status: 409, message: quoteMessages.otherVersion }

/**
 * Makes the paper of a quote, which then waits for the next answer of whoever made it. Nothing is sent. It is typeset before
 * anything is locked: that takes a moment, and may fail. A new version takes the place of those that waited for the same answer.
 */
export async function makeQuote(
  office: Office,
  { id, enquiryId, quote, from }: Wanted,
): Promise<Made> {
  const { db, staff, now, content, log } = office
  const at = now()
  if (!isUuid(id) || !isUuid(enquiryId)) return gone
  // Read first: the press before this one, which takes its place, may be at it.
  const renewed =
    from && isUuid(from) ? await quoteToRenew(db.queries, { id: from, enquiryId }) : undefined
  const before = await madeBefore(db.queries, id)
  if (before) return asMade(before, quote)
  const [enquiry] = await db.queries.select().from(enquiries).where(eq(enquiries.id, enquiryId))
  if (!enquiry?.email) return gone
  // In its place is another version by now, or it was taken off.
  if (from && !renewed) return otherVersion
  const number = renewed?.number ?? (await nextNumber(db.queries, at))
  const version = renewed ? await nextVersion(db.queries, number) : 1
  const title = quoteTitle({ number, version })
  const inTheirs = <T>(run: () => T) => inLanguage(enquiry.language, run)
  const made = { number, version, day: dayAt(at) }
  const words = inTheirs(() => quoteWords(content(), { quote, enquiry, made }))
  let bytes: Uint8Array
  try {
    bytes = await inTheirs(() => office.typesetQuote(words))
  } catch (error) {
    if (error instanceof LackedLetters) {
      const lacked = wordsWith(error.letters, words)
      return { ok: false, status: 422, message: quoteMessages.lacked(lacked) }
    }
    log.error({ err: error }, 'a quote could not be typeset')
    return { ok: false, status: 503, message: quoteMessages.noPaper }
  }
  return db.transaction(async (tx) => {
    if (!(await lockEnquiry(tx, enquiryId))) return gone
    const meanwhile = await madeBefore(tx, id)
    if (meanwhile) return asMade(meanwhile, quote)
    // Somebody made a version meanwhile: this paper has its number.
    if (renewed && (await nextVersion(tx, number)) !== version) return otherVersion
    const mine = { enquiryId, staff, now: at }
    const file = { name: `${title}.pdf`, type: 'application/pdf', bytes }
    const inPlaceOf = await unsentPapers(tx, number)
    const kept = await keepWaiting(tx, { ...mine, ...file, inPlaceOf })
    if (!kept.ok) return { ok: false, status: 409, message: quoteMessages.noRoom }
    await tx.insert(quotes).values({
      ...{ id, enquiryId, number, version, ...quote },
      ...{ madeAt: at, madeBy: staff.uid, attachmentId: kept.id },
    })
    await auditLog.record(tx, {
      ...{ at, by: staff, action: 'enquiry-quote-made', subject: enquiryId },
      details: { quote: versionTitle({ number, version }) },
    })
    return { ok: true }
  })
}

async function madeBefore(db: Queries, id: string): Promise<Quote | undefined> {
  const { recipient, lines, validUntil, terms } = quotes
  const [made] = await db
    .select({ recipient, lines, validUntil, terms })
    .from(quotes)
    .where(eq(quotes.id, id))
  return made
}

/** Whoever was not told that it arrived may have changed a price before the next press. */
const asMade = (made: Quote, wanted: Quote): Made =>
  isDeepStrictEqual(made, wanted)
    ? { ok: true }
    : { ok: false, status: 409, message: quoteMessages.madeBefore }

/** Of the year in India; two who ask at once get two. */
async function nextNumber(db: Queries, now: Date): Promise<string> {
  const year = Number(dayAt(now).slice(0, 4))
  const [given] = await db
    .insert(quoteNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quoteNumbers.year, set: { last: sql`${quoteNumbers.last} + 1` } })
    .returning({ last: quoteNumbers.last })
  return quoteNumber(year, given!.last)
}

async function nextVersion(db: Queries, number: string): Promise<number> {
  const [found] = await db
    .select({ latest: max(quotes.version) })
    .from(quotes)
    .where(eq(quotes.number, number))
  return (found?.latest ?? 0) + 1
}

async function unsentPapers(tx: Transaction, number: string): Promise<string[]> {
  const unsent = await tx
    .select({ paper: quotes.attachmentId })
    .from(quotes)
    .where(and(eq(quotes.number, number), isNull(quotes.tokenHash)))
  return unsent.map(({ paper }) => paper)
}
