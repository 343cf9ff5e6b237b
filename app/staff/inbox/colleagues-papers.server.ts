import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.server.ts'
import { enquiryAttachments } from '../../db/schema/enquiries.server.ts'
import { users } from '../../db/schema/people.server.ts'

/** Of a row of `enquiry_attachments`: no mail has it. */
export const isUnsent = sql`NOT EXISTS (
  SELECT FROM mail_attachments WHERE attachment_id = enquiry_attachments.id)`
/** Of such a row: it is the paper of a quote. */
export const isOfQuote = sql`EXISTS (SELECT FROM quotes WHERE attachment_id = enquiry_attachments.id)`

/** Papers of quotes that wait for the answers of others to the same enquiry: any colleague may send them, or take them off. */
export async function colleaguesPapers(
  db: Queries,
  { enquiryId, staff }: { enquiryId: string; staff: { uid: string } },
) {
  const { id, name, sha256, bytes } = enquiryAttachments
  const who = sql<string>`coalesce(${users.name}, 'A colleague')`
  return db
    .select({ id, name, sha256, bytes, who })
    .from(enquiryAttachments)
    .leftJoin(users, eq(users.uid, enquiryAttachments.addedBy))
    .where(
      and(
        eq(enquiryAttachments.enquiryId, enquiryId),
        ne(enquiryAttachments.addedBy, staff.uid),
        ...[isOfQuote, isUnsent],
      ),
    )
    .orderBy(asc(enquiryAttachments.addedAt), asc(enquiryAttachments.id))
}
