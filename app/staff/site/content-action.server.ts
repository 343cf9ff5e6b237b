import { data, redirect } from 'react-router'
import { filesNamedIn } from '../../../content/files.ts'
import type { Paints } from '../../../content/paint.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { namedFilesOf, type NamedFile } from '../../files/files.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import type { FormChange } from '../../rules/form-changes.ts'
import {
  fieldsOf,
  readContent,
  writeContent,
  type ContentForm,
} from '../../site-content/content-form.server.ts'
import { paintsNow } from '../../site-content/bodies-now.server.ts'
import { mergedContent } from '../../site-content/merged-content.ts'
import { namedChanges } from '../../site-content/named-changes.ts'
import type { ContentRef } from '../../site-content/content-kinds.server.ts'
import { draftOf, dropDraft, isFromElsewhere, saveDraft } from '../../site-content/drafts.server.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { publish, type Published } from '../../site-content/publish.server.ts'
import { currentRevision, isThere, newVersion } from '../../site-content/revisions.server.ts'
import { fieldOf } from '../form-field.ts'
import { begunIn, openedAtOf, typedIn } from './typed-form.ts'
import { officeNotFound } from '../office-not-found.ts'
import type { Office } from '../office-context.ts'
import { afterPublishing } from './after-publishing.server.ts'
import { bringBack, confirm, makePreviewLink, withdraw } from './content-steps.server.ts'
import { noteField, readNote } from './publication-note.ts'
import { readPublishAt } from './publish-at.ts'
import { lost, taken } from './publish-refusals.server.ts'

/** Why a form was not published, and what it shows then: nothing that was typed is lost. */
export interface Unpublished {
  form: ContentForm
  /** What it was to say of why. */
  note: string
  base: number
  begun: ContentForm | null
  errors: ContentForm
  /** What a colleague published meanwhile. */
  meanwhile: FormChange[]
  /** What both changed: from what the colleague wrote to what the form shows. */
  both: FormChange[]
  by: { name: string | null; at: Date | null } | null
  /** When its writer typed the draft that it would have replaced, in another page since this one was opened. */
  elsewhere?: number
  /** Those that the form names, as far as they are there. */
  files: ReadonlyMap<string, NamedFile>
}

/** Keeps a draft, publishes it now or later, throws it away, takes the item off the site, or brings an earlier state back. */
export async function contentAction(office: Office, ref: ContentRef, form: FormData) {
  const act = fieldOf(form, 'do')
  if (!isThere(ref, await currentRevision(office.db.queries, ref))) {
    // Of what a release took away there is nothing but what somebody typed.
    if (act !== 'drop') return officeNotFound()
    await dropDraft(office.db.queries, ref, office.staff)
    return redirect(officePath.siteItems(ref.kind), 303)
  }
  const base = numberOf(fieldOf(form, 'base'))
  if (act === 'bring-back') return bringBack(office, ref, { number: fieldOf(form, 'number'), base })
  if (act === 'withdraw') return withdraw(office, ref, fieldOf(form, 'successor'))
  if (act.startsWith('confirm '))
    return confirm(office, ref, { field: act.slice('confirm '.length), base })
  const fields = fieldsOf(ref.kind)
  const typed = typedIn(form, fields)
  const begun = base === 0 ? begunIn(form, fields) : null
  const openedAt = openedAtOf(form)
  const step = { typed, base, begun, openedAt, why: fieldOf(form, noteField.name) }
  const elsewhere = await typedElsewhere(office, ref, step)
  if (fieldOf(form, 'quietly')) return elsewhere ? { elsewhere } : keepQuietly(office, ref, step)
  // Whoever has read of it, and presses again, has decided.
  if (elsewhere && fieldOf(form, 'over') !== String(elsewhere))
    return answer(office, { ...refusedWith(step, {}), elsewhere }, 409)
  if (act === 'drop') {
    await dropDraft(office.db.queries, ref, office.staff)
    return redirect(`${officePath.siteContent(ref.kind, ref.item)}?published=dropped`, 303)
  }
  if (act === 'publish') return publishForm(office, ref, step)
  if (act === 'schedule') return schedule(office, ref, { ...step, at: fieldOf(form, 'at') })
  await keepDraft(office, ref, step)
  if (act === 'link') return makePreviewLink(office, ref, typed)
  return redirect(`${officePath.siteContent(ref.kind, ref.item)}#preview`, 303)
}

/** Of a revision; whoever wrote it by hand has seen nothing. */
const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** A form as it came, and why it is to be published. */
interface Step {
  typed: ContentForm
  base: number
  begun: ContentForm | null
  /** When its page was opened. */
  openedAt: Date | null
  why: string
}

/** When they typed the draft that there is, in another page since they opened this one: neither takes its place unasked. */
async function typedElsewhere({ db, staff }: Office, ref: ContentRef, step: Step) {
  const draft = await draftOf(db.queries, ref, staff)
  return draft && isFromElsewhere(draft, step.openedAt) ? draft.savedAt.getTime() : undefined
}

/** What a page saves while somebody types in it. */
async function keepQuietly(office: Office, ref: ContentRef, step: Step) {
  const isDraft = await keepDraft(office, ref, step)
  return { savedAt: office.now().getTime(), isDraft }
}

