import {
  contentKinds,
  kinds,
  toConfirm,
  type ContentKind,
} from '../../site-content/content-kinds.server.ts'
import { draftsOf } from '../../site-content/drafts.server.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { currentRevisions } from '../../site-content/revisions.server.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { Office } from '../office-context.ts'

/** Each kind of content and how it stands: as delivered or edited, with drafts of one's own, with facts to confirm. */
export async function siteSections({ db, staff }: Office) {
  const { content } = await readPublished(db.queries)
  const revisions = await currentRevisions(db.queries)
  const drafts = await draftsOf(db.queries, staff)
  return kinds.map((kind) => {
    const own = drafts.filter((draft) => draft.kind === kind)
    const latest = revisions
      .filter((each) => each.kind === kind)
      .toSorted((a, b) => timeOf(b) - timeOf(a))[0]
    const claims = claimsIn(content, kind)
    const { title, about, items } = contentKinds[kind]
    return {
      ...{ kind, title, about, isList: items !== undefined, claims: claims.length },
      missing: [...new Set(claims.flatMap(({ field, words }) => (field ? [] : words)))],
      published: latest?.revision.published ?? null,
      states: [
        latest ? 'Edited' : 'As delivered',
        ...(own.some(({ publishAt }) => !publishAt) ? ['Draft'] : []),
        ...(own.some(({ publishAt }) => publishAt) ? ['Scheduled'] : []),
        ...(own.some(({ refusal }) => refusal) ? ['Not published'] : []),
        ...(claims.length > 0 ? ['Not confirmed'] : []),
      ],
    }
  })
}

const timeOf = ({ revision }: { revision: { published: { at: Date } | null } }) =>
  revision.published?.at.getTime() ?? 0

const claimsIn = ({ bodies }: SiteContent, kind: ContentKind) =>
  [...bodies[kind].values()].flatMap((body) => toConfirm(kind, body))
