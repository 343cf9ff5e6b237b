import { data, Link, redirect } from 'react-router'
import { waitingFor } from '../../booking/waitlist-wishes.server.ts'
import { addDays, dayAt, isCalendarDay, timeAt } from '../../rules/calendar-days.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { agenda } from '../appointments/agenda.server.ts'
import { failingCalendars } from '../../busy/busy-calendars.server.ts'
import { conflictsAhead } from '../../busy/conflicts.server.ts'
import { BusyConflicts } from '../busy-conflicts.tsx'
import { AppointmentRow } from '../appointments/appointment-row.tsx'
import { markAction } from '../appointments/mark-action.server.ts'
import { dayWithSlots } from '../days/days.server.ts'
import { stillOpenWords } from '../days/holiday-words.ts'
import { undecidedHolidays } from '../days/holidays-ahead.server.ts'
import { followUpsDue, type FollowUpsDue } from '../inbox/follow-up.server.ts'
import { fieldOf } from '../form-field.ts'
import { demand, officeOf } from '../office-context.ts'
import { useMay } from '../may.tsx'
import { useFreshPage } from '../use-fresh-page.ts'
import { ToFillIn } from '../to-fill-in.tsx'
import type { Route } from './+types/today-page'
import { FailingCalendars } from './failing-calendars.tsx'
import { DayPlan } from './day-plan.tsx'
import { DaySteps } from './day-steps.tsx'
import { dateWords, daySummary, openTimes, relativeDay } from './day-words.ts'
import { FollowUps } from './follow-ups.tsx'
import { NewsList } from './news-list.tsx'
import { NotConfirmed } from './not-confirmed.tsx'
import { NotifyHere } from './notify-here.tsx'
import { countNews, markSeen, newsFor, readSeen } from '../news.server.ts'
import { PrintButton } from './print-button.tsx'
import { toMend } from './to-mend.server.ts'
import { Tomorrow } from './tomorrow.tsx'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'
import { officePath } from '../../page/office-paths.ts'
import { allToConfirm } from '../../site-content/content-kinds.server.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

/** One day of the book, today unless the address names another: who comes when, and what is free. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'look')
  const { db, staff, now, content } = office
  const { catalogue } = content()
  const unconfirmed = allToConfirm(content()).length
  const today = dayAt(now())
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const date = isCalendarDay(asked) ? asked : today
  const [day, entries] = [
    await dayWithSlots(db.queries, date, now()),
    await agenda(db.queries, { from: date, to: date }, catalogue),
  ]
  const about = {
    ...{ date, today, time: timeAt(now()), now: now(), day: day ?? null, entries },
    waiting: date < today ? 0 : (await waitingFor(db.queries, date)).length,
    unconfirmed,
    toMend: await toMend(office),
  }
  if (date !== today)
    return {
      ...{ ...about, tomorrow: null, news: [], newsCount: 0, failing: [], conflicts: [] },
      holidays: [],
      followUps: nothingDue,
    }
  const tomorrow = addDays(today, 1)
  const [next, who] = [
    await agenda(db.queries, { from: tomorrow, to: tomorrow }, catalogue),
    { uid: staff.uid, now: now() },
  ]
  return {
    ...about,
    tomorrow: { date: tomorrow, entries: next.filter(({ status }) => status === 'booked') },
    news: await newsFor(db.queries, { ...who, catalogue }),
    newsCount: await countNews(db.queries, who),
    followUps: await followUpsDue(db.queries, today, catalogue),
    holidays: await undecidedHolidays(db.queries, {
      ...{ content: content(), today, within: holidayDays, now: now() },
    }),
    failing: await failingCalendars(db.queries),
    conflicts: await conflictsAhead(db.queries, now()),
  }
}

/** So long before a holiday staff are reminded that it stands open. */
const holidayDays = 14

const nothingDue: FollowUpsDue = { count: 0, rows: [] }

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'look')
  const form = await request.formData()
  if (fieldOf(form, 'do') === 'seen') {
    const { db, staff, now } = office
    await markSeen(db.queries, readSeen(form), { uid: staff.uid, now: now() })
  } else {
    await demand(office, 'appointments')
    const outcome = await markAction(form, office)
    if (!outcome.ok) return data(outcome, { status: 409 })
  }
  const { pathname, search } = new URL(request.url)
  return redirect(pathname.replace(/\.data$/, '') + search.replace(/[?&]index/, ''), 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(loaderData ? fullDay(loaderData.date) : 'Today')
}

export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { date, today, time, now, day, entries, tomorrow, news, newsCount, toMend } = loaderData
  const { unconfirmed, failing, conflicts, waiting, followUps, holidays } = loaderData
  useFreshPage()
  useFocusOnWrong(actionData)
  const may = useMay()
  const live = entries.filter(({ status }) => status !== 'cancelled')
  const cancelled = entries.filter(({ status }) => status === 'cancelled')
  const open = openTimes(day, { date, today, time })
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
          {date >= today && may('appointments') && (
            <Link
              className="button button-signal button-compact"
              to={officePath.book({ date: open.free.length > 0 ? date : '' })}
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
      <FailingCalendars calendars={failing} now={now} />
      <BusyConflicts conflicts={conflicts} />
      <ToFillIn toMend={toMend} />
      <NotConfirmed count={unconfirmed} />
      {holidays.length > 0 && (
        <p className="office-quiet not-printed today-summary">
          <Link className="office-link" to={officePath.holidays()}>
            {stillOpenWords(holidays, holidayDays)}
          </Link>
        </p>
      )}
      <NewsList news={news} count={newsCount} today={today} now={now} />
      <FollowUps due={followUps} today={today} />
      <p className="today-summary" role="status">
        {daySummary(day, live, open.free.length)}
        <Link className="office-link not-printed" to={officePath.day(date)}>
          {may('days') ? 'Open or close slots' : 'Slots'}
        </Link>
        {waiting > 0 && (
          <Link className="office-link not-printed" to={`${officePath.day(date)}#waiting`}>
            {waiting === 1 ? '1 person waits' : `${waiting} people wait`} for a slot
          </Link>
        )}
      </p>
      <DayPlan
        {...open}
        entries={live}
        row={(entry) => (
          <AppointmentRow
            key={entry.id}
            entry={entry}
            isNext={entry === next}
            markAt={date <= today ? now : null}
            now={now}
          />
        )}
        date={date}
      />
      {tomorrow && <Tomorrow {...tomorrow} />}
      {cancelled.length > 0 && (
        <section className="office-section">
          <h2>Cancelled</h2>
          <ul className="agenda">
            {cancelled.map((entry) => (
              <AppointmentRow key={entry.id} entry={entry} isNext={false} markAt={null} now={now} />
            ))}
          </ul>
        </section>
      )}
      {date === today && <NotifyHere />}
    </>
  )
}
