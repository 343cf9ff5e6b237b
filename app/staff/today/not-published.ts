import type { SiteContent } from '../../../content/site-content.ts'
import type { ContentForm } from '../../site-content/content-form.server.ts'
import {
  contentKinds,
  isContentKind,
  nameInForm,
  titleIn,
} from '../../site-content/content-kinds.server.ts'
import { isNewItem } from '../../site-content/kind-of-content.server.ts'

interface RefusedDraft {
  kind: string
  item: string
  form: ContentForm
  /** Who planned it. */
  by: string
}

/** Of what was planned and is not on the site, what is to be done. */
export function notPublished(
  drafts: readonly RefusedDraft[],
  content: Pick<SiteContent, 'bodies' | 'withdrawn'>,
): string[] {
  return drafts.flatMap(({ by, form, ...ref }) => {
    const title = titleIn(content, ref)
    // Nobody can publish what a release took away.
    if (title === undefined && !isNewItem(ref.item)) return goneFromSite({ by, form, ...ref })
    const what = title === undefined ? 'a new item' : `‘${title}’`
    return `What ${by} planned for ${what} was not published. Why stands under Site, where ${by} can publish it or plan it anew.`
  })
}

function goneFromSite({ kind, item, form, by }: RefusedDraft): string[] {
  if (!isContentKind(kind)) return []
  const { title } = contentKinds[kind]
  return [
    `What ${by} planned for ‘${nameInForm(kind, form) ?? item}’ was not published: the site has it no more. What was typed stands under Site, ${title}, where ${by} can throw it away.`,
  ]
}
