import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/database.server.ts'
import { fileContents, files, fileUploads } from '../db/schema/files.server.ts'
import { chunkBytes, mostBytes, mostBytesOfAny, partBytes, unfinished } from './file-limits.ts'
import { addParts, dropContents } from './file-parts.server.ts'
import { kindOf, recognise } from './recognise.ts'
import { Refused } from './refusals.ts'

export type Upload = typeof fileUploads.$inferSelect

interface Wish {
  name: string
  bytes: number
  /** Hex, when whoever sends it could tell. */
  sha256?: string
  staff: { uid: string }
  now: Date
}

/** How long one that doesn't go on is kept. */
const keptMs = 24 * 60 * 60_000
/** After which it may make room for the next one of the same person. */
const patienceMs = 10 * 60_000

/** Shown in the office, written nowhere else. */
const longestName = 200

/**
 * Begins an upload, or finds the one that the same person began of the same file; a file that is there already
 * needs none.
 *
 * @throws Refused when it is too large by what is said of it, or too much of this person's is unfinished
 */
export async function beginUpload(
  db: Database,
  { name, bytes, sha256, staff, now }: Wish,
): Promise<{ upload: Upload } | { fileId: string }> {
  if (bytes === 0) throw new Refused('empty')
  if (bytes > mostBytesOfAny) throw new Refused('too-large')
  await makeRoom(db.queries, { bytes, sha256, staff, now })
  return db.transaction(async (tx) => {
    if (sha256) {
      const [there] = await tx.select({ id: files.id }).from(files).where(eq(files.id, sha256))
      if (there) return { fileId: there.id }
      const [begun] = await tx
        .select()
        .from(fileUploads)
        .where(
          and(
            eq(fileUploads.createdBy, staff.uid),
            eq(fileUploads.sha256, sha256),
            eq(fileUploads.bytes, bytes),
          ),
        )
      if (begun) return { upload: begun }
    }
    const [content] = await tx.insert(fileContents).values({}).returning()
    const [upload] = await tx
      .insert(fileUploads)
      .values({
        ...{ id: content!.id, name: nameOf(name), bytes, sha256 },
        ...{ createdBy: staff.uid, touchedAt: now },
      })
      .returning()
    return { upload: upload! }
  })
}

/** A file's name without what moves the cursor or turns the direction of writing. */
export function nameOf(name: string): string {
  const plain = name.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return plain.trim().slice(0, longestName).toWellFormed() || 'Without a name'
}

/** What stands still longest makes room, where that is enough; what goes on stays. */
async function makeRoom(db: Queries, { bytes, sha256, staff, now }: Omit<Wish, 'name'>) {
  const mine = await db
    .select()
    .from(fileUploads)
    .where(eq(fileUploads.createdBy, staff.uid))
    .orderBy(asc(fileUploads.touchedAt))
  const others = mine.filter((each) => !sha256 || each.sha256 !== sha256)
  const isTooMuch = () =>
    others.length >= unfinished.uploads ||
    others.reduce((sum, each) => sum + each.bytes, bytes) > unfinished.bytes
  const stale: string[] = []
  while (isTooMuch()) {
    const oldest = others.shift()
    if (!oldest || now.getTime() - oldest.touchedAt.getTime() < patienceMs)
      throw new Refused('too-many')
    stale.push(oldest.id)
  }
  await dropContents(db, stale)
}

export async function findUpload(
  db: Queries,
  id: string,
  { uid }: { uid: string },
): Promise<Upload | undefined> {
  const [upload] = await db
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.id, id), eq(fileUploads.createdBy, uid)))
  return upload
}

interface Chunk {
  id: string
  staff: { uid: string }
  offset: number
  bytes: Uint8Array
  now: Date
  /** The sender didn't know before how many there would be. */
  isLast?: boolean
}

/**
 * Keeps what came next, in whole parts, and says where to go on: what is left over, or doesn't begin where the upload
 * stands, has to be sent again from there. Undefined when there is no such upload.
 *
 * @throws Refused when the file is none for the site by its first bytes; the upload is gone then
 */
export async function addChunk(
  db: Database,
  { id, staff, offset, bytes, now, isLast = false }: Chunk,
): Promise<Upload | undefined> {
  if (offset === 0 && bytes.length > 0) {
    await refuseByHead(db, { id, staff, bytes, isLast })
  }
  return db.transaction(async (tx) => {
    const [upload] = await tx
      .select()
      .from(fileUploads)
      .where(and(eq(fileUploads.id, id), eq(fileUploads.createdBy, staff.uid)))
      .for('update')
    if (!upload || upload.received !== offset) return upload
    const end = Math.min(upload.bytes, offset + Math.min(bytes.length, chunkBytes))
    const isWhole = isLast || end === upload.bytes
    const kept = isWhole ? end - offset : Math.floor((end - offset) / partBytes) * partBytes
    await addParts(tx, id, offset, bytes.subarray(0, kept))
    const received = offset + kept
    const [grown] = await tx
      .update(fileUploads)
      .set({ received, touchedAt: now, ...(isLast && { bytes: received }) })
      .where(eq(fileUploads.id, id))
      .returning()
    return grown
  })
}

async function refuseByHead(
  db: Database,
  { id, staff, bytes, isLast }: Omit<Chunk, 'now' | 'offset'>,
) {
  const upload = await findUpload(db.queries, id, staff)
  if (!upload) return
  try {
    const length = isLast ? bytes.length : upload.bytes
    // A form without scripts doesn't say before how much it sends, and is stopped by its own limit.
    if (length > mostBytes[kindOf(recognise(bytes))]) throw new Refused('too-large')
  } catch (error) {
    await dropContents(db.queries, [id])
    throw error
  }
}

/** All of one person's, for whoever has too many. */
export async function dropUploadsOf(db: Queries, { uid }: { uid: string }): Promise<number> {
  const mine = await db
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(eq(fileUploads.createdBy, uid))
  await dropContents(
    db,
    mine.map(({ id }) => id),
  )
  return mine.length
}

/** Removes what did not go on for a day. */
export async function dropOldUploads(db: Queries, now: Date): Promise<number> {
  const old = await db
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(lt(fileUploads.touchedAt, new Date(now.getTime() - keptMs)))
  await dropContents(
    db,
    old.map(({ id }) => id),
  )
  return old.length
}

/** How many there are: for the page. */
export async function unfinishedOf(db: Queries, { uid }: { uid: string }): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(fileUploads)
    .where(eq(fileUploads.createdBy, uid))
  return found?.count ?? 0
}
