import { and, desc, eq, sql } from 'drizzle-orm'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Queries } from '../db/database.server.ts'
import { contentDrafts, contentRevisions } from '../db/schema/content.server.ts'
import { users } from '../db/schema/people.server.ts'
import { changesBetween, type FormChange } from '../rules/form-changes.ts'
import {
  contentKinds,
  fieldsOf,
  storedContent,
  writeContent,
  type ContentBodies,
  type ContentForm,
  type ContentKind,
} from './content-form.server.ts'

/** Processes that show content listen here; the payload is empty. */
export const contentChannel = 'site_content'

export interface Revision<Kind extends ContentKind = ContentKind> {
  /** 0 as delivered. */
  number: number
  body: ContentBodies[Kind]
  /** Null as delivered. */
  published: { at: Date; by: string | null } | null
  broughtBack: number | null
}

function delivered<Kind extends ContentKind>(kind: Kind): Revision<Kind> {
  return { number: 0, body: contentKinds[kind].delivered, published: null, broughtBack: null }
}

/** What the site says now. */
export async function currentRevision<Kind extends ContentKind>(
  db: Queries,
  kind: Kind,
): Promise<Revision<Kind>> {
  const [latest] = await revisions(db, kind, 1)
  return latest ?? delivered(kind)
}

/** All that was ever published, the latest first, and how it was delivered at the end. */
export async function revisionHistory<Kind extends ContentKind>(
  db: Queries,
  kind: Kind,
): Promise<Revision<Kind>[]> {
  return [...(await revisions(db, kind, 200)), delivered(kind)]
}

async function revisions<Kind extends ContentKind>(
  db: Queries,
  kind: Kind,
  most: number,
): Promise<Revision<Kind>[]> {
  const rows = await db
    .select({ revision: contentRevisions, by: users.name })
    .from(contentRevisions)
    .leftJoin(users, eq(users.uid, contentRevisions.publishedBy))
    .where(eq(contentRevisions.kind, kind))
    .orderBy(desc(contentRevisions.number))
    .limit(most)
  return rows.map(({ revision, by }) => ({
    number: revision.number,
    body: storedContent(kind, revision.body),
    published: { at: revision.publishedAt, by },
    broughtBack: revision.broughtBack,
  }))
}

/** The log has the labels of the form: fields may be called otherwise one day. */
function inWordsOf(kind: ContentKind, changes: FormChange[]): FormChange[] {
  const fields = fieldsOf(kind)
  return changes.map(({ field, from, to }) => {
    const label = fields.find(({ name }) => name === field)?.label ?? field
    return { field: label, from, to }
  })
}

interface Publication<Kind extends ContentKind> {
  kind: Kind
  body: ContentBodies[Kind]
  /** The number that whoever publishes has seen. */
  base: number
  broughtBack?: number
  staff: { uid: string }
  now: Date
}

export type Published<Kind extends ContentKind> =
  | { ok: true }
  | { ok: false; current: Revision<Kind>; base: Revision<Kind>; meanwhile: FormChange[] }

/**
 * Publishes content, with its entry in the log, in one transaction; every process hears of it when it is committed.
 * Changes nothing when somebody else has published since: what they did would be undone without anybody having
 * decided that.
 */
export async function publish<Kind extends ContentKind>(
  db: Database,
  publication: Publication<Kind>,
): Promise<Published<Kind>> {
  const { kind, body, base, staff, now, broughtBack } = publication
  return db.transaction(async (tx): Promise<Published<Kind>> => {
    // Two at once: the second waits here, and then sees what the first wrote.
    await tx.execute(sql`LOCK TABLE content_revisions IN SHARE ROW EXCLUSIVE MODE`)
    const current = await currentRevision(tx, kind)
    const wished = writeContent(kind, body)
    const changes = changesBetween(writeContent(kind, current.body), wished)
    // The same form sent twice wants what is there already.
    if (changes.length > 0 && base !== current.number) {
      const seen = (await revisionHistory(tx, kind)).find(({ number }) => number === base)
      const before = seen ?? delivered(kind)
      const meanwhile = changesBetween(
        writeContent(kind, before.body),
        writeContent(kind, current.body),
      )
      if (meanwhile.length > 0) return { ok: false, current, base: before, meanwhile }
    }
    // What is being written goes on from there when an earlier state is brought back.
    if (broughtBack === undefined) await dropDraft(tx, kind, staff)
    if (changes.length === 0) return { ok: true }
    await tx.insert(contentRevisions).values({
      ...{ kind, number: current.number + 1, body, broughtBack: broughtBack ?? null },
      ...{ publishedAt: now, publishedBy: staff.uid },
    })
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'content-published', subject: kind },
      details: {
        changes: inWordsOf(kind, changes),
        ...(broughtBack !== undefined && { broughtBack }),
      },
    })
    await tx.execute(sql`SELECT pg_notify(${contentChannel}, '')`)
    return { ok: true }
  })
}

export interface Draft {
  form: ContentForm
  base: number
  savedAt: Date
}

/** What this member of staff typed and has not published; undefined when there is nothing. */
export async function draftOf(
  db: Queries,
  kind: ContentKind,
  { uid }: { uid: string },
): Promise<Draft | undefined> {
  const [draft] = await db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.userId, uid)))
  return draft && { form: draft.form as ContentForm, base: draft.base, savedAt: draft.savedAt }
}

interface SavedDraft {
  kind: ContentKind
  staff: { uid: string }
  form: ContentForm
  base: number
  now: Date
}

/** Keeps a form as it was typed, faults and all. */
export async function saveDraft(db: Queries, draft: SavedDraft): Promise<void> {
  const { kind, staff, form, base, now } = draft
  const kept = { form, base, savedAt: now }
  await db
    .insert(contentDrafts)
    .values({ kind, userId: staff.uid, ...kept })
    .onConflictDoUpdate({ target: [contentDrafts.kind, contentDrafts.userId], set: kept })
}

export async function dropDraft(
  db: Queries,
  kind: ContentKind,
  { uid }: { uid: string },
): Promise<void> {
  await db
    .delete(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.userId, uid)))
}
