import { data, Link, redirect } from 'react-router'
import { dayAt, isCalendarDay, timeAt } from '../../booking/calendar-days.ts'
import { fullDay } from '../../booking/day-labels.ts'
import { agenda } from '../appointments/agenda.server.ts'
import { AppointmentRow } from '../appointments/appointment-row.tsx'
import { markAction } from '../appointments/mark-action.server.ts'
import { dayWithSlots } from '../days/days.server.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/today-page'
import { DayPlan } from './day-plan.tsx'
import { DaySteps } from './day-steps.tsx'
import { dateWords, daySummary, freeTimes, relativeDay } from './day-words.ts'
import { PrintButton } from './print-button.tsx'
import '../appointments/agenda.css'
import './today.css'

/** One day of the book, today unless the address names another: who comes when, and what is free. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = officeOf(context)
  const today = dayAt(now())
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const date = isCalendarDay(asked) ? asked : today
  const [day, entries] = [
    await dayWithSlots(db.queries, date),
    await agenda(db.queries, { from: date, to: date }),
  ]
  return { date, today, time: timeAt(now()), day: day ?? null, entries }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = officeOf(context)
  const outcome = await markAction(await request.formData(), office)
  if (!outcome.ok) return data(outcome, { status: 409 })
  const { pathname, search } = new URL(request.url)
  return redirect(pathname.replace(/\.data$/, '') + search.replace(/[?&]index/, ''), 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData ? fullDay(loaderData.date) : 'Today'} | DINO staff office` }]
}

export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { date, today, time, day, entries } = loaderData
  const live = entries.filter(({ status }) => status !== 'cancelled')
  const cancelled = entries.filter(({ status }) => status === 'cancelled')
  const free = freeTimes(day, { date, today, time })
  const next = live.find(
    (entry) => date === today && entry.status === 'booked' && entry.time >= time,
  )
  return (
    <>
      <div className="office-head">
        <h1>
          {relativeDay(date, today)}
          <span className="today-date">{dateWords(date, today)}</span>
        </h1>
        <DaySteps date={date} today={today} />
        <div className="office-actions">
          <PrintButton />
          {date >= today && (
            <Link
              className="button button-signal button-compact"
              to={`/staff/book?date=${free.length > 0 ? date : ''}`}
            >
              Book for somebody
            </Link>
          )}
        </div>
      </div>
      {actionData && !actionData.ok && (
        <p role="alert" className="office-notice office-notice-bad">
          {actionData.message}
        </p>
      )}
      <p className="today-summary" role="status">
        {daySummary(day, live, free.length)}
        <Link className="office-link not-printed" to={`/staff/days/${date}`}>
          Open or close slots
        </Link>
      </p>
      <DayPlan
        entries={live}
        free={free}
        row={(entry) => (
          <AppointmentRow
            key={entry.id}
            entry={entry}
            isNext={entry === next}
            canMark={date <= today}
          />
        )}
        date={date}
      />
      {cancelled.length > 0 && (
        <section className="office-section">
          <h2>Cancelled</h2>
          <ul className="agenda">
            {cancelled.map((entry) => (
              <AppointmentRow key={entry.id} entry={entry} isNext={false} canMark={false} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
