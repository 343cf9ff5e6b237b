import { NavLink, useLocation } from 'react-router'
import type { OfficeBadges } from './badges.server.ts'

interface Place {
  to: string
  title: string
  badge?: keyof OfficeBadges
  /** What the badge's figure counts, for readers. */
  counts?: string
}

/** In the order of a working day; phones show the first five, and the others under 'More'. */
const places: Place[] = [
  { to: '/staff/today', title: 'Today' },
  { to: '/staff/week', title: 'Week' },
  { to: '/staff/days', title: 'Days' },
  { to: '/staff/inbox', title: 'Inbox', badge: 'newEnquiries', counts: 'new' },
  { to: '/staff/mail', title: 'Mail', badge: 'unsentMails', counts: 'not sent' },
  { to: '/staff/people', title: 'People' },
  { to: '/staff/log', title: 'Log' },
  { to: '/staff/figures', title: 'Figures' },
  { to: '/staff/feed', title: 'Feed' },
]
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
      <a className="logo" href="/staff/today" aria-label="DINO, today">
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
