import { data } from 'react-router'
import { busyCalendarList, daysCounted } from '../../busy/busy-calendars.server.ts'
import { conflictsAhead } from '../../busy/conflicts.server.ts'
import { BusyConflicts } from '../busy-conflicts.tsx'
import { May, WhoMay } from '../may.tsx'
import { officeOf } from '../office-context.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import { BackToDays } from './back-to-days.tsx'
import type { Route } from './+types/busy-page'
import { AddBusyCalendar } from './add-busy-calendar.tsx'
import { busyAction, type BusyOutcome } from './busy-action.server.ts'
import { BusyCalendarItem } from './busy-calendar-item.tsx'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

/** Calendars of ours whose busy times close slots. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = await officeOf(context, 'look')
  return {
    calendars: await busyCalendarList(db.queries, now()),
    conflicts: await conflictsAhead(db.queries, now()),
    daysCounted,
    now: now(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'days')
  const outcome = await busyAction(await request.formData(), office)
  if (outcome.ok) return outcome
  // Without a draft the calendars stand otherwise than the page that was sent shows.
  return data(outcome, { status: outcome.draft ? 422 : 409 })
}

export function meta() {
  return officeMeta('Busy times')
}

export default function BusyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendars, conflicts, now } = loaderData
  const outcome: BusyOutcome | undefined = actionData
  useFocusOnWrong(outcome?.ok === false ? outcome : null)
  const refused = outcome?.ok === false && outcome.draft ? outcome : null
  return (
    <>
      <BackToDays />
      <div className="office-head">
        <h1>Busy times</h1>
      </div>
      <p className="busy-words">
        When one of us is busy in their own calendar, visitors can’t book that time: they see it as
        booked. The calendars are read every five minutes. Nothing of an event is shown or kept but
        when it is.
      </p>
      {outcome && !refused && (
        <p
          className={`office-notice ${outcome.ok ? '' : 'office-notice-bad'}`}
          role={outcome.ok ? 'status' : 'alert'}
        >
          {outcome.message}
        </p>
      )}
      <BusyConflicts conflicts={conflicts} />
      {calendars.length > 0 && (
        <ul className="busy-list">
          {calendars.map((calendar) => (
            <BusyCalendarItem
              key={calendar.id}
              calendar={calendar}
              days={loaderData.daysCounted}
              now={now}
            />
          ))}
        </ul>
      )}
      <May right="days">
        <AddBusyCalendar key={calendars.length} refused={refused} />
      </May>
      <WhoMay right="days" />
    </>
  )
}