/** Also when nothing is different any more: then there is no draft. */
async function keepDraft(office: Office, ref: ContentRef, step: Step) {
  const { db, staff, now } = office
  const { typed: form, base, begun, openedAt, why } = step
  const read = readNote(why)
  // One that is too long is not thrown away while somebody shortens it.
  const note = 'error' in read ? why : read.note
  const { body } = await currentRevision(db.queries, ref)
  const content = readContent(ref.kind, form, body)
  const isAsPublished =
    content.ok && JSON.stringify(content.form) === JSON.stringify(writeContent(ref.kind, body))
  const draft = await draftOf(db.queries, ref, staff)
  const saysTheSame = draft?.note === note && isSame(draft.form, form)
  const isKept = saysTheSame && draft.base === base && isSame(draft.begun, begun)
  // Looked at again, what is planned stays planned.
  const publishAt = saysTheSame ? draft.publishAt : null
  const kept = { form, base, begun, openedAt, publishAt, note }
  if (isAsPublished) await dropDraft(db.queries, ref, staff)
  else if (!isKept) await saveDraft(db.queries, { ref, staff, ...kept, now: now() })
  return !isAsPublished
}

const isSame = (kept: ContentForm | null, form: ContentForm | null): boolean =>
  JSON.stringify(kept) === JSON.stringify(kept && form ? inOrderOf(kept, form) : form)

/** The same fields in the order of the other form: the database has its own. */
const inOrderOf = (other: ContentForm, form: ContentForm): ContentForm =>
  Object.keys(other).length === Object.keys(form).length
    ? Object.fromEntries(Object.keys(other).map((name) => [name, form[name] ?? '']))
    : form

type Refusal = Omit<Unpublished, 'files'>

const refusedWith = (
  { typed: form, base, begun, why: note }: Step,
  errors: ContentForm,
): Refusal => ({
  ...{ form, note, base, begun, errors, meanwhile: [], both: [], by: null },
})

async function answer({ db }: Office, refused: Refusal, status: number) {
  const files = await namedFilesOf(db.queries, filesNamedIn(refused.form))
  return data({ ...refused, files } satisfies Unpublished, { status })
}

/** What a form may name, and the day on which somebody wants it said. */
async function siteToday({ db, now }: Office): Promise<SiteContent> {
  const { content } = await readPublished(db.queries)
  return { ...content, day: dayAt(now()) }
}

async function publishForm(office: Office, ref: ContentRef, step: Step) {
  const { db, staff, now } = office
  const { typed, base, begun } = step
  const { body: was } = await currentRevision(db.queries, ref)
  const read = readContent(ref.kind, typed, was, await siteToday(office))
  const why = readNote(step.why)
  const errors = {
    ...(!read.ok && read.errors),
    ...('error' in why && { [noteField.name]: why.error }),
  }
  if ('error' in why || !read.ok) return answer(office, refusedWith(step, errors), 422)
  const { note } = why
  const by = { note, staff, now: now() }
  const published = await publish(db, { ref, body: read.body, base, begun, ...by })
  if (published.ok) return afterPublishing(office, { ...ref, item: published.item })
  const refused =
    published.reason === 'meanwhile'
      ? meanwhilePublished(
          ref,
          { ...step, typed: read.form },
          published,
          await paintsNow(db.queries),
        )
      : refusedWith(step, published.reason === 'taken' ? taken(ref) : lost(typed, published.file))
  return answer(office, refused, 409)
}

function meanwhilePublished(
  { kind }: ContentRef,
  { typed: form, why: note }: Step,
  published: Extract<Published<ContentRef['kind']>, { reason: 'meanwhile' }>,
  paints: Paints,
): Refusal {
  const { current } = published
  const fields = fieldsOf(kind)
  const theirs = published.meanwhile
  const now = writeContent(kind, current.body)
  const sides = { base: published.before, wished: form, current: now, theirs }
  const merged = mergedContent(sides, fields)
  const { by, at } = current.published ?? { by: newVersion, at: null }
  return {
    form: merged.form,
    note,
    base: current.number,
    begun: current.number === 0 ? now : null,
    errors: {},
    meanwhile: namedChanges(theirs, fields, paints),
    both: namedChanges(merged.both, fields, paints),
    by: { name: by, at },
  }
}

interface Later extends Step {
  at: string
}

/** Keeps a form that is right until its time comes. */
async function schedule(office: Office, ref: ContentRef, { at, ...step }: Later) {
  const { db, staff, now } = office
  const { typed, base, begun, openedAt } = step
  const { body: was } = await currentRevision(db.queries, ref)
  const read = readContent(ref.kind, typed, was, await siteToday(office))
  const why = readNote(step.why)
  const when = readPublishAt(at, now())
  const errors = {
    ...(!read.ok && read.errors),
    ...('error' in why && { [noteField.name]: why.error }),
    ...('error' in when && { at: when.error }),
  }
  if ('error' in when || 'error' in why || !read.ok)
    return answer(office, refusedWith(step, errors), 422)
  const planned = { base, begun, openedAt, note: why.note, now: now(), publishAt: when.at }
  const draft = { ref, staff, form: read.form, ...planned }
  await saveDraft(db.queries, draft)
  return redirect(officePath.siteContent(ref.kind, ref.item), 303)
}
