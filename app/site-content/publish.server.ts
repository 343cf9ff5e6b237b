import { sql } from 'drizzle-orm'
import { filesNamedIn } from '../../content/files.ts'
import type { Product } from '../../content/product.ts'
import { filesOf } from '../files/files.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { nextVersion } from '../rules/text-versions.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import { contentChannel } from '../db/content-channel.server.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { contentRevisions } from '../db/schema/content.server.ts'
import { changesBetween, type FormChange } from '../rules/form-changes.ts'
import {
  fieldsOf,
  notInForm,
  packed,
  writeContent,
  type ContentForm,
} from './content-form.server.ts'
import {
  contentKinds,
  type ContentBodies,
  type ContentKind,
  type ContentRef,
} from './content-kinds.server.ts'
import { isNewItem } from './kind-of-content.server.ts'
import { paintsNow } from './bodies-now.server.ts'
import { namedChanges } from './named-changes.ts'
import { dropDraft } from './drafts.server.ts'
import { currentRevision, revisionHistory, versionsOf, type Revision } from './revisions.server.ts'
import { takeAddress } from './take-address.server.ts'

interface Publication<Kind extends ContentKind> {
  ref: ContentRef<Kind>
  body: ContentBodies[Kind]
  /** The number that whoever publishes has seen. */
  base: number
  /** What they have seen, in the form's words, where that was delivered: a release may deliver something else since. */
  begun?: ContentForm | null
  staff: { uid: string }
  now: Date
  /** Takes it off the site, in favour of another item where there is one. */
  withdrawn?: { successor: string | null }
  broughtBack?: number
  /** Why, in the words of whoever publishes it. */
  note?: string | null
  /** The claim that is confirmed, and in words. */
  confirmed?: { field: string; words: string }
  /** What whoever publishes is writing is not what is published: it goes on from there. */
  keepsDraft?: boolean
}

export type Published<Kind extends ContentKind> =
  | { ok: true; item: string }
  | {
      ok: false
      reason: 'meanwhile'
      current: Revision<Kind>
      /** What whoever publishes has seen. */
      before: ContentForm
      meanwhile: FormChange[]
    }
  /** Another item has its address, or had it. */
  | { ok: false; reason: 'taken' }
  /** A file that it names has been deleted. */
  | { ok: false; reason: 'file-gone'; file: string }

/**
 * Publishes content, with its address and its entry in the log, in one transaction; every process hears of it when it
 * is committed. Changes nothing when somebody else has published since: what they did would be undone without anybody
 * having decided that.
 */
export async function publish<Kind extends ContentKind>(
  db: Database,
  publication: Publication<Kind>,
): Promise<Published<Kind>> {
  return db.transaction((tx) => publishIn(tx, publication))
}

/** The same as a part of another transaction. */
export async function publishIn<Kind extends ContentKind>(
  tx: Transaction,
  publication: Publication<Kind>,
): Promise<Published<Kind>> {
  const { base, begun, staff, now, broughtBack, withdrawn, confirmed, note } = publication
  const { kind } = publication.ref
  const { items } = contentKinds[kind]
  const isNew = isNewItem(publication.ref.item)
  const named = items?.named(publication.body, publication.ref.item) ?? publication.body
  const ref = isNew ? { kind, item: (named as { id: string }).id } : publication.ref
  // Two at once: the second waits here, and then sees what the first wrote.
  await tx.execute(sql`LOCK TABLE content_revisions IN SHARE ROW EXCLUSIVE MODE`)
  const current = await currentRevision(tx, ref)
  const body = isNew ? named : asItIsNow(publication, named, current)
  const changes = changesBetween(writeContent(kind, current.body), writeContent(kind, body))
  const state = withdrawn ? 'withdrawn' : 'published'
  const successor = withdrawn?.successor ?? null
  // The same form sent twice wants what is there already.
  const isThere =
    changes.length === 0 &&
    state === current.state &&
    successor === current.successor &&
    !isClaimed(current.body, confirmed?.field)
  if (!isThere) {
    const refusal = isNew
      ? undefined
      : await changedMeanwhile(tx, {
          ref,
          ...{ base, begun },
          current,
          isTouched: changes.length > 0 || state !== current.state,
        })
    if (refusal) return refusal
    const gone = withdrawn ? undefined : await goneFile(tx, body)
    if (gone) return { ok: false, reason: 'file-gone', file: gone }
    if (!(await takeAddress(tx, { ref, body, isNew, now }))) return { ok: false, reason: 'taken' }
  }
  if (!publication.keepsDraft) await dropDraft(tx, publication.ref, staff)
  if (isThere) return { ok: true, item: ref.item }
  await tx.insert(contentRevisions).values({
    ...{ kind, item: ref.item, number: current.number + 1, state, successor },
    body: packed(kind, await withVersion(tx, ref, body, now)),
    ...{ broughtBack: broughtBack ?? null, note: note ?? null },
    ...{ publishedAt: now, publishedBy: staff.uid },
  })
  await auditLog.record(tx, {
    ...{ at: now, by: staff },
    action: withdrawn ? 'content-withdrawn' : confirmed ? 'content-confirmed' : 'content-published',
    subject: ref.item ? `${kind}/${ref.item}` : kind,
    details: {
      ...(!withdrawn && !confirmed && { changes: await inWordsOf(tx, kind, changes) }),
      ...(confirmed && { what: confirmed.words }),
      ...(successor && { successor }),
      ...(broughtBack !== undefined && { broughtBack }),
    },
  })
  await tx.execute(sql`SELECT pg_notify(${contentChannel}, '')`)
  return { ok: true, item: ref.item }
}

