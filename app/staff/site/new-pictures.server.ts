import { data, redirect } from 'react-router'
import { filesNamedIn } from '../../../content/files.ts'
import { filesOf } from '../../files/files.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { fieldsOf, readContent, type ContentForm } from '../../site-content/content-form.server.ts'
import { type ContentRef } from '../../site-content/content-kinds.server.ts'
import { isNewItem, newItem, newItemKeyed } from '../../site-content/kind-of-content.server.ts'
import {
  changeDraft,
  dropDraft,
  isFromElsewhere,
  newDraftsOf,
  saveDraft,
  type NewDraft,
} from '../../site-content/drafts.server.ts'
import { publish } from '../../site-content/publish.server.ts'
import { fieldOf } from '../form-field.ts'
import { machineOptions } from '../gallery/machine-options.ts'
import { proposedWords } from '../gallery/proposed-words.ts'
import { mostRows, rowFields } from './row-fields.ts'
import { officeNotFound } from '../office-not-found.ts'
import type { Office } from '../office-context.ts'
import { openedAtOf } from './typed-form.ts'
import { lost, taken } from './publish-refusals.server.ts'

/** What became of pictures that were published together; those that were not are still there, word for word. */
export interface PublishedTogether {
  published: number
  /** Whether every page says so already. */
  isShown: boolean
  /** Messages by item and field. */
  refused: Record<string, ContentForm>
}

const refOf = (item: string): ContentRef<'picture'> => ({ kind: 'picture', item })

/** Whether it waits in a row: what has a time to be published at waits for that. */
export const isRow = ({ item, publishAt }: NewDraft): boolean =>
  item !== newItem && publishAt === null

const rowsOf = async ({ db, staff }: Office): Promise<NewDraft[]> =>
  (await newDraftsOf(db.queries, 'picture', staff)).filter(isRow)

/** The pictures that somebody has uploaded and not published, one row for each. */
export async function readNewPictures(office: Office) {
  const { db, content } = office
  const all = await rowsOf(office)
  const drafts = all.slice(0, mostRows)
  const files = await filesOf(db.queries, filesNamedIn(drafts.map(({ form }) => form)))
  const { catalogue } = content()
  return {
    machines: machineOptions(catalogue),
    limits: Object.fromEntries(fieldsOf('picture').map(({ name, maximum }) => [name, maximum])),
    rows: drafts.map(({ item, form }) => ({ item, form, file: files.get(fileIn(form)) })),
    waiting: all.length - drafts.length,
  }
}

const fileIn = (form: ContentForm) => (form.file ?? '').split(' ')[0]!

/** Adds an uploaded file, keeps what is typed, takes one out, or publishes all that are complete. */
export async function newPicturesAction(office: Office, form: FormData) {
  const { db, staff, now } = office
  const act = fieldOf(form, 'do')
  if (act === 'add') return addPicture(office, fieldOf(form, 'file'), fieldOf(form, 'name'))
  const kept = await keepTyped(office, form)
  if (act.startsWith('drop ')) {
    const item = act.slice('drop '.length)
    if (isNewItem(item)) await dropDraft(db.queries, refOf(item), staff)
  } else if (act === 'publish') return publishTogether(office, kept)
  if (fieldOf(form, 'quietly')) return { savedAt: now().getTime(), isDraft: true }
  return redirect(officePath.siteItems('picture'), 303)
}

/** Once for each file, also when it is told twice. */
async function addPicture({ db, staff, now, content }: Office, file: string, name: string) {
  const facts = (await filesOf(db.queries, filesNamedIn(file))).get(file)
  if (!facts || facts.kind === 'paper') return officeNotFound()
  const drafts = await newDraftsOf(db.queries, 'picture', staff)
  if (drafts.some(({ form }) => fileIn(form) === file)) return { added: file }
  const words = proposedWords(name.slice(0, 200), content().catalogue.products)
  const form = { ...words, alt: '', file, focus: '', poster: '' }
  const ref = refOf(newItemKeyed(`${placeAfter(drafts.at(-1)?.item)}${file.slice(0, 12)}`))
  await saveDraft(db.queries, { ref, staff, form, base: 0, now: now() })
  return { added: file }
}

/** Rows stand as they came: five figures before what tells the files apart. */
function placeAfter(last: string | undefined): string {
  const place = Number(/~(\d{5})/.exec(last ?? '')?.[1] ?? 0)
  return String(place + 1).padStart(5, '0')
}

/**
 * Each draft as its row says it now; what a row doesn't show stays, and of one that was written in its own form since the
 * rows were read, what the row shows as it began.
 */
async function keepTyped(office: Office, typed: FormData): Promise<NewDraft[]> {
  const { db, staff, now } = office
  const opened = openedAtOf(typed)
  const kept: NewDraft[] = []
  for (const draft of (await rowsOf(office)).slice(0, mostRows)) {
    const { item, form } = draft
    const isElsewhere = isFromElsewhere(draft, opened)
    const says = (name: string) => fieldOf(typed, `${item} ${name}`)
    const isTyped = (name: string) => says(name) !== fieldOf(typed, `${item} ${name} was`)
    const shown = rowFields
      .filter((name) => typed.has(`${item} ${name}`))
      .filter((name) => !isElsewhere || isTyped(name))
    const whole = { ...form, ...Object.fromEntries(shown.map((name) => [name, says(name)])) }
    const isOther = shown.some((name) => whole[name] !== form[name])
    const change = { ref: refOf(item), staff, form: whole, now: now() }
    if (isOther) await changeDraft(db.queries, { ...change, openedAt: isElsewhere ? null : opened })
    kept.push({ ...draft, form: whole })
  }
  return kept
}

/** One after the other, each for itself; the pages are made once, after the last. */
async function publishTogether(office: Office, drafts: NewDraft[]) {
  const refused: Record<string, ContentForm> = {}
  for (const { item, form } of drafts) {
    const errors = await publishOne(office, item, form)
    if (errors) refused[item] = errors
  }
  const published = drafts.length - Object.keys(refused).length
  const isShown = published === 0 || (await office.showPublished())
  const outcome: PublishedTogether = { published, isShown, refused }
  // After a refusal the page is not read again: it has to be when some of them are no rows any more.
  const isRefused = drafts.length > 0 && published === 0
  return data(outcome, { status: isRefused ? 422 : 200 })
}

/** Why it was not published, by field; nothing when it was. */
async function publishOne(
  { db, staff, now, content }: Office,
  item: string,
  form: ContentForm,
): Promise<ContentForm | undefined> {
  const ref = refOf(item)
  const read = readContent(ref.kind, form, undefined, content())
  if (!read.ok) return read.errors
  const published = await publish(db, { ref, body: read.body, base: 0, staff, now: now() })
  if (published.ok) return undefined
  return published.reason === 'file-gone' ? lost(form, published.file) : taken(ref)
}
