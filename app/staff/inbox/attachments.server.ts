import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, lt, gte, not, or, sql } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../../db/database.server.ts'
import { enquiries, enquiryAttachments } from '../../db/schema/enquiries.server.ts'
import { mailAttachments } from '../../db/schema/mails.server.ts'
import { readableSize } from '../../rules/readable-size.ts'
import { dropContents, storeContent } from '../../files/file-parts.server.ts'
import { refusals } from '../../files/refusals.ts'
import { nameOf } from '../../files/uploads.server.ts'
import { attachmentsOf } from '../../mail/mail-attachments.server.ts'
import { attachmentMessages, mostAttached, mostBytesTogether } from '../../rules/attachments.ts'
import type { Office } from '../office-context.ts'
import { attachedName } from './attached-name.ts'
import { colleaguesPapers, isOfQuote, isUnsent } from './colleagues-papers.server.ts'
import { lockEnquiry, missing, type Missing } from './work-on-enquiry.server.ts'

/**
 * Unsent ones wait so long for their answer, and an hour more for one that is being sent. The paper of a quote waits until it is
 * sent or taken off: its row, which says that it goes along, would go with it.
 */
const keptMs = 7 * 24 * 60 * 60_000
const sendingMs = 60 * 60_000

interface Mine {
  enquiryId: string
  staff: { uid: string }
  now: Date
}

type Waits =
  { ok: true; id: string; name: string } | { ok: false; reason: 'refused'; message: string }

/** What waits for the answer that this member of staff writes. */
export async function waitingFiles(db: Queries, mine: Mine) {
  const rows = await waitingRows(db, mine)
  return rows.map(({ id, name, bytes }) => ({ id, name, size: readableSize(bytes) }))
}

async function waitingRows(db: Queries, { enquiryId, staff, now }: Mine) {
  return db
    .select()
    .from(enquiryAttachments)
    .where(
      and(
        eq(enquiryAttachments.enquiryId, enquiryId),
        eq(enquiryAttachments.addedBy, staff.uid),
        or(gte(enquiryAttachments.addedAt, new Date(now.getTime() - keptMs)), isOfQuote),
        isUnsent,
      ),
    )
    .orderBy(asc(enquiryAttachments.addedAt), asc(enquiryAttachments.id))
}

/** Keeps a file for the answer that is being written, when it is what it says. The same one twice is one. */
export async function attachFile(
  { db, checkAttachment }: Pick<Office, 'db' | 'checkAttachment'>,
  { file, ...mine }: Mine & { file: File },
): Promise<Waits | Missing> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const checked = await checkAttachment(bytes)
  if (!checked.ok) return refused(refusals[checked.refusal])
  const { type } = checked
  return db.transaction(async (tx) => {
    // Two that come at once are counted one after the other; nobody is erased meanwhile.
    if (!(await lockEnquiry(tx, mine.enquiryId))) return missing
    const sha256 = sha256Of(bytes)
    const paper = (await colleaguesPapers(tx, mine)).find((one) => one.sha256 === sha256)
    // A copy would go out without a link, and the quote be unsent for good.
    if (paper) return takeOver(tx, paper, mine)
    const own = (await waitingRows(tx, mine)).find((one) => one.sha256 === sha256)
    if (own) return { ok: true, id: own.id, name: own.name }
    return keepWaiting(tx, { ...mine, name: attachedName(nameOf(file.name), type), type, bytes })
  })
}

interface WholeFile {
  name: string
  type: string
  bytes: Uint8Array
}

/**
 * Keeps a file that is right for the next answer, unless it is there already or would be too much. What it stands in for goes, as
 * far as it waits for the same answer.
 */
export async function keepWaiting(
  tx: Transaction,
  { name, type, bytes, inPlaceOf = [], ...mine }: Mine & WholeFile & { inPlaceOf?: string[] },
): Promise<Waits> {
  const { enquiryId, staff, now } = mine
  const sha256 = sha256Of(bytes)
  const there = await waitingRows(tx, mine)
  const replaced = there.filter(({ id }) => inPlaceOf.includes(id))
  const waiting = there.filter((one) => !replaced.includes(one))
  const same = waiting.find((one) => one.sha256 === sha256 && one.name === name)
  if (same) return { ok: true, id: same.id, name }
  const tooMuch = tooMuchWith(waiting, bytes.length)
  if (tooMuch) return tooMuch
  await dropContents(
    tx,
    replaced.map(({ contentId }) => contentId),
  )
  const contentId = await storeContent(tx, bytes)
  const [added] = await tx
    .insert(enquiryAttachments)
    .values({
      ...{ enquiryId, contentId, name, type, bytes: bytes.length, sha256 },
      ...{ addedAt: now, addedBy: staff.uid },
    })
    .returning({ id: enquiryAttachments.id })
  return { ok: true, id: added!.id, name }
}

