import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import { readBytes } from '../../files/file-parts.server.ts'

/** The picture that came with an enquiry: WebP. Undefined where none did, or it was erased meanwhile. */
export async function pictureOf(db: Queries, enquiryId: string): Promise<Buffer | undefined> {
  const found = await namedPicture(db, enquiryId)
  if (!found) return undefined
  try {
    return await readBytes(db, found.id, 0, found.bytes)
  } catch (error) {
    if (await namedPicture(db, enquiryId)) throw error
    return undefined
  }
}

async function namedPicture(db: Queries, enquiryId: string) {
  const [found] = await db
    .select({ id: enquiries.pictureId, bytes: enquiries.pictureBytes })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId))
  return found?.id && found.bytes ? { id: found.id, bytes: found.bytes } : undefined
}
