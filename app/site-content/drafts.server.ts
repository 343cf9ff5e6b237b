import { and, eq, isNotNull, like, or } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { contentDrafts } from '../db/schema/content.server.ts'
import { users } from '../db/schema/people.server.ts'
import type { ContentForm } from './content-form.server.ts'
import { type ContentKind, type ContentRef } from './content-kinds.server.ts'
import { newItem, newItemKeyed } from './kind-of-content.server.ts'

export interface Draft {
  form: ContentForm
  base: number
  /** What it began with, where that was delivered. */
  begun: ContentForm | null
  savedAt: Date
  /** When the page in which it was typed was opened. */
  openedAt: Date | null
  /** When it is to be published by itself. */
  publishAt: Date | null
  /** What its revision is to say of why. */
  note: string | null
  /** Why it was not published. */
  refusal: string | null
}

type Person = { uid: string }

const draftBy = ({ kind, item }: ContentRef, { uid }: Person) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.item, item), eq(contentDrafts.userId, uid))

/** What this member of staff typed and has not published; undefined when there is nothing. */
export async function draftOf(
  db: Queries,
  ref: ContentRef,
  staff: Person,
): Promise<Draft | undefined> {
  const [draft] = await db.select().from(contentDrafts).where(draftBy(ref, staff))
  if (!draft) return undefined
  const { base, savedAt, openedAt, publishAt, note } = draft
  const refusal = draft.refusal && (await withName(db, draft.refusal))
  const [form, begun] = [draft.form as ContentForm, draft.begun as ContentForm | null]
  return { form, base, begun, savedAt, openedAt, publishAt, note, refusal }
}

/** Whoever stands in a refusal stands there by their account, as in the log: names are looked up when it is shown. */
export const byAccount = (uid: string) => `{${uid}}`

async function withName(db: Queries, refusal: string): Promise<string> {
  const [account, uid] = /\{([\da-f-]{36})\}/.exec(refusal) ?? []
  if (!account) return refusal
  const [known] = await db.select({ name: users.name }).from(users).where(eq(users.uid, uid!))
  return refusal.replace(account, () => known?.name ?? 'Somebody')
}

/** Whether its writer typed it in another page since they opened one, at that time; null of one that does not say. */
export const isFromElsewhere = (
  draft: Pick<Draft, 'savedAt' | 'openedAt'>,
  opened: Date | null,
): boolean =>
  opened !== null && draft.savedAt > opened && draft.openedAt?.getTime() !== opened.getTime()

/** The items of which this member of staff has a draft. */
export async function draftsOf(db: Queries, { uid }: Person) {
  const { kind, item, publishAt, refusal } = contentDrafts
  return db
    .select({ kind, item, publishAt, refusal })
    .from(contentDrafts)
    .where(eq(contentDrafts.userId, uid))
}

/** What was planned and could not be published, and by whom it was planned; until it is looked over or thrown away. */
export async function refusedDrafts(db: Queries) {
  const { kind, item, userId, refusal, form } = contentDrafts
  const rows = await db
    .select({ kind, item, form, by: users.name, email: users.email })
    .from(contentDrafts)
    .innerJoin(users, eq(users.uid, userId))
    .where(isNotNull(refusal))
    .orderBy(kind, item)
  return rows.map((row) => ({ ...row, form: row.form as ContentForm }))
}

export interface NewDraft {
  item: string
  form: ContentForm
  savedAt: Date
  openedAt: Date | null
  publishAt: Date | null
  refusal: string | null
}

/** What this member of staff has begun of a kind with several items, as it came. */
export async function newDraftsOf(
  db: Queries,
  kind: ContentKind,
  { uid }: Person,
): Promise<NewDraft[]> {
  const { item, form, savedAt, openedAt, publishAt, refusal } = contentDrafts
  const rows = await db
    .select({ item, form, savedAt, openedAt, publishAt, refusal })
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.kind, kind),
        eq(contentDrafts.userId, uid),
        or(eq(item, newItem), like(item, `${newItemKeyed('')}%`)),
      ),
    )
    .orderBy(item)
  return rows as NewDraft[]
}

interface ChangedDraft {
  ref: ContentRef
  staff: Person
  form: ContentForm
  now: Date
  /** Null where it is of several pages: each is told. */
  openedAt: Date | null
}

/** The same draft with other words; one that was published or thrown away meanwhile stays so. */
export async function changeDraft(
  db: Queries,
  { ref, staff, form, now, openedAt }: ChangedDraft,
): Promise<void> {
  await db.update(contentDrafts).set({ form, savedAt: now, openedAt }).where(draftBy(ref, staff))
}

interface SavedDraft {
  ref: ContentRef
  staff: Person
  form: ContentForm
  base: number
  begun?: ContentForm | null
  now: Date
  openedAt?: Date | null
  publishAt?: Date | null
  note?: string | null
}

/** Keeps a form as it was typed, faults and all. */
export async function saveDraft(db: Queries, draft: SavedDraft): Promise<void> {
  const { ref, staff, form, base, begun = null, now } = draft
  const { openedAt = null, publishAt = null, note = null } = draft
  const kept = { form, base, begun, savedAt: now, openedAt, publishAt, note, refusal: null }
  await db
    .insert(contentDrafts)
    .values({ kind: ref.kind, item: ref.item, userId: staff.uid, ...kept })
    .onConflictDoUpdate({
      target: [contentDrafts.kind, contentDrafts.item, contentDrafts.userId],
      set: kept,
    })
}

export async function dropDraft(db: Queries, ref: ContentRef, staff: Person): Promise<void> {
  await db.delete(contentDrafts).where(draftBy(ref, staff))
}
