import type { SiteContent } from '../../../content/site-content.ts'
import { isContentKind, titleOf } from '../../site-content/content-kinds.server.ts'

interface RefusedDraft {
  kind: string
  item: string
  /** Who planned it. */
  by: string
}

/** Of what was planned and is not on the site, what is to be done. */
export function notPublished(
  drafts: readonly RefusedDraft[],
  { bodies, withdrawn }: Pick<SiteContent, 'bodies' | 'withdrawn'>,
): string[] {
  return drafts.flatMap(({ kind, item, by }) => {
    const body =
      isContentKind(kind) &&
      (bodies[kind].get(item) ??
        withdrawn.find((each) => each.kind === kind && each.item === item)?.body)
    const what = body ? `‘${titleOf({ kind, item }, body)}’` : 'a new item'
    return `What ${by} planned for ${what} was not published. Why stands under Site, where ${by} can publish it or plan it anew.`
  })
}
