import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import { language } from '../../../content/language/t.ts'
import type { Database, Queries, Transaction } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { newMail, salesAddress, type MailSettings } from '../../mail/mail.server.ts'
import { queueMails } from '../../mail/outbox.server.ts'
import { columnOf, everyField } from '../../rules/enquiry-fields.ts'
import { storeContent } from '../../files/file-parts.server.ts'
import type { EnquiryContent } from '../form/enquiry-form.ts'
import { leadMail } from '../enquiry-mails.ts'
import { newReference } from '../enquiry-reference.ts'
import { duplicateHours } from '../../rules/enquiry.ts'

interface Submission {
  content: EnquiryContent
  /** Made with the form; the same form with the same content is the same enquiry, whenever it comes again. */
  formId: string | null
  /** Made by the browser, of the form's id and what was typed: whatever comes again under it is this one. */
  onceId?: string | null
  /** The form brought no id of its own: then the content alone decides, for a day. */
  byContent: boolean
  /** Filled in by a program: kept where staff can look, and nobody is mailed. */
  isSpam: boolean
  /** Exactly which machine, where it was put together in 3D, and its picture. */
  view?: string | null
  picture?: Uint8Array | undefined
  page: string | null
  referrer: string | null
  userId: string | null
  now: Date
  settings: MailSettings
}

export interface Submitted {
  id: string
  reference: string | null
  /** False: it had been sent before, and nothing was stored. */
  isNew: boolean
}

/** Stores an enquiry together with the mail to sales, on disk when it resolves; one that came before comes back. */
export async function submitEnquiry(db: Database, submission: Submission): Promise<Submitted> {
  const { content, formId, byContent, isSpam, now, settings, picture, ...origin } = submission
  const onceId = submission.onceId ?? null
  const view = submission.view ?? null
  const contentHash = hashOf(content, view)
  const spoken = language()
  return db.transaction(async (tx) => {
    // Of two that arrive at the same moment the second waits here, and then finds the first.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`)
    const same = await findSame(tx, { contentHash, formId, onceId, byContent, now })
    if (same) return { ...same, isNew: false }

    const id = randomUUID()
    const reference = await freeReference(tx)
    // Should the same arrive twice at this moment and be understood in two ways, this statement decides.
    const [stored] = await tx
      .insert(enquiries)
      .values({
        ...{ id, formId, reference, ...content, ...origin, onceId },
        language: spoken,
        ...{ contentHash, createdAt: now, status: isSpam ? 'spam' : 'new' },
      })
      .onConflictDoNothing({ target: enquiries.onceId })
      .returning({ id: enquiries.id })
    if (!stored) return { ...(await takenAs(tx, onceId!))!, isNew: false }
    if (picture) {
      const pictureId = await storeContent(tx, picture)
      const taken = { pictureId, pictureBytes: picture.length }
      await tx.update(enquiries).set(taken).where(eq(enquiries.id, id))
    }
    if (isSpam) return { id, reference, isNew: true }
    const lead = {
      kind: 'enquiry-lead',
      about: id,
      recipient: salesAddress(settings),
      replyTo: content.email,
    } as const
    const asked = { ...content, view, language: spoken }
    const words = leadMail(settings, asked, { reference, page: origin.page })
    await queueMails(tx, [newMail(settings, { ...lead, ...words }, now)])
    return { id, reference, isNew: true }
  })
}

/** What a message was taken as, under the id that its browser made. */
export async function takenAs(db: Queries, onceId: string) {
  const [taken] = await db
    .select({ id: enquiries.id, reference: enquiries.reference })
    .from(enquiries)
    .where(eq(enquiries.onceId, onceId))
  return taken
}

async function findSame(
  tx: Queries,
  {
    contentHash,
    formId,
    onceId,
    byContent,
    now,
  }: Pick<Submission, 'formId' | 'onceId' | 'byContent' | 'now'> & { contentHash: string },
) {
  const earliest = new Date(now.getTime() - duplicateHours * 3_600_000)
  const taken = onceId && (await takenAs(tx, onceId))
  if (taken) return taken
  const [same] = await tx
    .select({ id: enquiries.id, reference: enquiries.reference })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.contentHash, contentHash),
        or(
          formId ? eq(enquiries.formId, formId) : sql`false`,
          byContent ? gt(enquiries.createdAt, earliest) : sql`false`,
        ),
      ),
    )
    .orderBy(desc(enquiries.createdAt))
    .limit(1)
  return same
}

/** There are 32 million; one that is taken is not given twice. */
async function freeReference(tx: Transaction): Promise<string> {
  for (;;) {
    const reference = newReference()
    const [taken] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(eq(enquiries.reference, reference))
    if (!taken) return reference
  }
}

/** By name, and without what was left empty: a field that the form gets later leaves the hashes as they are. */
function hashOf(content: EnquiryContent, view: string | null): string {
  const said = { ...content, email: content.email.toLowerCase() }
  const filled = everyField
    .map(([name, rule]) => [name, said[columnOf(name, rule)]])
    .filter(([, value]) => value !== null)
  return createHash('sha256')
    .update(JSON.stringify([content.kind, ...filled, ...(view === null ? [] : [['view', view]])]))
    .digest('hex')
}
