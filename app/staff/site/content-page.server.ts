import { hasPages } from '../../../content/site-content.ts'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { Paints, Swatch } from '../../../content/paint.ts'
import {
  bestOf,
  fieldsOf,
  writeContent,
  type ContentField,
  type ContentForm,
} from '../../site-content/content-form.server.ts'
import { contentKinds, titleOf, type ContentRef } from '../../site-content/content-kinds.server.ts'
import { isNewItem } from '../../site-content/kind-of-content.server.ts'
import { namedChanges } from '../../site-content/named-changes.ts'
import { draftOf } from '../../site-content/drafts.server.ts'
import { pagesOf } from '../../site-content/previewed-pages.server.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { isThere, revisionHistory, type Revision } from '../../site-content/revisions.server.ts'
import { filesNamedIn } from '../../../content/files.ts'
import { latestFiles, namedFilesOf } from '../../files/files.server.ts'
import { changesBetween } from '../../rules/form-changes.ts'
import { yardFitOf } from '../../rules/yard-fit.ts'
import { claimsIn } from './claims.server.ts'
import { markedRender } from './callout-picture.server.ts'
import { machineOptions } from '../gallery/machine-options.ts'
import type { Product } from '../../../content/product.ts'
import { picturesToOrder, shownPicture } from '../gallery/gallery-fields.server.ts'
import type { Office } from '../office-context.ts'
import { officeNotFound } from '../office-not-found.ts'

/** The form as it was left, and all that was published before, each with what it changed. */
export async function readContentPage({ db, staff, now }: Office, ref: ContentRef) {
  const { kind, item } = ref
  const { items } = contentKinds[kind]
  const draft = await draftOf(db.queries, ref, staff)
  const revisions = await revisionHistory(db.queries, ref)
  const current = revisions[0]!
  const isNew = isNewItem(item)
  const { content: published } = await readPublished(db.queries)
  if (!isThere(ref, current)) return officeNotFound()
  const { catalogue } = published
  const { paints } = catalogue
  const form = draft?.form ?? beginning(ref, current, paints)
  const body = draft ? bestOf(kind, draft.form, current.body) : current.body
  const fields = fieldsOf(kind)
    .map((field) => withChoices(field, { form, current, catalogue }))
    .map((field) => (field.name === 'dimensions' ? withYard(field, item, body as Product) : field))
  const files = await namedFilesOf(db.queries, filesNamedIn([draft?.form, current.body]))
  return {
    ...{ kind, item, isNew },
    title: titleOf(ref, current.body),
    section: items && contentKinds[kind].title,
    one: items?.one,
    fields,
    form,
    base: draft?.base ?? current.number,
    begun: draft ? draft.begun : current.number === 0 && !isNew ? form : null,
    draft: draft && {
      savedAt: draft.savedAt,
      publishAt: draft.publishAt,
      note: draft.note,
      refusal: draft.refusal,
    },
    current: current.published,
    isWithdrawn: current.state === 'withdrawn' && !isNew,
    claims: current.state === 'published' ? claimsIn(kind, current.body, paints) : [],
    history: isNew
      ? []
      : revisions.flatMap((each, index) => told(ref, each, revisions[index + 1], paints)),
    pages: pagesOf(ref, body, published),
    successors: hasPages(kind)
      ? [...published.bodies[kind]]
          .filter(([id]) => id !== item)
          .map(([id, other]) => ({ id, title: titleOf({ kind, item: id }, other) }))
      : [],
    files,
    render: kind === 'product' ? markedRender(body as Product, paints) : undefined,
    uploaded: await latestFiles(db.queries, fileKindsOf(fields)),
    ...(kind === 'picture' && shownPicture(item, form, files)),
    ...(kind === 'gallery' && { pictures: picturesToOrder(published) }),
    now: now(),
  }
}

/** Says whether visitors can see it in their yard with what stands there, or why not. */
function withYard(field: ShownField, id: string, { dimensions }: Product): ShownField {
  const fit = yardFitOf({ id, dimensions })
  const words =
    'scale' in fit
      ? 'With these, ‘See it in your yard’ is offered in the 3D view, in exactly this size.'
      : `‘See it in your yard’ is absent from the 3D view, since ${fit.reason}.`
  return { ...field, help: [field.help, words].filter(Boolean).join(' ') }
}

/** A paint to choose for a machine; one that is withdrawn stays with it, and is not shown. */
export interface PaintChoice extends Swatch {
  isWithdrawn: boolean
}

type FieldOf<Input extends ContentField['input']> = Extract<ContentField, { input: Input }>

/** A field as its form shows it: of paints and machines with those that there are. */
export type ShownField =
  | Exclude<ContentField, { input: 'paints' | 'machine' }>
  | (FieldOf<'paints'> & { paints: PaintChoice[] })
  | (FieldOf<'machine'> & { options: Record<string, string> })

interface Choices {
  form: ContentForm
  current: Revision
  catalogue: Catalogue
}

function withChoices(field: ContentField, { form, current, catalogue }: Choices): ShownField {
  if (field.input === 'machine')
    return { ...field, options: machineOptions(catalogue, form[field.name]) }
  return field.input === 'paints' ? withPaints(field, current, catalogue.paints) : field
}

function withPaints(field: FieldOf<'paints'>, { body }: Revision, paints: Paints): ShownField {
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
  const isNewMachine = isNewItem(item) && 'colours' in body
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
  const { number, published, broughtBack, note, state, body } = revision
  // What a new one began with.
  if (number === 0 && state === 'withdrawn' && item) return []
  const changes = before
    ? changesBetween(writeContent(kind, before.body), writeContent(kind, body))
    : []
  const version = 'version' in body ? body.version : undefined
  const named = namedChanges(changes, fieldsOf(kind), paints)
  return [{ number, published, broughtBack, note, state, version, changes: named }]
}
