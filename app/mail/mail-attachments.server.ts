import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.server.ts'
import { enquiryAttachments } from '../db/schema/enquiries.server.ts'
import { mailAttachments } from '../db/schema/mails.server.ts'
import { readBytes } from '../files/file-parts.server.ts'

/** What goes along with mails, in the order in which it was attached. */
export async function attachmentsOf(db: Queries, mailIds: string[]) {
  return db
    .select({
      mailId: mailAttachments.mailId,
      id: enquiryAttachments.id,
      name: enquiryAttachments.name,
      type: enquiryAttachments.type,
      bytes: enquiryAttachments.bytes,
      contentId: enquiryAttachments.contentId,
    })
    .from(mailAttachments)
    .innerJoin(enquiryAttachments, eq(enquiryAttachments.id, mailAttachments.attachmentId))
    .where(inArray(mailAttachments.mailId, mailIds))
    .orderBy(asc(enquiryAttachments.addedAt), asc(enquiryAttachments.id))
}

/** A file of a mail, as it is sent. */
export interface SentFile {
  filename: string
  contentType: string
  content: Buffer
}

export async function sentFilesOf(db: Queries, mailId: string): Promise<SentFile[]> {
  const sent = []
  for (const { name, type, bytes, contentId } of await attachmentsOf(db, [mailId])) {
    const content = await readBytes(db, contentId, 0, bytes)
    sent.push({ filename: name, contentType: type, content })
  }
  return sent
}

/** The same files go along with a copy of a mail. */
export async function copyAttachments(
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO mail_attachments (mail_id, attachment_id)
    SELECT ${to}, attachment_id FROM mail_attachments WHERE mail_id = ${from}`)
}
