import { NavLink, useLocation } from 'react-router'
import type { OfficeBadges } from './badges.server.ts'
import { officePath } from '../page/office-paths.ts'
import { officePages, type OfficePage } from './office-pages.ts'

interface Place {
  to: string
  title: string
  badge?: keyof OfficeBadges
  /** What the badge's figure counts, for readers. */
  counts?: string
}

const counted: Partial<Record<OfficePage, Pick<Place, 'badge' | 'counts'>>> = {
  today: { badge: 'newAppointments', counts: 'new' },
  inbox: { badge: 'newEnquiries', counts: 'new' },
  mail: { badge: 'unsentMails', counts: 'not sent' },
}
const places: Place[] = Object.entries(officePages).map(([page, place]) => ({
  ...place,
  ...counted[page as OfficePage],
}))
/** Phones show the first ones, and the others under 'More'. */
const inBar = 5

interface OfficeNavProps {
  /** Missing when they could not be read. */
  badges: OfficeBadges | undefined
  /** Who is signed in. */
  email: string | undefined
}

/** Beside the page on wide screens. */
export function OfficeRail({ badges, email }: OfficeNavProps) {
  return (
    <header className="office-rail">
      <a className="logo" href={officePath.today()} aria-label="DINO, today">
        DINO
      </a>
      <nav aria-label="Office">
        <ul>
          {places.map((place) => (
            <PlaceItem key={place.to} {...place} badges={badges} />
          ))}
        </ul>
      </nav>
      <Account email={email} />
    </header>
  )
}

/** At the thumb on phones. */
export function OfficeBar({ badges, email }: OfficeNavProps) {
  // Closed again by each step to another page.
  const { pathname } = useLocation()
  const more = places.slice(inBar)
  return (
    <nav className="office-bar" aria-label="Office">
      <ul>
        {places.slice(0, inBar).map((place) => (
          <PlaceItem key={place.to} {...place} badges={badges} />
        ))}
        <li>
          <details key={pathname}>
            <summary data-current={more.some(({ to }) => pathname.startsWith(to)) || undefined}>
              More
            </summary>
            <div className="office-more">
              <ul>
                {more.map((place) => (
                  <PlaceItem key={place.to} {...place} badges={badges} />
                ))}
              </ul>
              <Account email={email} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  )
}

function PlaceItem({ to, title, badge, counts, badges }: Place & Pick<OfficeNavProps, 'badges'>) {
  const count = badge && badges ? badges[badge] : 0
  return (
    <li>
      <NavLink to={to}>
        {title}
        {count > 0 && (
          <span className="office-badge">
            {count > 99 ? '99+' : count}
            <span className="sr-only"> {counts}</span>
          </span>
        )}
      </NavLink>
    </li>
  )
}

function Account({ email }: Pick<OfficeNavProps, 'email'>) {
  return (
    <div className="office-account">
      {email && <p className="label">{email}</p>}
      <a href="/">To the site</a>
      <form method="post" action="/api/sign-out">
        <button>Sign out</button>
      </form>
    </div>
  )
}
