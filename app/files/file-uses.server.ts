import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { contentDrafts } from '../db/schema/content.server.ts'
import { users } from '../db/schema/people.server.ts'

/** What names a file. */
export interface FileUse {
  kind: string
  item: string
  /** Whose draft it is; null of what is published. */
  writer: { uid: string; name: string } | null
}

/** A draft, and whose it is. */
interface Writing {
  kind: string
  item: string
  email: string
}

export type MayPublish = (db: Queries, writing: Writing) => Promise<boolean>

interface Asked {
  id: string
  mayPublish: MayPublish
}

/**
 * What is published, or is being written by somebody who may publish it, and names the file. Nobody can take it out of the draft of
 * somebody who may not any more, or of an item that a release took away.
 */
export async function usesOf(db: Queries, { id, mayPublish }: Asked): Promise<FileUse[]> {
  const published = await db.execute(sql`
    SELECT kind, item FROM (
      SELECT DISTINCT ON (kind, item) kind, item, body AS said, state FROM content_revisions
      ORDER BY kind, item, number DESC
    ) AS latest WHERE state = 'published' AND strpos(said::text, ${id}) > 0
    ORDER BY kind, item`)
  const { rows } = published as unknown as { rows: { kind: string; item: string }[] }
  const uses: FileUse[] = rows.map(({ kind, item }) => ({ kind, item, writer: null }))
  const { kind, item, userId, form } = contentDrafts
  const drafts = await db
    .select({ kind, item, uid: userId, name: users.name, email: users.email })
    .from(contentDrafts)
    .innerJoin(users, eq(users.uid, userId))
    .where(sql`strpos(${form}::text, ${id}) > 0`)
    .orderBy(kind, item, users.name)
  for (const { uid, name, email, ...ref } of drafts)
    if (await mayPublish(db, { ...ref, email })) uses.push({ ...ref, writer: { uid, name } })
  return uses
}
