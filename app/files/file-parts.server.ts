import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.server.ts'
import { fileContents, fileParts } from '../db/schema/files.server.ts'
import type { HiddenRange } from './examined.ts'
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

/** The parts in which each of them lies. */
function byPart(ranges: readonly HiddenRange[]): Map<number, HiddenRange[]> {
  const found = new Map<number, HiddenRange[]>()
  for (const range of ranges) {
    const first = Math.floor(Math.min(range.start, range.label?.at ?? range.start) / partBytes)
    for (let part = first; part * partBytes < range.end; part++) {
      const others = found.get(part)
      if (others) others.push(range)
      else found.set(part, [range])
    }
  }
  return found
}

/**
 * Overwrites what is hidden of a film with nothing, and labels it as free room; what lies around it stays where it is.
 * Each part is written once, however much lies in it.
 */
export async function blank(
  tx: Transaction,
  contentId: string,
  hidden: readonly HiddenRange[],
): Promise<void> {
  for (const [part, ranges] of byPart(hidden)) {
    const bytes = await readPart(tx, contentId, part)
    const from = part * partBytes
    for (const { start, end, label } of ranges) {
      bytes.subarray(Math.max(start - from, 0), Math.max(end - from, 0)).fill(0)
      // What lies outside of this part is not written.
      for (const [index, byte] of label?.bytes.entries() ?? [])
        bytes[label!.at + index - from] = byte
    }
    await tx
      .update(fileParts)
      .set({ bytes })
      .where(and(eq(fileParts.contentId, contentId), eq(fileParts.part, part)))
  }
}

/** With all their parts. */
export async function dropContents(db: Queries, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(fileContents).where(inArray(fileContents.id, ids))
}
