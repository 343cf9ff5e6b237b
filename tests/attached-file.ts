import { enquiryAttachments } from '../app/db/schema/enquiries.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { storeContent } from '../app/files/file-parts.server.ts'

/** A file that waits for somebody's answer, straight into its tables; gives its id. */
export async function attachedFile(
  db: Database,
  { enquiryId, name, at }: { enquiryId: string; name: string; at: Date },
): Promise<string> {
  const bytes = Buffer.from('%PDF-')
  return db.transaction(async (tx) => {
    const contentId = await storeContent(tx, bytes)
    const [kept] = await tx
      .insert(enquiryAttachments)
      .values({
        ...{ enquiryId, contentId, name, type: 'application/pdf', bytes: bytes.length },
        ...{ sha256: '', addedAt: at, addedBy: crypto.randomUUID() },
      })
      .returning({ id: enquiryAttachments.id })
    return kept!.id
  })
}