/** A text that visitors agree to has a version that no other has, also when it is brought back. */
async function withVersion<Kind extends ContentKind>(
  tx: Transaction,
  ref: ContentRef<Kind>,
  body: ContentBodies[Kind],
  now: Date,
): Promise<ContentBodies[Kind]> {
  if (!contentKinds[ref.kind].hasVersions) return body
  return { ...body, version: nextVersion(dayAt(now), await versionsOf(tx, ref)) }
}

const onSite = { published: 'yes', withdrawn: 'no' }

const isClaimed = (body: object, field: string | undefined) =>
  'unconfirmed' in body && (body.unconfirmed as unknown[]).includes(field)

/** What no form shows is as it stands at this moment, whatever was read before; a brought back state is whole. */
function asItIsNow<Kind extends ContentKind>(
  { ref: { kind, item }, broughtBack, confirmed }: Publication<Kind>,
  body: ContentBodies[Kind],
  current: Revision<Kind>,
): ContentBodies[Kind] {
  if (broughtBack !== undefined) return body
  const { items } = contentKinds[kind]
  const whole = { ...body, ...notInForm(kind, current.body) }
  const now = items?.named(whole, item) ?? whole
  if (!('unconfirmed' in now)) return now
  const written = rowsWritten(current.body as Product, now)
  const isOpen = (field: string) => field !== confirmed?.field && !written.includes(field)
  return { ...now, unconfirmed: now.unconfirmed.filter(isOpen) }
}

/** Whoever writes a row knows what they say. */
const rowsWritten = (was: Product, now: Product) =>
  Object.keys(now.specifications)
    .filter((label) => now.specifications[label] !== was.specifications[label])
    .map((label) => `specifications.${label}`)

interface Seen<Kind extends ContentKind> {
  ref: ContentRef<Kind>
  base: number
  begun: ContentForm | null | undefined
  current: Revision<Kind>
  isTouched: boolean
}

/** What somebody else published or a release delivered since the base was seen, where it says anything else. */
async function changedMeanwhile<Kind extends ContentKind>(
  tx: Transaction,
  { ref, base, begun, current, isTouched }: Seen<Kind>,
): Promise<Published<Kind> | undefined> {
  if ((base === current.number && !begun) || !isTouched) return undefined
  const history = await revisionHistory(tx, ref)
  const seen = history.find(({ number }) => number === base) ?? history.at(-1)!
  const before = begun ?? writeContent(ref.kind, seen.body)
  const meanwhile = changesBetween(
    { ...before, 'On the site': onSite[seen.state] },
    { ...writeContent(ref.kind, current.body), 'On the site': onSite[current.state] },
  )
  if (meanwhile.length === 0) return undefined
  return { ok: false, reason: 'meanwhile', current, before, meanwhile }
}

/** A file that is named and not there: deleting one waits for this transaction, and then sees that it is used. */
async function goneFile(tx: Transaction, body: unknown): Promise<string | undefined> {
  const named = filesNamedIn(body)
  const there = await filesOf(tx, named)
  return named.find((id) => !there.has(id))
}

/** The log has the labels of the form: fields may be called otherwise one day. */
async function inWordsOf(tx: Transaction, kind: ContentKind, changes: FormChange[]) {
  const fields = fieldsOf(kind)
  const namesPaints = fields.some(({ input }) => input === 'paints')
  // All that was published is read for it.
  const paints = namesPaints ? await paintsNow(tx) : { nameOf: (id: string) => id }
  return namedChanges(changes, fields, paints).map(({ field, from, to }) => {
    const label = fields.find(({ name }) => name === field)?.label ?? field
    return { field: label, from, to }
  })
}
