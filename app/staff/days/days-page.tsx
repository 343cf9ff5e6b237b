import { data, Link, redirect, useSearchParams } from 'react-router'
import { mailSettings } from '../../mail/mail.server.ts'
import { durationWords } from '../../rules/booking.ts'
import { bookingRules } from '../../booking/read-booking-rules.server.ts'
import { countBusyCalendars } from '../../busy/busy-calendars.server.ts'
import { addDays, dayAt, isCalendarDay, weekdayOf } from '../../rules/calendar-days.ts'
import { dayOfMonth, fullDay, monthOf, weekdays } from '../../rules/day-labels.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Field } from '../../ui/field.tsx'
import { May } from '../may.tsx'
import { officeOf } from '../office-context.ts'
import { daysDoneWords } from './days-done.ts'
import type { Route } from './+types/days-page'
import { CloseRangeForm } from './close-range-form-view.tsx'
import { closedWords, readDraft, readRange } from './close-range-form.ts'
import { closeRange } from './close-range.server.ts'
import { daySummaries, type DaySummary } from './days.server.ts'
import { holidaysAction } from './holidays-action.server.ts'
import { holidaysAhead } from './holidays-ahead.server.ts'
import { HolidaysAhead } from './holidays-view.tsx'
import { Seasons } from './seasons-view.tsx'
import { allSeasons } from './seasons.server.ts'
import { usualWeek } from './usual-week.server.ts'
import { writeTimes } from './week.ts'
import { officePath } from '../../page/office-paths.ts'
import { officeMeta, officePages } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import { useHasMailServer } from '../use-has-mail-server.ts'

export { clientAction } from '../cut-off.ts'

