import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/office-layout'
import { Button } from '../ui/button.tsx'
import { isCutOff } from './cut-off.ts'
import { CutOffNotice } from './cut-off-notice.tsx'
import { officeBadges, type OfficeBadges } from './badges.server.ts'
import type { Role } from '../rules/team.ts'
import { officeOf, type Refused } from './office-context.ts'
import { OfficeBar, OfficeRail } from './office-nav.tsx'
import type { OfficeNews } from './office-news.ts'
import { watchNews } from './watch-news.ts'
import { SessionWatch } from './session-watch.tsx'
import { useFocusOnHeading } from './use-focus-on-heading.ts'
import { useFocusOnPressed } from './use-focus-on-pressed.ts'
import { officePath } from '../page/office-paths.ts'
import { officeMeta } from './office-pages.ts'
import styles from './office.css?url'

export { shouldRevalidate } from './quiet-draft.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The page brings its own frame: the root leaves out the site's header, footer and dialogs. */
export const handle = { ownFrame: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, role, owners, settings, now } = await officeOf(context, 'look')
  const badges = await officeBadges(db.queries, { uid: staff.uid, now: now() })
  /** Named where somebody may not do something. */
  const toAsk = role === 'owner' ? [] : await owners()
  const hasMailServer = settings.smtpUrl !== undefined
  return { email: staff.email, badges, role, owners: toAsk, hasMailServer }
}

export function meta() {
  return officeMeta()
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const badges = useFreshBadges(loaderData.badges)
  useFocusOnHeading()
  useFocusOnPressed()
  return (
    <Frame {...loaderData} badges={badges}>
      <Outlet />
    </Frame>
  )
}

/** As the page was given them, and as they became while it stood open. */
function useFreshBadges(given: OfficeBadges): OfficeBadges {
  const [fresh, setFresh] = useState<{ given: OfficeBadges; news: OfficeNews }>()
  const latest = useEffectEvent((news: OfficeNews) => setFresh({ given, news }))
  useEffect(() => watchNews((news) => latest(news)), [])
  if (fresh?.given !== given) return given
  const { newAppointments, newEnquiries, unsentMails } = fresh.news
  return { ...given, newAppointments, newEnquiries, unsentMails }
}

/** Inside the frame, so that one page that fails leaves the way to the others. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const around = useRouteLoaderData<typeof loader>('staff/office-layout')
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { refused } = isRouteErrorResponse(error)
    ? ((error.data as Partial<Refused> | null) ?? {})
    : {}
  return (
    <Frame {...around}>
      <div className="office-head">
        <h1>
          {isMissing
            ? 'Nothing here'
            : refused
              ? 'Not with your role'
              : 'This page could not be shown'}
        </h1>
      </div>
      {refused ? (
        <p role="alert">{refused}</p>
      ) : (
        <p>
          {isMissing
            ? 'There is nothing at this address. It may have been removed.'
            : isCutOff(error)
              ? 'The site can’t be reached just now. Check the connection, then load the page again.'
              : 'What you did last may not have been saved. Load the page again to see how things stand.'}
        </p>
      )}
      <p className="office-actions">
        {!refused && (
          <Button compact className="needs-scripts" onClick={() => window.location.reload()}>
            Load again
          </Button>
        )}
        <a className="button button-compact button-outline" href={officePath.today()}>
          Today
        </a>
      </p>
    </Frame>
  )
}

interface FrameProps {
  email?: string
  badges?: OfficeBadges
  role?: Role
  children: ReactNode
}

function Frame({ email, badges, role, children }: FrameProps) {
  return (
    <div className="office" translate="no">
      <OfficeRail {...{ badges, email, role }} />
      <main id="main" tabIndex={-1} className="office-main">
        <SessionWatch />
        <CutOffNotice />
        {children}
      </main>
      <OfficeBar {...{ badges, email, role }} />
    </div>
  )
}
