import { t } from '../../content/language/t.ts'
import { summaryOf } from '../../content/product.ts'
import { pages } from '../../content/site-pages.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { listPicture } from '../products/pictures.server.ts'
import { longestShortlist } from '../shortlist/kept-shortlist.ts'
import { machinesIn } from './compared.ts'

const head = () => ({
  title: t('Your shortlist'),
  description: t(
    'The DINO machines that you put on your list, on one page: to compare, to send to a colleague, to ask us about.',
  ),
  path: pages.shortlist.to,
})

/** The machines of an address; without any the browser adds what the device keeps. */
export function shortlistPage(asked: URLSearchParams, content: SiteContent) {
  const { catalogue, files } = content
  const { names, products, hasUnknown } = machinesIn(asked, catalogue)
  const listed = products.slice(0, longestShortlist)
  const ids = listed.map(({ id }) => id)
  return {
    page: 'shortlist' as const,
    status: 200 as const,
    head: head(),
    note: hasUnknown ? t('A machine of this list is not in the range, or not any more.') : null,
    ids,
    /** As the address has them, also of those that are not in the range. */
    names,
    machines: listed.map((product) => ({
      ...summaryOf(product),
      picture: listPicture(product, catalogue, files),
    })),
  }
}

export type ShortlistPage = ReturnType<typeof shortlistPage>
