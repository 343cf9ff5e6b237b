import { enquiryAttachments } from '../app/db/schema/enquiries.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { storeContent } from '../app/files/file-parts.server.ts'

/** A file that waits for somebody's answer, straight into its tables. */
export async function attachedFile(
  db: Database,
  { enquiryId, name, at }: { enquiryId: string; name: string; at: Date },
): Promise<void> {
  const bytes = Buffer.from('%PDF-')
  await db.transaction(async (tx) => {
    const contentId = await storeContent(tx, bytes)
    await tx.insert(enquiryAttachments).values({
      ...{ enquiryId, contentId, name, type: 'application/pdf', bytes: bytes.length },
      ...{ sha256: '', addedAt: at, addedBy: crypto.randomUUID() },
    })
  })
}
