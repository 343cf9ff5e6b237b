import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { contentRevisions } from '../db/schema/content.server.ts'
import { users } from '../db/schema/people.server.ts'
import { deliveredBodies } from '../../content/site-content.ts'
import { storedContent } from './content-form.server.ts'
import { isNewItem } from './kind-of-content.server.ts'
import {
  contentKinds,
  deliveredBody,
  isContentKind,
  type ContentBodies,
  type ContentKind,
  type ContentRef,
} from './content-kinds.server.ts'

export interface Revision<Kind extends ContentKind = ContentKind> {
  /** 0 as delivered, or before it is on the site for the first time. */
  number: number
  body: ContentBodies[Kind]
  /** A withdrawn one's body is how it was. */
  state: 'published' | 'withdrawn'
  /** The item that takes a withdrawn one's place. */
  successor: string | null
  /** Null as delivered. */
  published: { at: Date; by: string | null } | null
  broughtBack: number | null
  /** Why, in the words of whoever published it. */
  note: string | null
}

/** How it was delivered; an item that was not is nowhere before its first revision. */
function delivered<Kind extends ContentKind>(ref: ContentRef<Kind>): Revision<Kind> {
  const body = deliveredBody(ref)
  const state = deliveredBodies[ref.kind].has(ref.item) ? 'published' : 'withdrawn'
  return { number: 0, body, state, successor: null, published: null, broughtBack: null, note: null }
}

/** Who changed it where it is as delivered, and was delivered otherwise before. */
export const newVersion = 'A new version of the site'

/** Of kinds with one item that one, and of others what was delivered or published. */
export function isThere({ kind, item }: ContentRef, current: Revision): boolean {
  const { items } = contentKinds[kind]
  if (!items) return item === ''
  if (isNewItem(item)) return true
  return item !== '' && (current.number > 0 || current.state === 'published')
}

/** Whether its form opens: none does of what a release took away. */
export async function hasForm(
  db: Queries,
  { kind, item }: { kind: string; item: string },
): Promise<boolean> {
  if (!isContentKind(kind)) return false
  const ref = { kind, item }
  return isThere(ref, await currentRevision(db, ref))
}

/** What the site says now. */
export async function currentRevision<Kind extends ContentKind>(
  db: Queries,
  ref: ContentRef<Kind>,
): Promise<Revision<Kind>> {
  const [latest] = await revisions(db, ref, 1)
  return latest ?? delivered(ref)
}

/** All that was ever published, the latest first, and how it was delivered at the end. */
export async function revisionHistory<Kind extends ContentKind>(
  db: Queries,
  ref: ContentRef<Kind>,
): Promise<Revision<Kind>[]> {
  return [...(await revisions(db, ref, 200)), delivered(ref)]
}

/** The account that published it; of what was delivered there is none. */
export async function publisherOf(
  db: Queries,
  ref: ContentRef,
  { number: wanted }: Pick<Revision, 'number'>,
): Promise<string | undefined> {
  const { kind, item, number, publishedBy } = contentRevisions
  const [row] = await db
    .select({ publishedBy })
    .from(contentRevisions)
    .where(and(eq(kind, ref.kind), eq(item, ref.item), eq(number, wanted)))
  return row?.publishedBy
}

/** Every version that a text has, or had, as delivered too. */
export async function versionsOf(db: Queries, ref: ContentRef): Promise<string[]> {
  const { kind, item, body } = contentRevisions
  const rows = await db
    .select({ version: sql<string | null>`${body}->>'version'` })
    .from(contentRevisions)
    .where(and(eq(kind, ref.kind), eq(item, ref.item)))
  const stored = rows.flatMap(({ version }) => version ?? [])
  return [...versionOf(deliveredBody(ref)), ...stored]
}

const versionOf = (body: object) => ('version' in body ? [String(body.version)] : [])

const columns = { revision: contentRevisions, by: users.name }

async function revisions<Kind extends ContentKind>(
  db: Queries,
  ref: ContentRef<Kind>,
  most: number,
): Promise<Revision<Kind>[]> {
  const rows = await db
    .select(columns)
    .from(contentRevisions)
    .leftJoin(users, eq(users.uid, contentRevisions.publishedBy))
    .where(and(eq(contentRevisions.kind, ref.kind), eq(contentRevisions.item, ref.item)))
    .orderBy(desc(contentRevisions.number))
    .limit(most)
  return rows.map((row) => revisionOf(ref, row))
}

interface Row {
  revision: typeof contentRevisions.$inferSelect
  by: string | null
}

function revisionOf<Kind extends ContentKind>(
  ref: ContentRef<Kind>,
  { revision, by }: Row,
): Revision<Kind> {
  const { number, state, successor, broughtBack, note, publishedAt: at } = revision
  const body = storedContent(ref, revision.body)
  return { number, body, state, successor, broughtBack, note, published: { at, by } }
}

export interface CurrentItem extends ContentRef {
  revision: Revision
}

/** The latest revision of every item that has one, in the order in which they came to the site. */
export async function currentRevisions(db: Queries): Promise<CurrentItem[]> {
  const rows = await db
    .select(columns)
    .from(contentRevisions)
    .leftJoin(users, eq(users.uid, contentRevisions.publishedBy))
    .where(
      sql`${contentRevisions.number} = (SELECT max(number) FROM content_revisions AS other
        WHERE other.kind = ${contentRevisions.kind} AND other.item = ${contentRevisions.item})`,
    )
    .orderBy(
      sql`(SELECT published_at FROM content_revisions AS first
        WHERE first.kind = ${contentRevisions.kind} AND first.item = ${contentRevisions.item} AND first.number = 1)`,
      contentRevisions.item,
    )
  return rows.flatMap((row) => {
    const { kind, item } = row.revision
    // A build before this one may have had kinds that this one has not.
    if (!isContentKind(kind)) return []
    return { kind, item, revision: revisionOf<ContentKind>({ kind, item }, row) }
  })
}
