import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { files, fileUploads, fileVariants } from '../db/schema/files.server.ts'
import type { Examined } from './examined.ts'
import { examineFile } from './examine.server.ts'
import { mostBytes } from './file-limits.ts'
import { blank, dropContents, readBytes, readParts, storeContent } from './file-parts.server.ts'
import { headBytes, kindOf, recognise, type FileType } from './recognise.ts'
import { Refused } from './refusals.ts'
import type { Upload } from './uploads.server.ts'

interface Finish {
  upload: Upload
  staff: { uid: string }
  now: Date
}

const underWay = new Map<string, Promise<string>>()

/**
 * Looks through an upload that has all its bytes and makes a file of it: in one transaction, so that it is there with
 * all its copies or not at all. The same file twice is one, whoever was first.
 *
 * @returns the file's id
 * @throws Refused when it is none for the site, or was thrown away meanwhile: nothing of it is left
 */
export function finishUpload(db: Database, finish: Finish): Promise<string> {
  const { id } = finish.upload
  // Whoever lost the connection while it was looked through asks again, and gets the same answer.
  const begun = underWay.get(id)
  if (begun) return begun
  const finished = finishNow(db, finish).finally(() => underWay.delete(id))
  underWay.set(id, finished)
  return finished
}

async function finishNow(db: Database, { upload, staff, now }: Finish): Promise<string> {
  try {
    const id = await hashOf(db, upload)
    if (upload.sha256 && upload.sha256 !== id) throw new Refused('other-bytes')
    if (await isThere(db.queries, id)) {
      await dropUpload(db, upload)
      return id
    }
    const type = recognise(
      await readBytes(db.queries, upload.id, 0, Math.min(headBytes, upload.bytes)),
    )
    if (upload.bytes > mostBytes[kindOf(type)]) throw new Refused('too-large')
    const examined = await examineFile(type, {
      bytes: upload.bytes,
      read: (start, length) =>
        readBytes(db.queries, upload.id, start, Math.min(upload.bytes, start + length)),
    })
    await keep(db, { id, type, upload, examined, staff, now })
    return id
  } catch (error) {
    if (error instanceof Refused) await dropUpload(db, upload)
    else if (!(await stands(db, upload).catch(() => true))) throw new Refused('gone')
    throw error
  }
}

/** Unless another process has made a file of it, whose contents these are then. */
async function dropUpload(db: Database, { id }: Upload): Promise<void> {
  await db.transaction(async (tx) => {
    const dropped = await tx.delete(fileUploads).where(eq(fileUploads.id, id)).returning()
    if (dropped.length > 0) await dropContents(tx, [id])
  })
}

async function stands({ queries }: Database, { id }: Upload): Promise<boolean> {
  const found = await queries
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(eq(fileUploads.id, id))
  return found.length > 0
}

async function hashOf(db: Database, { id, bytes }: Upload): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of readParts(db.queries, id, 0, bytes)) hash.update(piece)
  return hash.digest('hex')
}

async function isThere(db: Queries, id: string): Promise<boolean> {
  const found = await db.select({ id: files.id }).from(files).where(eq(files.id, id))
  return found.length > 0
}

interface Kept extends Finish {
  id: string
  type: FileType
  examined: Examined
}

async function keep(db: Database, kept: Kept): Promise<void> {
  const { id, type, upload, staff, now } = kept
  await db.transaction(async (tx) => {
    const taken = await tx
      .delete(fileUploads)
      .where(and(eq(fileUploads.id, upload.id), eq(fileUploads.createdBy, staff.uid)))
      .returning()
    // Sent twice at once, the other one has it; else somebody threw it away meanwhile.
    if (taken.length === 0) {
      if (await isThere(tx, id)) return
      throw new Refused('gone')
    }
    const kind = kindOf(type)
    const added = await tx
      .insert(files)
      .values({
        ...{ id, kind, type, name: upload.name, bytes: upload.bytes },
        ...kept.examined.facts,
        ...{ createdAt: now, createdBy: staff.uid },
      })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) return dropContents(tx, [upload.id])
    await keepVariants(tx, kept)
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'file-added', subject: id },
      details: { kind, bytes: upload.bytes },
    })
  })
}

async function keepVariants(tx: Transaction, { id, type, upload, examined }: Kept): Promise<void> {
  await blank(tx, upload.id, examined.hidden ?? [])
  const whole = { fileId: id, variant: ownVariant(type), contentId: upload.id, bytes: upload.bytes }
  await tx.insert(fileVariants).values(whole)
  for (const { variant, bytes } of examined.variants) {
    const contentId = await storeContent(tx, bytes)
    await tx.insert(fileVariants).values({ fileId: id, variant, contentId, bytes: bytes.length })
  }
}

/** A picture as it was uploaded says where it was taken: nobody can ask for it. */
function ownVariant(type: FileType): string {
  if (type === 'application/pdf') return 'paper.pdf'
  if (type === 'video/webm') return 'film.webm'
  return type === 'video/mp4' ? 'film.mp4' : 'original'
}
