import { lazy } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/any-page'
import { ownAppointmentContext } from './booking/own-appointment.ts'
import NotFoundPage from './not-found/not-found-page.tsx'
import { pageMeta } from './page/page-meta.ts'

const OwnAppointmentView = lazy(() => import('./booking/own-appointment-view.tsx'))

/**
 * What stands under no address of the list: a page that the server has found behind a key, or none. One entry for both, since
 * every page's first load carries the list, and nothing on the site leads to such an address.
 */
export function loader({ context }: Route.LoaderArgs) {
  const shown = context.get(ownAppointmentContext)
  return data(shown, { status: shown?.status ?? 404 })
}

/** The same address is asked for anew by the browser alone. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? 'Your appointment' : 'Page not found'
  return pageMeta({ title, description: '', path: '', hidden: true })
}

export default function AnyPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <OwnAppointmentView shown={loaderData} /> : <NotFoundPage />
}
