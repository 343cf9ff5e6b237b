import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FileFacts } from '../../content/files.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Queries } from '../db/database.server.ts'
import { contentPreviews } from '../db/schema/content.server.ts'
import { files, fileVariants } from '../db/schema/files.server.ts'
import { users } from '../db/schema/people.server.ts'
import { dropContents } from './file-parts.server.ts'
import { usesOf, type FileUse, type MayPublish } from './file-uses.server.ts'

export type StoredFile = typeof files.$inferSelect

/** Processes that keep answers about files listen here; the payload is empty. */
export const fileDeletedChannel = 'file_deleted'

/** Facts of those that are there, by their ids. */
export async function filesOf(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, FileFacts>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(found.map((file) => [file.id, factsOf(file)]))
}

/** A file by the name that it came with, as the office shows it. */
export type NamedFile = FileFacts & { name: string }

/** The same with their names. */
export async function namedFilesOf(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, NamedFile>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(found.map((file) => [file.id, { ...factsOf(file), name: file.name }]))
}

/** As many as a list for choosing has of each kind. */
export const mostToChoose = 100

/** Of each of these kinds the newest, without what stands in for a picture until it arrives. */
export async function latestFiles(
  db: Queries,
  kinds: readonly FileFacts['kind'][],
): Promise<(NamedFile & { createdAt: Date })[]> {
  const found = []
  for (const kind of kinds) {
    const ofKind = await db
      .select()
      .from(files)
      .where(eq(files.kind, kind))
      .orderBy(desc(files.createdAt), files.id)
      .limit(mostToChoose)
    found.push(...ofKind)
  }
  return found.map((file) => ({
    ...factsOf({ ...file, preview: null }),
    name: file.name,
    createdAt: file.createdAt,
  }))
}

/** What content keeps of a file. */
export function factsOf(file: StoredFile): FileFacts {
  const { id, kind, bytes } = file
  const [width, height] = [file.width ?? 0, file.height ?? 0]
  if (kind === 'paper') return { id, kind, pages: file.pages ?? 0, bytes }
  if (kind === 'film') {
    const type = file.type === 'video/webm' ? 'video/webm' : 'video/mp4'
    return { id, kind, width, height, seconds: file.seconds ?? 0, bytes, type }
  }
  const { preview } = file
  return { id, kind, width, height, widths: file.widths ?? [], ...(preview && { preview }) }
}

export async function findFile(db: Queries, id: string): Promise<StoredFile | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  return file
}

export const filesPageSize = 50

/** After which file a page begins, which may be deleted meanwhile. */
interface Place {
  createdAt: Date
  id: string
}

/** As an address says it. */
export function placeIn(said: string | null): Place | undefined {
  const [, at, id] = /^(\d{1,15})-([0-9a-f]{64})$/.exec(said ?? '') ?? []
  return at && id ? { createdAt: new Date(Number(at)), id } : undefined
}

interface FilesAsked {
  /** Id of the file that the page begins with; when that is there no more, it begins with the newest. */
  from?: string | undefined
  after?: Place | undefined
}

/** One page of them, the newest first, and who uploaded each. */
export async function listFiles(db: Queries, { from, after }: FilesAsked = {}) {
  const { createdAt, id } = files
  const [first] = from ? await db.select({ createdAt, id }).from(files).where(eq(id, from)) : []
  const place = after ?? first
  const compared = sql.raw(after ? '<' : '<=')
  const found = await db
    .select({ file: files, by: users.name })
    .from(files)
    .leftJoin(users, eq(users.uid, files.createdBy))
    .where(
      place &&
        sql`(${createdAt}, ${id}) ${compared} (${place.createdAt.toISOString()}::timestamptz, ${place.id})`,
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(filesPageSize + 1)
  const shown = found.slice(0, filesPageSize)
  const last = found.length > filesPageSize ? shown.at(-1)!.file : null
  const next = last && `${last.createdAt.getTime()}-${last.id}`
  const rows = shown.map(({ file, by }) => ({
    ...{ facts: factsOf(file), name: file.name, bytes: file.bytes, by },
    createdAt: file.createdAt,
  }))
  return { rows, next, hasNewer: place !== undefined }
}

/** Where the bytes of a variant lie; undefined when there is none that may be shown. */
export async function findVariant(
  db: Queries,
  fileId: string,
  variant: string,
): Promise<{ contentId: string; bytes: number } | undefined> {
  if (variant === 'original') return undefined
  const [found] = await db
    .select({ contentId: fileVariants.contentId, bytes: fileVariants.bytes })
    .from(fileVariants)
    .where(and(eq(fileVariants.fileId, fileId), eq(fileVariants.variant, variant)))
  return found
}

interface Deletion {
  id: string
  staff: { uid: string }
  now: Date
  /** Whether somebody may still publish what they write. */
  mayPublish: MayPublish
}

/**
 * Deletes a file with all its copies, unless it is used, and ends the preview links that show it: nobody can take it out of them.
 * Every process forgets what it answered about it.
 */
export async function deleteFile(
  db: Database,
  { id, staff, now, mayPublish }: Deletion,
): Promise<'deleted' | 'missing' | { name: string; uses: FileUse[] }> {
  return db.transaction(async (tx) => {
    // Who publishes meanwhile waits, and finds that it is gone; who was first is seen here.
    await tx.execute(sql`LOCK TABLE content_revisions IN SHARE MODE`)
    const [file] = await tx.select().from(files).where(eq(files.id, id)).for('update')
    if (!file) return 'missing'
    const uses = await usesOf(tx, { id, mayPublish })
    if (uses.length > 0) return { name: file.name, uses }
    const variants = await tx
      .delete(fileVariants)
      .where(eq(fileVariants.fileId, id))
      .returning({ contentId: fileVariants.contentId })
    await dropContents(
      tx,
      variants.map(({ contentId }) => contentId),
    )
    await tx.delete(files).where(eq(files.id, id))
    await tx.delete(contentPreviews).where(sql`strpos(${contentPreviews.form}::text, ${id}) > 0`)
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'file-deleted', subject: id },
      details: { kind: file.kind, bytes: file.bytes },
    })
    await tx.execute(sql`SELECT pg_notify(${fileDeletedChannel}, '')`)
    return 'deleted'
  })
}
