import {
  contentKinds,
  kinds,
  toConfirm,
  type ContentKind,
} from '../../site-content/content-form.server.ts'
import { currentRevision, draftOf } from '../../site-content/revisions.server.ts'
import type { Office } from '../office-context.ts'

const about: Record<ContentKind, string> = {
  company:
    'Telephone, WhatsApp, e-mails, address, place on the map, opening hours and pages elsewhere: on every page, in mails and calendars.',
  home: 'What the slides about us say.',
  about: 'Our story, what we stand for, mission and vision.',
}

/** Each kind of content and how it stands: as delivered or edited, with a draft of one's own, with facts to confirm. */
export async function siteSections({ db, staff }: Office) {
  return Promise.all(
    kinds.map(async (kind) => {
      const current = await currentRevision(db.queries, kind)
      const draft = await draftOf(db.queries, kind, staff)
      const missing = toConfirm(kind, current.body)
      return {
        ...{ kind, title: contentKinds[kind].title, about: about[kind], missing },
        published: current.published,
        states: [
          current.number === 0 ? 'As delivered' : 'Edited',
          ...(draft ? ['Draft'] : []),
          ...(missing.length > 0 ? ['Not confirmed'] : []),
        ],
      }
    }),
  )
}
