import { redirect } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import type { ContentRef } from '../../site-content/content-kinds.server.ts'
import type { Office } from '../office-context.ts'

/** Once the pages say so, at least those of this process, or it is known that they don't. */
export async function afterPublishing({ showPublished }: Office, { kind, item }: ContentRef) {
  const state = (await showPublished()) ? 'shown' : 'stored'
  return redirect(`${officePath.siteContent(kind, item)}?published=${state}`, 303)
}
