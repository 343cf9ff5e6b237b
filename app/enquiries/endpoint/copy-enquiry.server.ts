import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { newMail, salesAddress, type MailSettings } from '../../mail/mail.server.ts'
import { queueMails } from '../../mail/outbox.server.ts'
import { copyMail } from '../enquiry-mails.ts'
import { copyWithinMinutes } from '../../rules/enquiry.ts'

interface CopyRequest {
  /** Only the page that sent the form knows it. */
  formId: string
  now: Date
  settings: MailSettings
  /** Whether this mailbox may get one more. */
  mayMail: (email: string) => Promise<boolean>
}

/**
 * Mails its sender a copy, once per enquiry. The address is whatever was typed, perhaps somebody else's: so the
 * copy holds none of the sender's words.
 */
export async function copyEnquiry(
  db: Database,
  { formId, now, settings, mayMail }: CopyRequest,
): Promise<{ ok: true } | { ok: false; reason: 'too-late' | 'too-many' }> {
  const earliest = new Date(now.getTime() - copyWithinMinutes * 60_000)
  const isIt = and(eq(enquiries.formId, formId), gt(enquiries.createdAt, earliest))
  const newest = desc(enquiries.createdAt)
  const [asked] = await db.queries.select().from(enquiries).where(isIt).orderBy(newest).limit(1)
  if (!asked) return { ok: false, reason: 'too-late' }
  // A program learns nothing from the answer, and mails nobody.
  if (asked.status === 'spam') return { ok: true }
  const isCopy = and(eq(mails.about, asked.id), eq(mails.kind, 'enquiry-copy'))
  const [copied] = await db.queries.select({ id: mails.id }).from(mails).where(isCopy)
  if (copied) return { ok: true }
  if (!(await mayMail(asked.email))) return { ok: false, reason: 'too-many' }

  await db.transaction(async (tx) => {
    // Of two at the same moment the second waits here, and then finds the first one's mail.
    const isThis = eq(enquiries.id, asked.id)
    const [enquiry] = await tx.select().from(enquiries).where(isThis).for('update')
    const [sent] = await tx.select({ id: mails.id }).from(mails).where(isCopy)
    // Erased a moment ago: there is nobody to write to.
    if (sent || !enquiry?.email) return
    const copy = {
      kind: 'enquiry-copy',
      about: enquiry.id,
      recipient: enquiry.email,
      replyTo: salesAddress(settings),
    } as const
    const words = copyMail(settings, enquiry)
    await queueMails(tx, [newMail(settings, { ...copy, ...words }, now)])
  })
  return { ok: true }
}
