import { useEffect, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { groups } from '../content/catalogue.ts'
import type { Route } from './+types/root'
import './app.css'
import { BookingDialogHost } from './booking/booking-dialog-host.tsx'
import { EnquiryDialogHost } from './enquiries/enquiry-dialog-host.tsx'
import font from './fonts/archivo.woff2?url'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { NoScripts, noScriptStyles } from './layout/no-scripts.tsx'
import { useKeptStyles } from './layout/use-kept-styles.ts'
import { ErrorPage } from './not-found/error-page.tsx'
import { summaryOf } from './products/product.ts'
import { pageAlive } from './start-events.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/marks/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/marks/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/marks/apple-touch-icon.png' },
]

/** What every page shows around its own content: menus and footer. */
export function loader() {
  return {
    groups: groups.map(({ title, products }) => ({ title, products: products.map(summaryOf) })),
    builtIn: new Date().getFullYear(),
  }
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(pageAlive)), [])
  useKeptStyles()
  const hasOwnFrame = useMatches().some(({ handle }) => isOwnFrame(handle))
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f4ef" />
        <Meta />
        <Links />
        <noscript>
          <style>{noScriptStyles}</style>
        </noscript>
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {hasOwnFrame ? children : <SiteFrame>{children}</SiteFrame>}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** A route that says so stands without the site's header and footer. */
function isOwnFrame(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'ownFrame' in handle
}

/** What stands around every public page. */
function SiteFrame({ children }: { children: ReactNode }) {
  // Missing only when the document itself could not be loaded: then the error page stands alone.
  const around = useRouteLoaderData<typeof loader>('root')
  return (
    <>
      {around && <Header groups={around.groups} />}
      <NoScripts />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {around && <Footer {...around} />}
      <BookingDialogHost />
      <EnquiryDialogHost />
    </>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
