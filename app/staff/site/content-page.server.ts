import {
  bestOf,
  fieldsOf,
  writeContent,
  type ContentField,
} from '../../site-content/content-form.server.ts'
import {
  contentKinds,
  newItem,
  titleOf,
  toConfirm,
  type ContentRef,
} from '../../site-content/content-kinds.server.ts'
import { draftOf } from '../../site-content/drafts.server.ts'
import { pagesOf } from '../../site-content/previewed-pages.server.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { revisionHistory, type Revision } from '../../site-content/revisions.server.ts'
import { filesNamedIn } from '../../../content/files.ts'
import { latestFiles, namedFilesOf } from '../../files/files.server.ts'
import { changesBetween } from '../../rules/form-changes.ts'
import { isThere } from './content-asked.server.ts'
import { markedRender } from './callout-picture.server.ts'
import type { Product } from '../../../content/product.ts'
import type { Office } from '../office-context.ts'
import { officeNotFound } from '../office-not-found.ts'

/** The form as it was left, and all that was published before, each with what it changed. */
export async function readContentPage({ db, staff, now }: Office, ref: ContentRef) {
  const { kind, item } = ref
  const { items } = contentKinds[kind]
  const draft = await draftOf(db.queries, ref, staff)
  const revisions = await revisionHistory(db.queries, ref)
  const current = revisions[0]!
  const isNew = item === newItem
  const { content: published } = await readPublished(db.queries)
  if (!isThere(ref, current)) return officeNotFound()
  const fields = fieldsOf(kind)
  const body = draft ? bestOf(kind, draft.form, current.body) : current.body
  return {
    ...{ kind, item, isNew },
    title: titleOf(ref, current.body),
    section: items && contentKinds[kind].title,
    one: items?.one,
    fields,
    form: draft?.form ?? writeContent(kind, current.body),
    base: draft?.base ?? current.number,
    draft: draft && {
      savedAt: draft.savedAt,
      publishAt: draft.publishAt,
      refusal: draft.refusal,
    },
    current: current.published,
    isWithdrawn: current.state === 'withdrawn' && !isNew,
    claims: current.state === 'published' ? toConfirm(kind, current.body) : [],
    history: isNew ? [] : revisions.flatMap((each, index) => told(ref, each, revisions[index + 1])),
    pages: pagesOf(ref, body),
    successors: items
      ? [...published.bodies[kind]]
          .filter(([id]) => id !== item)
          .map(([id, other]) => ({ id, title: titleOf({ kind, item: id }, other) }))
      : [],
    files: await namedFilesOf(db.queries, filesNamedIn([draft?.form, current.body])),
    render: kind === 'product' ? markedRender(body as Product) : undefined,
    uploaded: await latestFiles(db.queries, fileKindsOf(fields)),
    now: now(),
  }
}

const fileKindsOf = (fields: ContentField[]) => [
  ...new Set(fields.flatMap((field) => (field.input === 'files' ? field.files.kinds : []))),
]

function told({ kind, item }: ContentRef, revision: Revision, before: Revision | undefined) {
  const { number, published, broughtBack, state, body } = revision
  // What a new one began with.
  if (number === 0 && state === 'withdrawn' && item) return []
  const changes = before
    ? changesBetween(writeContent(kind, before.body), writeContent(kind, body))
    : []
  return [{ number, published, broughtBack, state, changes }]
}
