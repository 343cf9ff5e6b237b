import type { SiteContent } from '../../../content/site-content.ts'
import { titleIn } from '../../site-content/content-kinds.server.ts'

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
  return drafts.map(({ by, ...ref }) => {
    const title = titleIn(content, ref)
    const what = title === undefined ? 'a new item' : `‘${title}’`
    return `What ${by} planned for ${what} was not published. Why stands under Site, where ${by} can publish it or plan it anew.`
  })
}
