import {
  contentKinds,
  fieldsOf,
  writeContent,
  type ContentKind,
} from '../../site-content/content-form.server.ts'
import { changesBetween } from '../../rules/form-changes.ts'
import { draftOf, revisionHistory } from '../../site-content/revisions.server.ts'
import type { Office } from '../office-context.ts'

export interface PreviewedPage {
  title: string
  path: string
  /** Id of the part that shows it. */
  at?: string
}

/** Where each kind is best looked at while it is edited. */
const shownOn: Record<ContentKind, PreviewedPage[]> = {
  company: [
    { title: 'Home, how to reach us', path: '/', at: 'contact' },
    { title: 'Contact', path: '/contact' },
    { title: 'A machine', path: '/products/wotan' },
    { title: 'Privacy', path: '/privacy' },
  ],
  home: [{ title: 'Home, about us', path: '/', at: 'about' }],
  about: [{ title: 'About', path: '/about', at: 'story' }],
}

/** The form as it was left, and all that was published before, each with what it changed. */
export async function readContentPage({ db, staff, now }: Office, kind: ContentKind) {
  const [draft, revisions] = [
    await draftOf(db.queries, kind, staff),
    await revisionHistory(db.queries, kind),
  ]
  const [current] = revisions
  const history = revisions.map(({ number, published, broughtBack, body }, index) => {
    const before = revisions[index + 1]
    return {
      ...{ number, published, broughtBack },
      changes: before
        ? changesBetween(writeContent(kind, before.body), writeContent(kind, body))
        : [],
    }
  })
  return {
    kind,
    title: contentKinds[kind].title,
    fields: fieldsOf(kind),
    form: draft?.form ?? writeContent(kind, current!.body),
    base: draft?.base ?? current!.number,
    draft: draft && { savedAt: draft.savedAt },
    current: current!.published,
    history,
    pages: shownOn[kind],
    now: now(),
  }
}
