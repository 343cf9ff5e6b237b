import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { EnquiryDialogHost } from './enquiries/enquiry-dialog-host.tsx'
import font from './fonts/archivo.woff2?url'
import { AsItIs } from './page/as-it-is.tsx'
import { CompanyContext } from './page/company.ts'
import { knowsOffice } from './page/office-hint.ts'
import { HeldScripts } from './page/held-scripts.tsx'
import { keepsHere } from './page/keeps-here.ts'
import { KeptPlace } from './page/kept-place.tsx'
import { PointedAt } from './page/pointed-at.tsx'
import { PrivacyVersionContext } from './page/privacy-version.ts'
import { SpeculationRules } from './page/speculation-rules.tsx'
import { TranslationNotice } from './page/translation-notice.tsx'
import { useFocusOnPage } from './page/use-focus-on-page.ts'
import { Footer } from './layout/footer.tsx'
import { footerPlan } from './layout/footer-plan.server.ts'
import { Header } from './layout/header.tsx'
import { pageMenus } from '../content/site-pages.ts'
import { language, t } from '../content/language/t.ts'
import { withWords } from '../content/language/with-words.ts'
import { menuGroups } from './layout/menu-groups.server.ts'
import { NoScripts, noScriptStyles } from './layout/no-scripts.tsx'
import { LanguageHead } from './language-head.tsx'
import { pageLanguage } from './page/page-language.tsx'
import { ErrorPage } from './not-found/error-page.tsx'
import { isOwnFrame } from './page/own-frame.ts'
import { siteContentContext } from './page/site-content.ts'
import { yearAt } from './rules/calendar-days.ts'
import { mayMeasure } from './speed/may-measure.ts'
import { tellHydrated } from './ui/use-hydrated.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // Browsers that draw no SVG there ask for /favicon.ico by themselves.
  { rel: 'icon', href: '/marks/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/marks/apple-touch-icon.png' },
]

/** What every page shows around its own content, menus and footer, and who answers. */
export function loader({ context }: Route.LoaderArgs) {
  const { company, catalogue, privacy } = context.get(siteContentContext)
  return {
    company,
    groups: menuGroups(catalogue),
    pages: pageMenus(catalogue.products.length),
    privacy: privacy.version,
    builtIn: yearAt(new Date()),
    drawn: footerPlan(catalogue),
  }
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  useEffect(tellHydrated, [])
  // Missing only when the document itself could not be loaded: then the error page stands alone.
  const around = useRouteLoaderData<typeof loader>('root')
  const hasOwnFrame = useMatches().some(({ handle }) => isOwnFrame(handle))
  return (
    <html lang={pageLanguage(useLocation().pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f4ef" />
        {import.meta.env.SSR && <AsItIs />}
        <Meta />
        {import.meta.env.SSR && <LanguageHead />}
        <Links />
        <noscript>{import.meta.env.SSR && <style>{noScriptStyles}</style>}</noscript>
      </head>
      <body>
        <a className="skip-link" href="#main">
          {t('Skip to content')}
        </a>
        <CompanyContext value={around?.company ?? null}>
          <PrivacyVersionContext value={around?.privacy}>
            {hasOwnFrame ? children : <SiteFrame around={around}>{children}</SiteFrame>}
          </PrivacyVersionContext>
        </CompanyContext>
        {!hasOwnFrame && <SpeculationRules />}
        <HeldScripts />
        <KeptPlace />
      </body>
    </html>
  )
}

interface SiteFrameProps {
  around: ReturnType<typeof loader> | undefined
  children: ReactNode
}

/** What stands around every public page. */
function SiteFrame({ around, children }: SiteFrameProps) {
  const { search } = useLocation()
  useFocusOnPage()
  // Whoever follows a link to it from another page: the page's first script hears of Back alone.
  useEffect(() => window.early?.booking.settle(), [search])
  useEffect(() => {
    if (mayMeasure()) void import('./speed/measure-page.ts').then((m) => m.measurePage())
    if (language() === 'en' && !navigator.languages[0]?.startsWith('en'))
      void import('./layout/offer-language.ts').then((m) => m.offerLanguage())
    if (knowsOffice()) void import('./layout/edit-link.ts').then((m) => m.offerToEdit())
    if (keepsHere()) void withWords(import('./kept/on-visit.ts')).then(({ onVisit }) => onVisit())
  }, [])
  return (
    <>
      {around && <Header {...around} />}
      {around && <NoScripts />}
      {around && <TranslationNotice />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {around && <Footer {...around} />}
      {around && <EnquiryDialogHost />}
      <PointedAt />
    </>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