/** Every day ahead that can be booked or was closed, and the week that new days open with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const asked = new URL(request.url).searchParams.get('date') ?? ''
  if (isCalendarDay(asked)) return redirect(officePath.day(asked))
  const today = dayAt(now())
  const days = await daySummaries(db.queries, {
    from: today,
    to: addDays(today, 400),
    now: now(),
  })
  return {
    today,
    days,
    week: await usualWeek(db.queries),
    seasons: await allSeasons(db.queries),
    holidays: await holidaysAhead(db.queries, { content: content(), today, days }),
    rules: await bookingRules(db.queries),
    calendars: await countBusyCalendars(db.queries),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'days')
  const now = office.now()
  const form = await request.formData()
  if (form.has('do')) {
    const done = await holidaysAction(form, office)
    return done.ok
      ? redirect(done.address, 303)
      : data({ holidays: done.message, range: null }, { status: 422 })
  }
  const read = readRange(form, dayAt(now))
  if (!read.ok) return data({ holidays: null, range: read }, { status: 422 })
  const { range, reason, closedReason } = read
  const by = { reason, closedReason, staff: office.staff, now, settings: mailSettings(office) }
  const closed = await closeRange(office.db, { range, ...by })
  if (!closed.ok) {
    const draft = readDraft(form)
    const range = { draft, errors: { [closed.field]: closed.message } }
    return data({ holidays: null, range }, { status: closed.field === 'reason' ? 409 : 422 })
  }
  return redirect(officePath.daysClosed(range, closed), 303)
}

export function meta() {
  return officeMeta(officePages.days.title)
}

export default function DaysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { today, days, week, seasons, holidays, rules, calendars } = loaderData
  useFocusOnWrong(actionData)
  const [searchParams] = useSearchParams()
  const closed = closedWords(searchParams, useHasMailServer())
  const done = closed ?? daysDoneWords(searchParams)
  const monday = addDays(today, 1 - weekdayOf(today))
  const last = days.at(-1)?.date ?? addDays(today, rules.horizonDays)
  const weeks = []
  for (let day = monday; day <= last; day = addDays(day, 7)) weeks.push(day)
  return (
    <>
      <div className="office-head">
        <h1>{officePages.days.title}</h1>
      </div>
      {done && (
        <p role="status" className="office-notice">
          {done}
        </p>
      )}
      <div className="days-columns">
        <div>
          {/* For the narrow cells of a phone, which have room for two figures and for no word. */}
          <p className="days-legend label">
            Under each date: booked / all slots, ×&nbsp;closed, –&nbsp;not&nbsp;open
          </p>
          <ol className="days-head label" aria-hidden="true">
            {weekdays.map((weekday) => (
              <li key={weekday}>{weekday.slice(0, 3)}</li>
            ))}
          </ol>
          {weeks.map((first) => (
            <ol key={first} className="days-week">
              {[0, 1, 2, 3, 4, 5, 6].map((step) => {
                const date = addDays(first, step)
                const summary = days.find((day) => day.date === date)
                return <DayCell key={date} date={date} today={today} summary={summary} />
              })}
            </ol>
          ))}
          <HolidaysAhead {...holidays} refused={actionData?.holidays ?? null} />
        </div>
        <div className="days-rules">
          <section aria-labelledby="usual-week">
            <h2 id="usual-week">The usual week</h2>
            <dl className="facts">
              {week.map((times, index) => (
                <div key={weekdays[index]}>
                  <dt>{weekdays[index]}</dt>
                  <dd>{writeTimes(times) || 'Closed'}</dd>
                </div>
              ))}
              <div>
                <dt>Notice</dt>
                <dd>{noticeWords(rules.minimumNoticeMinutes)}</dd>
              </div>
              <div>
                <dt>Open ahead</dt>
                <dd>{rules.horizonDays} days</dd>
              </div>
              <div>
                <dt>One person</dt>
                <dd>{rules.mostAhead} ahead at most</dd>
              </div>
            </dl>
            <May right="days">
              <ButtonLink compact variant="outline" to={officePath.usualWeek()}>
                Change the week
              </ButtonLink>
            </May>
          </section>
          <Seasons seasons={seasons} />
          <section className="days-busy" aria-labelledby="busy-times">
            <h2 id="busy-times">Busy times</h2>
            <p className="office-quiet">
              {calendars === 0
                ? 'Calendars of your own can close slots while you are busy.'
                : `${calendars === 1 ? 'One calendar closes' : `${calendars} calendars close`} slots while somebody is busy.`}
            </p>
            <p>
              <Link className="office-link" to={officePath.busy()}>
                {calendars === 0 ? 'Add a calendar' : 'Calendars'}
              </Link>
            </p>
          </section>
          <May right="days">
            <CloseRangeForm key={closed} today={today} refused={actionData?.range ?? null} />
          </May>
          <form className="days-other" method="get" action={officePath.days()}>
            <Field label="Another date">
              {(control) => (
                <input
                  {...control}
                  type="date"
                  name="date"
                  required
                  min={today}
                  defaultValue={addDays(last, 1)}
                />
              )}
            </Field>
            <Button type="submit" compact variant="outline">
              Show
            </Button>
          </form>
        </div>
      </div>
    </>
  )
}

interface DayCellProps {
  date: string
  today: string
  summary: DaySummary | undefined
}

function DayCell({ date, today, summary }: DayCellProps) {
  const isFirstOfMonth = dayOfMonth(date) === 1 || date === today
  if (date < today) return <li className="days-past">{dayOfMonth(date)}</li>
  return (
    <li data-state={summary ? (summary.closed ? 'closed' : 'open') : 'missing'}>
      <Link to={officePath.day(date)}>
        <span className="sr-only">{fullDay(date)}: </span>
        <b aria-hidden="true">
          {dayOfMonth(date)}
          {isFirstOfMonth && <span> {monthOf(date).slice(0, 3)}</span>}
        </b>
        <span className="days-words">{words(summary)}</span>
        <span className="days-figures" aria-hidden="true">
          {figures(summary)}
        </span>
      </Link>
    </li>
  )
}

function words(summary: DaySummary | undefined): string {
  if (!summary) return 'Not open'
  if (summary.closed) return summary.closedReason ?? 'Closed'
  if (summary.slots === 0) return 'No slots'
  const free = `${summary.free || 'none'} free`
  return summary.booked === 0 ? free : `${summary.booked} booked, ${free}`
}

function figures(summary: DaySummary | undefined): string {
  if (!summary) return '–'
  return summary.closed ? '×' : `${summary.booked}/${summary.slots}`
}

function noticeWords(minutes: number): string {
  const words = durationWords(minutes)
  return words[0]!.toUpperCase() + words.slice(1)
}
