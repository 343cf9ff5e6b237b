import { lazy } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/any-page'
import { splitPath } from '../content/language/languages.ts'
import { t } from '../content/language/t.ts'
import { withWords } from '../content/language/with-words.ts'
import { isFoundPart } from '../content/public-parts.ts'
import { drawnPageContext } from './booking/drawn-page.ts'
import { foundPage } from './find/found-page.server.ts'
import NotFoundPage from './not-found/not-found-page.tsx'
import { asWritten } from './page/as-written.tsx'
import { pageMeta } from './page/page-meta.ts'
import { siteContentContext } from './page/site-content.ts'

const OwnAppointmentView = lazy(() =>
  unlessWritten(withWords(import('./booking/own-appointment-view.tsx'))),
)
const WaitlistOfferView = lazy(() =>
  unlessWritten(withWords(import('./booking/waitlist-offer-view.tsx'))),
)
const ProposalView = lazy(() => unlessWritten(withWords(import('./booking/proposal-view.tsx'))))
const FinderView = lazy(() => unlessWritten(withWords(import('./find/finder-view.tsx'))))
const CompareView = lazy(() => unlessWritten(withWords(import('./find/compare-view.tsx'))))
const ShortlistView = lazy(() => unlessWritten(withWords(import('./find/shortlist-view.tsx'))))
const QuoteView = lazy(() => unlessWritten(withWords(import('./quotes/quote-view.tsx'))))
const BookView = lazy(() => unlessWritten(withWords(import('./booking/book-view.tsx'))))

/** When its code does not come, what the server wrote stays; who came by a link is told. */
function unlessWritten<T>(view: Promise<T>) {
  return view.catch((error: unknown) => {
    const [document] = performance.getEntriesByType('navigation')
    if (!document || new URL(document.name).pathname !== location.pathname) throw error
    console.error(error)
    return asWritten('main > *', error, 'wrap')
  })
}

/**
 * What stands under no address of the list: a page that the server draws for one visitor, the finder, the comparison and a
 * shortlist, or none. One entry for all, since every page's first load carries the list.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const found = foundPage(new URL(request.url), context.get(siteContentContext))
  const shown = context.get(drawnPageContext) ?? found
  return data(shown, { status: shown?.status ?? 404 })
}

/** A visitor's own page is asked for anew by the browser alone; the finder's state stands in its address. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const { pathname, search } = nextUrl
  if (currentUrl.pathname !== pathname) return true
  return (
    isFoundPart(splitPath(pathname).path.slice(1)) && stateOf(currentUrl.search) !== stateOf(search)
  )
}

/** Dialogs over the page and what is turned on it have their own parts of its address. */
function stateOf(search: string): string {
  const asked = new URLSearchParams(search)
  for (const name of ['book', 'enquire', 'product', 'colour', 'view']) asked.delete(name)
  return asked.toString()
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData && 'head' in loaderData) return pageMeta(loaderData.head)
  const titles = {
    book: 'Book an appointment',
    appointment: 'Your appointment',
    offer: 'A slot for you',
    proposal: 'Book this time',
    quote: 'Your quote',
  } as const
  const title = t(loaderData ? titles[loaderData.page] : 'Page not found')
  return pageMeta({ title, description: '', path: '', hidden: true })
}

export default function AnyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  switch (loaderData.page) {
    case 'which-machine':
      return <FinderView shown={loaderData} />
    case 'compare':
      return <CompareView shown={loaderData} />
    case 'shortlist':
      return <ShortlistView shown={loaderData} />
    case 'book':
      return <BookView shown={loaderData} />
    case 'offer':
      return <WaitlistOfferView shown={loaderData} />
    case 'proposal':
      return <ProposalView shown={loaderData} />
    case 'quote':
      return <QuoteView shown={loaderData} />
    case 'appointment':
      return <OwnAppointmentView shown={loaderData} />
  }
}
