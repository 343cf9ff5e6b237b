import type { SiteContent } from '../../../content/site-content.ts'
import type { FileUse } from '../../files/file-uses.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { contentKinds, isContentKind, titleIn } from '../../site-content/content-kinds.server.ts'
import type { PlaceOfUse } from './file-uses.tsx'

/** As it is told to somebody who would delete the file. */
export function placeOf(
  { kind, item, writer }: FileUse,
  content: Pick<SiteContent, 'bodies' | 'withdrawn'>,
  staff: { uid: string },
): PlaceOfUse {
  const isOwn = writer?.uid === staff.uid
  const kindTitle = isContentKind(kind) ? contentKinds[kind].title : kind
  return {
    title: titleIn(content, { kind, item }) ?? kindTitle,
    to: writer && !isOwn ? null : officePath.siteContent(kind, item),
    draft: writer && (isOwn ? 'yours' : { of: writer.name }),
  }
}
