import type { PictureFacts } from '../../content/files.ts'
import type { Queries } from '../db/database.server.ts'
import { readBytes } from './file-parts.server.ts'
import { findVariant } from './files.server.ts'

/** The widest copy of a picture that pages show; undefined when it was deleted, also meanwhile. */
export async function readPicture(
  db: Queries,
  { id, widths }: PictureFacts,
): Promise<Uint8Array | undefined> {
  const variant = `${widths.at(-1)}.avif`
  const found = await findVariant(db, id, variant)
  if (!found) return undefined
  try {
    return await readBytes(db, found.contentId, 0, found.bytes)
  } catch (error) {
    if (await findVariant(db, id, variant)) throw error
    return undefined
  }
}
