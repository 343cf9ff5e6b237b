import { Link, useLocation } from 'react-router'
import { addDays } from '../../rules/calendar-days.ts'
import { Icon } from '../../ui/icons.tsx'

/** To the days beside this one, and back to today. */
export function DaySteps({ date, today }: { date: string; today: string }) {
  // Steps keep the place on the page; the heading tells the day.
  const { pathname } = useLocation()
  const to = (day: string) => (day === today ? pathname : `${pathname}?day=${day}`)
  return (
    <nav className="office-actions" aria-label="Day">
      <Link className="office-button" to={to(addDays(date, -1))} aria-label="The day before">
        <Icon name="arrow-left" />
      </Link>
      {date !== today && (
        <Link className="office-button" to={pathname}>
          Today
        </Link>
      )}
      <Link className="office-button" to={to(addDays(date, 1))} aria-label="The day after">
        <Icon name="arrow-right" />
      </Link>
    </nav>
  )
}
