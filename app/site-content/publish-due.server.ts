import { and, eq, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/database-away.server.ts'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { databaseError } from '../db/retry.server.ts'
import { contentDrafts } from '../db/schema/content.server.ts'
import { users } from '../db/schema/people.server.ts'
import { changesBetween } from '../rules/form-changes.ts'
import { fieldsOf, readContent, writeContent, type ContentForm } from './content-form.server.ts'
import { isContentKind, type ContentRef } from './content-kinds.server.ts'
import { byAccount } from './drafts.server.ts'
import { mergedContent } from './merged-content.ts'
import { publishIn } from './publish.server.ts'
import {
  currentRevision,
  isThere,
  newVersion,
  publisherOf,
  revisionHistory,
  type Revision,
} from './revisions.server.ts'

interface Due {
  db: Database
  now: Date
  log: Logger
  /** Whether somebody may still publish. */
  mayPublish: (person: { email: string }) => Promise<boolean>
}

/** Publishes the drafts whose time has come, each once, whatever number of processes does the same. */
export async function publishDue({ db, now, log, mayPublish }: Due): Promise<void> {
  const due = await db.queries
    .select({ draft: contentDrafts, email: users.email })
    .from(contentDrafts)
    .innerJoin(users, eq(users.uid, contentDrafts.userId))
    .where(lte(contentDrafts.publishAt, now))
  for (const { draft, email } of due) {
    const { kind, item, userId } = draft
    const one = { kind, item, userId, now }
    try {
      const isAllowed = await mayPublish({ email })
      const refusal = await db.transaction((tx) => publishOne(tx, { ...one, isAllowed }))
      if (refusal) log.warn({ kind, item }, 'what was due could not be published')
    } catch (error) {
      // All of them wait for the database.
      if (isDatabaseAway(error)) throw error
      log.error({ err: error, kind, item }, 'what was due could not be published')
      await takeDue(db.queries, one, `Not published: the site failed at it (${reasonOf(error)}).`)
    }
  }
}

/** Of an error of the database its own words: Drizzle's are the whole query. */
function reasonOf(error: unknown): string {
  const { message } = databaseError(error) ?? (error as Error)
  return message.split('\n', 1)[0]!.slice(0, 200)
}

interface One {
  kind: string
  item: string
  userId: string
  now: Date
}

const draftOf = ({ kind, item, userId }: One) =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.item, item), eq(contentDrafts.userId, userId))

/** Whoever is first has it; nobody has what its writer has taken up again. It stays a draft if it can't be published. */
async function takeDue(db: Queries, one: One, refusal: string | null = null) {
  const [draft] = await db
    .update(contentDrafts)
    .set({ publishAt: null, refusal })
    .where(and(draftOf(one), lte(contentDrafts.publishAt, one.now)))
    .returning()
  return draft
}

async function publishOne(tx: Transaction, { isAllowed, ...one }: One & { isAllowed: boolean }) {
  const { kind, item, now } = one
  const draft = await takeDue(tx, one)
  if (!draft || !isContentKind(kind)) return undefined
  const refusal = isAllowed
    ? await publishDraft(tx, { kind, item }, { ...(draft as Omit<Waiting, 'now'>), now })
    : 'Whoever planned it may not publish any more.'
  if (refusal) await tx.update(contentDrafts).set({ refusal }).where(draftOf(one))
  return refusal
}

interface Waiting {
  form: ContentForm
  base: number
  begun: ContentForm | null
  note: string | null
  userId: string
  now: Date
}

/** What a colleague changed since stays, line by line. Where the draft changed the same otherwise, somebody has to decide. */
async function publishDraft(
  tx: Transaction,
  ref: ContentRef,
  { form, base, begun, note, userId, now }: Waiting,
) {
  const staff = { uid: userId }
  const found = await currentRevision(tx, ref)
  if (!isThere(ref, found)) return 'Not published: the site has it no more.'
  const read = readContent(ref.kind, form, found.body)
  if (!read.ok) return `Not published: ${Object.values(read.errors).join(' ')}`
  const first = await publishIn(tx, { ref, body: read.body, base, begun, note, staff, now })
  if (first.ok) return undefined
  if (first.reason === 'taken') return 'Not published: its name is taken.'
  if (first.reason === 'file-gone') return 'Not published: a file of it is not there any more.'
  const { current } = first
  if (current.state === 'withdrawn') return 'Not published: it was taken off the site meanwhile.'
  const asItIs = writeContent(ref.kind, current.body)
  const sides = { base: first.before, wished: read.form, current: asItIs }
  const merged = mergedContent({ ...sides, theirs: first.meanwhile }, fieldsOf(ref.kind))
  const both = merged.both.map(({ field }) => field)
  if (both.length > 0) {
    const last = lastToChange(ref, await revisionHistory(tx, ref), both)
    const by = last && (await publisherOf(tx, ref, last))
    return `Not published: ${by ? byAccount(by) : newVersion} changed ${labelsOf(ref, both)} meanwhile, as you do. Press Publish to see both.`
  }
  const again = readContent(ref.kind, merged.form, current.body)
  if (!again.ok) return 'Not published: it was changed meanwhile, and both do not fit together.'
  const { number } = current
  const second = await publishIn(tx, { ref, body: again.body, base: number, note, staff, now })
  return second.ok ? undefined : 'Not published: it was changed meanwhile.'
}

/** Whoever published something else since may have had nothing to do with it. */
function lastToChange({ kind }: ContentRef, history: Revision[], fields: string[]) {
  const forms = history.map(({ body }) => writeContent(kind, body))
  return history.find((_, at) =>
    changesBetween(forms[at + 1] ?? {}, forms[at]!).some(({ field }) => fields.includes(field)),
  )
}

const labelsOf = ({ kind }: ContentRef, names: string[]): string =>
  fieldsOf(kind)
    .flatMap(({ name, label }) => (names.includes(name) ? `‘${label}’` : []))
    .join(', ')
