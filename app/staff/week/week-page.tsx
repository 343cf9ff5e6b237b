import { Link } from 'react-router'
import { addDays, dayAt, isCalendarDay, weekdayOf } from '../../rules/calendar-days.ts'
import { dayOfMonth, monthOf, weekdayNames } from '../../rules/day-labels.ts'
import { Icon } from '../../ui/icons.tsx'
import { agenda, type AgendaEntry } from '../appointments/agenda.server.ts'
import { StatusTag } from '../appointments/appointment-tags.tsx'
import { daySummaries, type DaySummary } from '../days/days.server.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/week-page'
import { officePath } from '../../page/office-paths.ts'
import { officeMeta, officePages } from '../office-pages.ts'

/** A week of the book, Monday to Sunday; this one unless the address names a day of another. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const today = dayAt(now())
  const asked = new URL(request.url).searchParams.get('of') ?? ''
  const day = isCalendarDay(asked) ? asked : today
  const monday = addDays(day, 1 - weekdayOf(day))
  const span = { from: monday, to: addDays(monday, 6) }
  return {
    today,
    monday,
    days: await daySummaries(db.queries, { ...span, now: now() }),
    entries: await agenda(db.queries, span, content().catalogue),
  }
}

export function meta() {
  return officeMeta(officePages.week.title)
}

export default function WeekPage({ loaderData }: Route.ComponentProps) {
  const { today, monday, days, entries } = loaderData
  const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day))
  const live = entries.filter(({ status }) => status !== 'cancelled')
  return (
    <>
      <div className="office-head">
        <h1>{spanWords(monday, addDays(monday, 6))}</h1>
        <nav className="office-actions" aria-label="Week">
          <WeekStep to={addDays(monday, -7)} icon="arrow-left" label="The week before" />
          {!dates.includes(today) && (
            <Link className="office-button" to={officePath.week()}>
              This week
            </Link>
          )}
          <WeekStep to={addDays(monday, 7)} icon="arrow-right" label="The week after" />
        </nav>
      </div>
      <ol className="week">
        {dates.map((date) => (
          <WeekDay
            key={date}
            date={date}
            today={today}
            summary={days.find((day) => day.date === date)}
            entries={live.filter((entry) => entry.date === date)}
          />
        ))}
      </ol>
    </>
  )
}

function WeekStep(props: { to: string; icon: 'arrow-left' | 'arrow-right'; label: string }) {
  return (
    <Link className="office-button" to={officePath.week(props.to)} aria-label={props.label}>
      <Icon name={props.icon} />
    </Link>
  )
}

interface WeekDayProps {
  date: string
  today: string
  /** Missing when the day was never opened. */
  summary: DaySummary | undefined
  entries: AgendaEntry[]
}

function WeekDay({ date, today, summary, entries }: WeekDayProps) {
  const isToday = date === today
  return (
    <li data-today={isToday || undefined}>
      <h2>
        <Link to={officePath.today(date)}>
          <span>{weekdayNames(date).short}</span> <b>{dayOfMonth(date)}</b>
          <span className="sr-only"> {monthOf(date)}</span>
          {isToday && <span className="label">Today</span>}
        </Link>
      </h2>
      {date >= today && <p className="label">{stateOf(summary)}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} data-status={entry.status}>
            <Link to={officePath.appointment(entry.id)}>
              <time>{entry.time}</time> <span className="week-name">{entry.name}</span>
              {entry.status === 'completed' && (
                <>
                  {' '}
                  <Icon name="check" />
                  <span className="sr-only">, completed</span>
                </>
              )}
            </Link>
            {(entry.purpose === 'demo' || entry.product) && (
              <p>
                {entry.purpose === 'demo' && 'Demo'}
                {entry.purpose === 'demo' && entry.product && ', '}
                {entry.product}
              </p>
            )}
            {entry.status === 'no_show' && <StatusTag {...entry} />}
          </li>
        ))}
      </ul>
    </li>
  )
}

function stateOf(summary: DaySummary | undefined): string {
  if (!summary) return 'Not open'
  if (summary.closed) return 'Closed'
  return `${summary.free} of ${summary.slots} free`
}

/** '16 to 22 November 2026', '30 November to 6 December 2026' */
function spanWords(from: string, to: string): string {
  const [start, end] = [monthOf(from), monthOf(to)]
  const [month, year] = start.split(' ')
  if (start === end) return `${dayOfMonth(from)} to ${dayOfMonth(to)} ${end}`
  const first = end.endsWith(year!) ? month : start
  return `${dayOfMonth(from)} ${first} to ${dayOfMonth(to)} ${end}`
}
