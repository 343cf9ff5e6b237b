import { lazy } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/any-page'
import { drawnPageContext } from './booking/drawn-page.ts'
import NotFoundPage from './not-found/not-found-page.tsx'
import { pageMeta } from './page/page-meta.ts'

const OwnAppointmentView = lazy(() => import('./booking/own-appointment-view.tsx'))
const OfferView = lazy(() => import('./booking/offer-view.tsx'))
const ProposalView = lazy(() => import('./booking/proposal-view.tsx'))
const QuoteView = lazy(() => import('./quotes/quote-view.tsx'))
const BookView = lazy(() => import('./booking/book-view.tsx'))

/**
 * What stands under no address of the list: a page that the server draws for one visitor, or none. One entry for all, since
 * every page's first load carries the list, and the router leads to none of them.
 */
export function loader({ context }: Route.LoaderArgs) {
  const shown = context.get(drawnPageContext)
  return data(shown, { status: shown?.status ?? 404 })
}

/** The same address is asked for anew by the browser alone. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ loaderData }: Route.MetaArgs) {
  const titles = {
    book: 'Book an appointment',
    appointment: 'Your appointment',
    offer: 'A slot for you',
    proposal: 'Book this time',
    quote: 'Your quote',
  }
  const title = loaderData ? titles[loaderData.page] : 'Page not found'
  return pageMeta({ title, description: '', path: '', hidden: true })
}

export default function AnyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  switch (loaderData.page) {
    case 'book':
      return <BookView shown={loaderData} />
    case 'offer':
      return <OfferView shown={loaderData} />
    case 'proposal':
      return <ProposalView shown={loaderData} />
    case 'quote':
      return <QuoteView shown={loaderData} />
    case 'appointment':
      return <OwnAppointmentView shown={loaderData} />
  }
}
