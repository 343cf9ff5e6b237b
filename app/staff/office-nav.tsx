import { NavLink, useLocation } from 'react-router'
import { mayClear } from '../account/may-clear.ts'
import { may, roleWords, type Right, type Role } from '../rules/team.ts'
import type { OfficeBadges } from './badges.server.ts'
import { officePath } from '../page/office-paths.ts'
import { officePages, type OfficePage } from './office-pages.ts'
import { Wordmark } from '../ui/wordmark.tsx'

interface Place {
  to: string
  title: string
  right: Right
  badge?: keyof OfficeBadges
  /** What the badge's figure counts, for readers. */
  counts?: string
}

const counted: Partial<Record<OfficePage, Pick<Place, 'badge' | 'counts'>>> = {
  today: { badge: 'newAppointments', counts: 'new' },
  inbox: { badge: 'newEnquiries', counts: 'new' },
  mail: { badge: 'unsentMails', counts: 'not sent' },
}
/** All others are for everybody in the office. */
const rightFor: Partial<Record<OfficePage, Right>> = { site: 'site' }
const places: Place[] = Object.entries(officePages).map(([page, place]) => ({
  ...place,
  ...counted[page as OfficePage],
  right: rightFor[page as OfficePage] ?? 'look',
}))

const placesFor = (role: Role | undefined) =>
  role ? places.filter(({ right }) => may(role, right)) : places
/** Phones show the first ones, and the others under 'More'. */
const inBar = 5

interface OfficeNavProps {
  /** Missing when they could not be read. */
  badges: OfficeBadges | undefined
  /** Who is signed in. */
  email: string | undefined
  /** Missing when it could not be read. */
  role: Role | undefined
}

/** Beside the page on wide screens. */
export function OfficeRail({ badges, email, role }: OfficeNavProps) {
  return (
    <header className="office-rail">
      <a className="logo" href={officePath.today()} aria-label="DINO, today">
        <Wordmark />
      </a>
      <nav aria-label="Office">
        <ul>
          {placesFor(role).map((place) => (
            <PlaceItem key={place.to} {...place} badges={badges} />
          ))}
        </ul>
      </nav>
      <Account {...{ email, role }} />
    </header>
  )
}

/** At the thumb on phones. */
export function OfficeBar({ badges, email, role }: OfficeNavProps) {
  // Closed again by each step to another page.
  const { pathname } = useLocation()
  const all = placesFor(role)
  const more = all.slice(inBar)
  return (
    <nav className="office-bar" aria-label="Office">
      <ul>
        {all.slice(0, inBar).map((place) => (
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
              <Account {...{ email, role }} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  )
}

function PlaceItem({
  to,
  title,
  badge,
  counts,
  badges,
}: Omit<Place, 'right'> & Pick<OfficeNavProps, 'badges'>) {
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

function Account({ email, role }: Pick<OfficeNavProps, 'email' | 'role'>) {
  return (
    <div className="office-account">
      {email && <p className="label">{email}</p>}
      {role && role !== 'owner' && <p className="label">{roleWords[role]}</p>}
      <a href="/">To the site</a>
      <form
        method="post"
        action="/api/sign-out"
        onSubmit={(event) => mayClear() || event.preventDefault()}
      >
        <button>Sign out</button>
      </form>
    </div>
  )
}
