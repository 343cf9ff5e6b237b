import {
  bestOf,
  fieldsOf,
  toldChanges,
  writeContent,
} from '../../site-content/content-form.server.ts'
import {
  contentKinds,
  isNewItem,
  titleOf,
  toConfirm,
  type ContentRef,
} from '../../site-content/content-kinds.server.ts'
import { draftOf } from '../../site-content/drafts.server.ts'
import { pagesOf } from '../../site-content/previewed-pages.server.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { revisionHistory, type Revision } from '../../site-content/revisions.server.ts'
import { filesNamedIn } from '../../../content/files.ts'
import { filesOf } from '../../files/files.server.ts'
import { changesBetween } from '../../rules/form-changes.ts'
import { isThere } from './content-asked.server.ts'
import { picturesToOrder, shownPicture, withMachines } from '../gallery/gallery-fields.server.ts'
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
  const form = draft?.form ?? writeContent(kind, current.body)
  const body = draft ? bestOf(kind, draft.form, current.body) : current.body
  const files = await filesOf(db.queries, filesNamedIn([draft?.form, current.body]))
  return {
    ...{ kind, item, isNew },
    title: titleOf(ref, current.body),
    section: items && contentKinds[kind].title,
    one: items?.one,
    fields: withMachines(fieldsOf(kind), form, published),
    form,
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
    // A picture has no page of its own to be led from.
    successors:
      items && kind !== 'picture'
        ? [...published.bodies[kind]]
            .filter(([id]) => id !== item)
            .map(([id, other]) => ({ id, title: titleOf({ kind, item: id }, other) }))
        : [],
    files,
    ...(kind === 'picture' && shownPicture(item, form, files)),
    ...(kind === 'gallery' && { pictures: picturesToOrder(published) }),
    now: now(),
  }
}

function told({ kind, item }: ContentRef, revision: Revision, before: Revision | undefined) {
  const { number, published, broughtBack, state, body } = revision
  // What a new one began with.
  if (number === 0 && state === 'withdrawn' && item) return []
  const changes = before
    ? toldChanges(kind, changesBetween(writeContent(kind, before.body), writeContent(kind, body)))
    : []
  return [{ number, published, broughtBack, state, changes }]
}
