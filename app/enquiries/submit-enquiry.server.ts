import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { newMail, salesAddress, type MailSettings } from '../mail/mail.server.ts'
import { queueMails } from '../mail/outbox.server.ts'
import type { EnquiryContent } from './enquiry-form.ts'
import { copyMail, leadMail } from './enquiry-mails.ts'
import { duplicateSeconds } from './enquiry.ts'

interface Submission {
  content: EnquiryContent
  /** Filled in by a program: kept where staff can look, and nobody is mailed. */
  isSpam: boolean
  /** Whether the sender gets a copy. */
  sendCopy: boolean
  page: string | null
  referrer: string | null
  userId: string | null
  now: Date
  settings: MailSettings
}

/**
 * Stores an enquiry together with the mails to sales and to its sender, on disk when it resolves. The
 * same person and content within a minute is the same enquiry: its id comes back, nothing is stored.
 */
export async function submitEnquiry(
  db: Database,
  submission: Submission,
): Promise<{ id: string; isNew: boolean }> {
  const { content, isSpam, sendCopy, now, settings, ...origin } = submission
  const contentHash = hashOf(content)
  return db.transaction(async (tx) => {
    // Of two that arrive at the same moment the second waits here, and then finds the first.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`)
    const earliest = new Date(now.getTime() - duplicateSeconds * 1000)
    const [same] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(eq(enquiries.contentHash, contentHash), gt(enquiries.createdAt, earliest)))
    if (same) return { id: same.id, isNew: false }

    const id = randomUUID()
    await tx.insert(enquiries).values({
      ...{ id, ...content, ...origin },
      ...{ contentHash, createdAt: now, status: isSpam ? 'spam' : 'new' },
    })
    if (isSpam) return { id, isNew: true }
    const sales = salesAddress(settings)
    const lead = {
      kind: 'enquiry-lead',
      about: id,
      recipient: sales,
      replyTo: content.email,
    } as const
    const copy = {
      kind: 'enquiry-copy',
      about: id,
      recipient: content.email,
      replyTo: sales,
    } as const
    await queueMails(tx, [
      newMail(settings, { ...lead, ...leadMail(content, origin.page) }, now),
      ...(sendCopy ? [newMail(settings, { ...copy, ...copyMail(content) }, now)] : []),
    ])
    return { id, isNew: true }
  })
}

function hashOf(content: EnquiryContent): string {
  const { kind, name, email, phone, company, interest, productId, colour, message } = content
  const person = [name, email.toLowerCase(), phone, company]
  const said = [...person, kind, interest, productId, colour, message]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