/** The paper of a quote that waits for a colleague's answer, for this one from now on; missing once it waits no more. */
export async function takeOverPaper(
  db: Database,
  { id, ...mine }: Mine & { id: string },
): Promise<Waits | Missing> {
  return db.transaction(async (tx) => {
    if (!(await lockEnquiry(tx, mine.enquiryId))) return missing
    const paper = (await colleaguesPapers(tx, mine)).find((one) => one.id === id)
    return paper ? takeOver(tx, paper, mine) : missing
  })
}

async function takeOver(
  tx: Transaction,
  { id, name, bytes }: { id: string; name: string; bytes: number },
  mine: Mine,
): Promise<Waits> {
  const tooMuch = tooMuchWith(await waitingRows(tx, mine), bytes)
  if (tooMuch) return tooMuch
  const taken = { addedBy: mine.staff.uid, addedAt: mine.now }
  await tx.update(enquiryAttachments).set(taken).where(eq(enquiryAttachments.id, id))
  return { ok: true, id, name }
}

function tooMuchWith(waiting: { bytes: number }[], more: number) {
  if (waiting.length >= mostAttached) return refused(attachmentMessages.tooMany)
  const isTooLarge = togetherOf(waiting) + more > mostBytesTogether
  return isTooLarge ? refused(attachmentMessages.tooLargeTogether) : undefined
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const refused = (message: string) => ({ ok: false, reason: 'refused', message }) as const
const togetherOf = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Takes off what waits; of what was sent, or is somebody else's, nothing. Gives its name when it was there. An answer that is being
 * sent is waited for: it keeps its files.
 */
export async function takeOffFile(
  db: Database,
  { id, ...mine }: Mine & { id: string },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockEnquiry(tx, mine.enquiryId))) return undefined
    const file = (await waitingRows(tx, mine)).find((one) => one.id === id)
    if (file) await dropContents(tx, [file.contentId])
    return file?.name
  })
}

/** Whether all that stood in the form of an answer still waits for it. */
export async function areWaiting(
  tx: Transaction,
  { attached, ...mine }: Mine & { attached: string[] },
): Promise<boolean> {
  if (attached.length === 0) return true
  const waiting = new Set((await waitingRows(tx, mine)).map(({ id }) => id))
  return attached.every((id) => waiting.has(id))
}

/** They go along with the mail, and wait no more. */
export async function sendAlong(
  tx: Transaction,
  { attached, mailId }: { attached: string[]; mailId: string },
): Promise<void> {
  if (attached.length === 0) return
  const rows = attached.map((attachmentId) => ({ mailId, attachmentId }))
  await tx.insert(mailAttachments).values(rows)
}

/** Whether all of these went along with a mail. A browser without scripts attaches the same file anew at each press. */
export async function wentAlong(
  tx: Transaction,
  { attached, mailId }: { attached: string[]; mailId: string },
): Promise<boolean> {
  const went = sql`EXISTS (
    SELECT FROM mail_attachments JOIN enquiry_attachments AS sent ON sent.id = attachment_id
    WHERE mail_id = ${mailId} AND sent.sha256 = enquiry_attachments.sha256)`
  const those = and(inArray(enquiryAttachments.id, attached), went)
  return (await tx.$count(enquiryAttachments, those)) === attached.length
}

/** What was sent with the answers to an enquiry, by mail. */
export async function sentWith(db: Queries, mailIds: string[]) {
  const files = await attachmentsOf(db, mailIds)
  return files.map(({ mailId, id, name, bytes }) => ({
    mailId,
    id,
    name,
    size: readableSize(bytes),
  }))
}

/** For staff who open one. */
export async function findAttachment(db: Queries, id: string) {
  const [found] = await db.select().from(enquiryAttachments).where(eq(enquiryAttachments.id, id))
  return found
}

/** With their bytes, and the pictures that came with the enquiries. */
export async function dropAttachmentsOf(tx: Transaction, enquiryIds: string[]): Promise<void> {
  const pictures = await tx
    .select({ pictureId: enquiries.pictureId })
    .from(enquiries)
    .where(inArray(enquiries.id, enquiryIds))
  const rows = await tx
    .select({ contentId: enquiryAttachments.contentId })
    .from(enquiryAttachments)
    .where(inArray(enquiryAttachments.enquiryId, enquiryIds))
  await dropContents(tx, [
    ...rows.map(({ contentId }) => contentId),
    ...pictures.flatMap(({ pictureId }) => pictureId ?? []),
  ])
}

/** Those whose answer was never sent. */
export async function dropUnsentFiles(db: Queries, now: Date): Promise<void> {
  const over = new Date(now.getTime() - keptMs - sendingMs)
  const rows = await db
    .select({ contentId: enquiryAttachments.contentId })
    .from(enquiryAttachments)
    .where(and(lt(enquiryAttachments.addedAt, over), isUnsent, not(isOfQuote)))
  await dropContents(
    db,
    rows.map(({ contentId }) => contentId),
  )
}
