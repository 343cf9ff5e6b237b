import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.server.ts'
import { fileContents, fileParts } from '../db/schema/files.server.ts'
import { partBytes } from './file-limits.ts'

/** Adds bytes behind those that are there: `offset` is a whole number of parts, and so are they unless they are the last. */
export async function addParts(
  db: Queries,
  contentId: string,
  offset: number,
  bytes: Uint8Array,
): Promise<void> {
  const first = offset / partBytes
  for (let at = 0; at < bytes.length; at += partBytes) {
    const piece = Buffer.from(bytes.subarray(at, at + partBytes))
    await db.insert(fileParts).values({ contentId, part: first + at / partBytes, bytes: piece })
  }
}

/** Keeps bytes that are all at hand. */
export async function storeContent(tx: Transaction, bytes: Uint8Array): Promise<string> {
  const [content] = await tx.insert(fileContents).values({}).returning()
  await addParts(tx, content!.id, 0, bytes)
  return content!.id
}

/** The bytes from `start` to before `end`, part by part: no more than two are in memory. */
export async function* readParts(
  db: Queries,
  contentId: string,
  start: number,
  end: number,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  for (let at = start; at < end;) {
    const part = Math.floor(at / partBytes)
    const bytes = await readPart(db, contentId, part)
    const from = at - part * partBytes
    const piece = bytes.subarray(from, Math.min(bytes.length, end - part * partBytes))
    if (piece.length === 0) throw new Error(`a file ends before byte ${at}`)
    yield piece
    at += piece.length
  }
}

/** @throws Error when there is none: whoever reads knows how long the content is */
async function readPart(
  db: Queries,
  contentId: string,
  part: number,
): Promise<Buffer<ArrayBuffer>> {
  const [found] = await db
    .select({ bytes: sql<string>`encode(${fileParts.bytes}, 'base64')` })
    .from(fileParts)
    .where(and(eq(fileParts.contentId, contentId), eq(fileParts.part, part)))
  if (!found) throw new Error(`a file has no part ${part}`)
  return Buffer.from(found.bytes, 'base64')
}

export async function readBytes(
  db: Queries,
  contentId: string,
  start: number,
  end: number,
): Promise<Buffer> {
  const pieces = []
  for await (const piece of readParts(db, contentId, start, end)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * Overwrites the inside of a box of an MP4 with nothing, and calls the box free room; what lies around it stays where
 * it is.
 */
export async function blank(
  tx: Transaction,
  contentId: string,
  [start, end]: [number, number],
): Promise<void> {
  await overwrite(tx, contentId, start - 4, Buffer.from('free'))
  const zeros = Buffer.alloc(partBytes)
  for (let at = start; at < end; at += partBytes) {
    await overwrite(tx, contentId, at, zeros.subarray(0, Math.min(partBytes, end - at)))
  }
}

async function overwrite(tx: Transaction, contentId: string, start: number, bytes: Buffer) {
  const end = start + bytes.length
  const [first, last] = [Math.floor(start / partBytes), Math.floor((end - 1) / partBytes)]
  const touched = await tx
    .select({ part: fileParts.part, bytes: sql<string>`encode(${fileParts.bytes}, 'base64')` })
    .from(fileParts)
    .where(
      and(
        eq(fileParts.contentId, contentId),
        gte(fileParts.part, first),
        lte(fileParts.part, last),
      ),
    )
  for (const { part, bytes: text } of touched) {
    const content = Buffer.from(text, 'base64')
    const from = part * partBytes
    bytes.copy(content, Math.max(0, start - from), Math.max(0, from - start))
    await tx
      .update(fileParts)
      .set({ bytes: content })
      .where(and(eq(fileParts.contentId, contentId), eq(fileParts.part, part)))
  }
}

/** With all their parts. */
export async function dropContents(db: Queries, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(fileContents).where(inArray(fileContents.id, ids))
}
