import {
  contentKinds,
  nameInForm,
  titleOf,
  toConfirm,
  type ContentKind,
  type ContentRef,
} from '../../site-content/content-kinds.server.ts'
import { draftOf, draftsOf, newDraftsOf, type NewDraft } from '../../site-content/drafts.server.ts'
import { freeNewItem } from '../../site-content/kind-of-content.server.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { currentRevisions, hasForm } from '../../site-content/revisions.server.ts'
import type { Queries } from '../../db/database.server.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { galleryItems } from '../../gallery/gallery-items.server.ts'
import type { Office } from '../office-context.ts'
import { isRow } from './new-pictures.server.ts'

/** Every item of a kind and how it stands, those on the site in its order, then those that are not. */
export async function readItems({ db, staff, now }: Office, kind: ContentKind) {
  const { content } = await readPublished(db.queries)
  const revisions = await currentRevisions(db.queries)
  const drafts = (await draftsOf(db.queries, staff)).flatMap((draft) =>
    draft.kind === kind ? [{ ...draft, kind }] : [],
  )
  const begun = await newDraftsOf(db.queries, kind, staff)
  const { title, items, about } = contentKinds[kind]
  const { one } = items!
  const onSite = shownOrder(content, kind)
  const thumbnails = kind === 'picture' ? thumbnailsOf(content) : new Map<string, Thumbnail>()
  const off = content.withdrawn.filter((each) => each.kind === kind)
  const bodies = [
    ...onSite.map((item) => ({ item, body: content.bodies[kind].get(item)!, isOff: false })),
    ...off.map(({ item, body }) => ({ item, body, isOff: true })),
  ]
  return {
    ...{ kind, title, about, one, now: now() },
    another: freeNewItem(begun.map(({ item }) => item)),
    begun: (kind === 'picture' ? begun.filter((draft) => !isRow(draft)) : begun).map((draft) => ({
      item: draft.item,
      title: nameInForm(kind, draft.form) ?? `A new ${one}`,
      states: statesOf(draft),
    })),
    gone: await readGone(db.queries, drafts, staff),
    items: bodies.map(({ item, body, isOff }) => {
      const draft = drafts.find((each) => each.item === item)
      const latest = revisions.find((each) => each.kind === kind && each.item === item)
      const claims = isOff ? 0 : toConfirm(kind, body).length
      return {
        ...{ item, claims, title: titleOf({ kind, item }, body) },
        ...('swatch' in body && { chip: body.swatch }),
        published: latest?.revision.published ?? null,
        thumbnail: thumbnails.get(item),
        states: [
          isOff ? 'Withdrawn' : latest ? 'Edited' : 'As delivered',
          ...(draft ? statesOf(draft) : []),
          ...(claims > 0 ? ['Not confirmed'] : []),
        ],
      }
    }),
  }
}

/** What one has typed of items that a release took away: no form opens there. */
async function readGone(db: Queries, drafts: ContentRef[], staff: Office['staff']) {
  const gone = []
  for (const ref of drafts) {
    const draft = (await hasForm(db, ref)) ? undefined : await draftOf(db, ref, staff)
    if (!draft) continue
    const title = nameInForm(ref.kind, draft.form) ?? ref.item
    gone.push({ item: ref.item, title, states: statesOf(draft), refusal: draft.refusal })
  }
  return gone
}

const statesOf = ({ publishAt, refusal }: Pick<NewDraft, 'publishAt' | 'refusal'>): string[] => [
  publishAt ? 'Scheduled' : 'Draft',
  ...(refusal ? ['Not published'] : []),
]

/** In the order in which the site shows them. */
function shownOrder(content: SiteContent, kind: ContentKind): string[] {
  if (kind === 'paint') return content.catalogue.paints.offered.map(({ id }) => id)
  if (kind === 'product') return content.catalogue.products.map(({ id }) => id)
  if (kind === 'picture') return picturesInOrder(content)
  if (kind === 'news') return content.news.map(({ id }) => id)
  return [...content.bodies[kind].keys()]
}

/** As the gallery shows them; one whose file the build had not stands at the end. */
function picturesInOrder(content: SiteContent): string[] {
  const shown = galleryItems(content).map(({ name }) => name)
  return [...new Set([...shown, ...content.bodies.picture.keys()])]
}

interface Thumbnail {
  src: string
  focus?: string
}

const thumbnailsOf = (content: SiteContent): Map<string, Thumbnail> =>
  new Map(
    galleryItems(content).flatMap(({ name, copies, focus }) =>
      copies[0] ? [[name, { src: copies[0].src, ...(focus && { focus }) }]] : [],
    ),
  )
