import { data, redirect } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { mergedForm, type FormChange } from '../../rules/form-changes.ts'
import {
  fieldsOf,
  readContent,
  writeContent,
  type ContentForm,
  type ContentKind,
} from '../../site-content/content-form.server.ts'
import {
  currentRevision,
  dropDraft,
  publish,
  revisionHistory,
  saveDraft,
} from '../../site-content/revisions.server.ts'
import { fieldOf } from '../form-field.ts'
import { officeNotFound } from '../office-not-found.ts'
import type { Office } from '../office-context.ts'

/** Why a form was not published, and what it shows then: nothing that was typed is lost. */
export interface Unpublished {
  form: ContentForm
  base: number
  errors: ContentForm
  /** What a colleague published meanwhile. */
  meanwhile: FormChange[]
  by: { name: string | null; at: Date } | null
}

/** Keeps a draft, publishes it, throws it away, or brings an earlier state back. */
export async function contentAction(office: Office, kind: ContentKind, form: FormData) {
  const act = fieldOf(form, 'do')
  if (act === 'bring-back') return bringBack(office, kind, fieldOf(form, 'number'))
  if (act === 'drop') {
    await dropDraft(office.db.queries, kind, office.staff)
    return redirect(officePath.siteContent(kind), 303)
  }
  const typed = Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, fieldOf(form, name)]))
  const base = numberOf(fieldOf(form, 'base'))
  if (act === 'publish') return publishForm(office, kind, typed, base)
  const isDraft = await keepDraft(office, kind, typed, base)
  // The page that saves while somebody types stays as it is.
  if (fieldOf(form, 'quietly')) return { savedAt: office.now().getTime(), isDraft }
  return redirect(`${officePath.siteContent(kind)}#preview`, 303)
}

/** Of a revision; whoever wrote it by hand has seen nothing. */
const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

/** Also when nothing is different any more: then there is no draft. */
async function keepDraft(office: Office, kind: ContentKind, form: ContentForm, base: number) {
  const { db, staff, now } = office
  const { body } = await currentRevision(db.queries, kind)
  const read = readContent(kind, form)
  const isAsPublished =
    read.ok && JSON.stringify(read.form) === JSON.stringify(writeContent(kind, body))
  if (isAsPublished) await dropDraft(db.queries, kind, staff)
  else await saveDraft(db.queries, { kind, staff, form, base, now: now() })
  return !isAsPublished
}

async function publishForm(office: Office, kind: ContentKind, form: ContentForm, base: number) {
  const { db, staff, now } = office
  const read = readContent(kind, form)
  if (!read.ok) {
    const refused: Unpublished = { form, base, errors: read.errors, meanwhile: [], by: null }
    return data(refused, { status: 422 })
  }
  const published = await publish(db, { kind, body: read.body, base, staff, now: now() })
  if (published.ok) return afterPublishing(office, kind)
  const { current, meanwhile } = published
  const refused: Unpublished = {
    form: mergedForm(read.form, {
      base: writeContent(kind, published.base.body),
      wished: read.form,
      current: writeContent(kind, current.body),
    }),
    base: current.number,
    errors: {},
    meanwhile,
    by: current.published && { name: current.published.by, at: current.published.at },
  }
  return data(refused, { status: 409 })
}

/** A revision of its own: what was there in between stays in the history. */
async function bringBack(office: Office, kind: ContentKind, number: string) {
  const { db, staff, now } = office
  const history = await revisionHistory(db.queries, kind)
  const wanted = history.find((revision) => String(revision.number) === number)
  if (!wanted) return officeNotFound()
  const published = await publish(db, {
    ...{ kind, body: wanted.body, base: history[0]!.number, broughtBack: wanted.number },
    ...{ staff, now: now() },
  })
  // Somebody else published in this very moment: the page shows it, and the button is still there.
  if (published.ok) return afterPublishing(office, kind)
  return redirect(officePath.siteContent(kind), 303)
}

/** Once the pages say so, at least those of this process, or it is known that they don't. */
async function afterPublishing({ showPublished }: Office, kind: ContentKind) {
  const state = (await showPublished()) ? 'shown' : 'stored'
  return redirect(`${officePath.siteContent(kind)}?published=${state}`, 303)
}
