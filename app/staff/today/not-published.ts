import type { SiteContent } from '../../../content/site-content.ts'
import { titleIn } from '../../site-content/content-kinds.server.ts'
import { isNewItem } from '../../site-content/kind-of-content.server.ts'

interface RefusedDraft {
  kind: string
  item: string
  /** Who planned it. */
  by: string
}

/** Of what was planned and is not on the site, what is to be done. */
export function notPublished(
  drafts: readonly RefusedDraft[],
  content: Pick<SiteContent, 'bodies' | 'withdrawn'>,
): string[] {
  return drafts.flatMap(({ by, ...ref }) => {
    const title = titleIn(content, ref)
    // Nobody can publish what a release took away.
    if (title === undefined && !isNewItem(ref.item)) return []
    const what = title === undefined ? 'a new item' : `‘${title}’`
    return `What ${by} planned for ${what} was not published. Why stands under Site, where ${by} can publish it or plan it anew.`
  })
}
