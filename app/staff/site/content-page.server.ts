import { hasPages } from '../../../content/site-content.ts'
import type { Paints, Swatch } from '../../../content/paint.ts'
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
import { namedChanges } from '../../site-content/named-changes.ts'
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
  const { paints } = published.catalogue
  const fields = fieldsOf(kind).map((field) => withPaints(field, current, paints))
  const body = draft ? bestOf(kind, draft.form, current.body) : current.body
  return {
    ...{ kind, item, isNew },
    title: titleOf(ref, current.body),
    section: items && contentKinds[kind].title,
    one: items?.one,
    fields,
    form: draft?.form ?? beginning(ref, current, paints),
    base: draft?.base ?? current.number,
    draft: draft && {
      savedAt: draft.savedAt,
      publishAt: draft.publishAt,
      refusal: draft.refusal,
    },
    current: current.published,
    isWithdrawn: current.state === 'withdrawn' && !isNew,
    claims: current.state === 'published' ? toConfirm(kind, current.body) : [],
    history: isNew
      ? []
      : revisions.flatMap((each, index) => told(ref, each, revisions[index + 1], paints)),
    pages: pagesOf(ref, body, published),
    successors: hasPages(kind)
      ? [...published.bodies[kind]]
          .filter(([id]) => id !== item)
          .map(([id, other]) => ({ id, title: titleOf({ kind, item: id }, other) }))
      : [],
    files: await namedFilesOf(db.queries, filesNamedIn([draft?.form, current.body])),
    render: kind === 'product' ? markedRender(body as Product, paints) : undefined,
    uploaded: await latestFiles(db.queries, fileKindsOf(fields)),
    now: now(),
  }
}

/** A paint to choose for a machine; one that is withdrawn stays with it, and is not shown. */
export interface PaintChoice extends Swatch {
  isWithdrawn: boolean
}

/** A field as its form shows it: of paints with those that there are. */
export type ShownField = Exclude<ContentField, { input: 'paints' }> | ChosenPaints

export type ChosenPaints = Extract<ContentField, { input: 'paints' }> & { paints: PaintChoice[] }

function withPaints(field: ContentField, { body }: Revision, paints: Paints): ShownField {
  if (field.input !== 'paints') return field
  const offered = paints.swatchesOf(paints.offered.map(({ id }) => id))
  const own = 'colours' in body ? body.colours : []
  const withdrawn = own
    .filter((id) => !offered.some((paint) => paint.id === id))
    .flatMap((id) => paints.known(id) ?? [])
  const choices = [
    ...offered.map((paint) => ({ ...paint, isWithdrawn: false })),
    ...withdrawn.map(({ id, name, swatch }) => ({ id, name, swatch, isWithdrawn: true })),
  ]
  return { ...field, paints: choices }
}

/** A new machine comes in every paint, until somebody says otherwise. */
function beginning({ kind, item }: ContentRef, { body }: Revision, { offered }: Paints) {
  const isNewMachine = item === newItem && 'colours' in body
  const all = offered.map(({ id }) => id).toSorted()
  return writeContent(kind, isNewMachine ? { ...body, colours: all } : body)
}

const fileKindsOf = (fields: ShownField[]) => [
  ...new Set(fields.flatMap((field) => (field.input === 'files' ? field.files.kinds : []))),
]

function told(
  { kind, item }: ContentRef,
  revision: Revision,
  before: Revision | undefined,
  paints: Paints,
) {
  const { number, published, broughtBack, state, body } = revision
  // What a new one began with.
  if (number === 0 && state === 'withdrawn' && item) return []
  const changes = before
    ? changesBetween(writeContent(kind, before.body), writeContent(kind, body))
    : []
  const version = 'version' in body ? body.version : undefined
  const named = namedChanges(changes, fieldsOf(kind), paints)
  return [{ number, published, broughtBack, state, version, changes: named }]
}
