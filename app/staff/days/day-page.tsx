import { data, Link, redirect, useSearchParams } from 'react-router'
import { waitingFor } from '../../booking/waitlist-wishes.server.ts'
import { dayAt, isCalendarDay, timeAt } from '../../rules/calendar-days.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { agenda } from '../appointments/agenda.server.ts'
import { AppointmentRow } from '../appointments/appointment-row.tsx'
import { fieldOf } from '../form-field.ts'
import { useMay, WhoMay } from '../may.tsx'
import { officeNotFound } from '../office-not-found.ts'
import { officeOf } from '../office-context.ts'
import { BackToDays } from './back-to-days.tsx'
import { daysDoneQuery, daysDoneWords } from './days-done.ts'
import type { Route } from './+types/day-page'
import { AddSlot } from './add-slot.tsx'
import { CloseDay } from './close-day.tsx'
import { ExplainDay } from './closed-reason-field.tsx'
import { OpenDay } from './open-day.tsx'
import { dayAction } from './day-action.server.ts'
import { dayWithSlots } from './days.server.ts'
import { holidayOn } from '../holiday-on.server.ts'
import { SlotList } from './slot-list.tsx'
import { WaitingList } from './waiting-list.tsx'
import { officePath, withQuery } from '../../page/office-paths.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

/** One day of the book: open or close it, or a slot of it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const { date } = params
  if (!isCalendarDay(date)) return officeNotFound()
  const time = timeAt(now())
  const query = new URL(request.url).searchParams
  const isToday = date === dayAt(now())
  const entries = await agenda(db.queries, { from: date, to: date }, content().catalogue)
  const isOver = date < dayAt(now())
  const day = (await dayWithSlots(db.queries, date, now())) ?? null
  return {
    ...{ date, isOver, day, now: now() },
    holiday: isOver || day?.closed ? null : holidayOn(content(), date),
    waiting: isOver ? [] : await waitingFor(db.queries, date),
    booked: entries.filter(({ status }) => status !== 'cancelled'),
    /** Who has to be told when the day is closed. */
    ahead: entries.filter((entry) => entry.status === 'booked' && (!isToday || entry.time > time)),
    calledOff: entries.filter(({ cancelledBy }) => cancelledBy === 'staff'),
    /** The slot that is about to be closed, though somebody has it. */
    closing: query.get('close'),
    /** By the list of holidays: what visitors are to see. */
    proposed: query.get('visitors'),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'days')
  const { date } = params
  if (!isCalendarDay(date)) return officeNotFound()
  const form = await request.formData()
  const outcome = await dayAction(date, form, office)
  const did = fieldOf(form, 'do')
  if (outcome.ok)
    return redirect(withQuery(officePath.day(date), daysDoneQuery(did, outcome.affected)), 303)
  // A page that asked for no reason knew of nobody to tell.
  const isOutdated =
    outcome.because === 'begun' ||
    outcome.because === 'day-closed' ||
    (outcome.because === 'reason-missing' && !form.has('reason'))
  return data(
    {
      ...outcome,
      ...{ reason: fieldOf(form, 'reason'), visitors: fieldOf(form, 'visitors') },
      slot: did === 'close-slot' ? fieldOf(form, 'time') : null,
    },
    { status: isOutdated ? 409 : 422 },
  )
}

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(loaderData ? fullDay(loaderData.date) : 'Day')
}

export default function DayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { date, isOver, day, booked, ahead, calledOff, waiting, now, proposed, holiday } =
    loaderData
  const refused = actionData?.ok === false ? actionData : null
  useFocusOnWrong(refused)
  const closing = loaderData.closing ?? refused?.slot ?? null
  const done = daysDoneWords(useSearchParams()[0])
  const isOpen = day !== null && !day.closed
  const canChange = useMay()('days') && !isOver
  return (
    <>
      <BackToDays />
      <div className="office-head">
        <h1>{fullDay(date)}</h1>
        <p className="office-actions">
          <span className={isOpen ? 'office-tag' : 'office-tag office-tag-strong'}>
            {day ? (day.closed ? 'Closed' : 'Open') : 'Not open yet'}
          </span>
          <Link className="office-link" to={officePath.today(date)}>
            Who comes
          </Link>
        </p>
      </div>
      {done && !actionData && (
        <p role="status" className="office-notice">
          {done}
        </p>
      )}
      {refused && (
        <p role="alert" className="office-notice office-notice-bad">
          {refused.message}
        </p>
      )}
      {holiday && <p className="office-notice">{holiday}</p>}
      {isOver && <p className="office-notice">This day is over: nothing can be changed.</p>}
      <WhoMay right="days" />
      {!isOpen && canChange && <OpenDay isNew={!day} />}
      {day?.closed && canChange && (
        <ExplainDay reason={day.closedReason} refused={refused?.visitors ?? null} />
      )}
      {day?.closedReason && !canChange && <p>Visitors see: {day.closedReason}</p>}
      {day && (
        <SlotList
          slots={day.slots}
          booked={booked}
          ahead={ahead}
          closing={closing}
          canChange={isOpen && canChange}
          refused={refused}
        />
      )}
      <WaitingList people={waiting} now={now} canRemove={canChange} />
      {isOpen && canChange && (
        <>
          <AddSlot />
          <CloseDay ahead={ahead} refused={closing ? null : refused} proposed={proposed} />
        </>
      )}
      {!isOpen && canChange && !day && (
        <CloseDay ahead={[]} refused={refused} proposed={proposed} />
      )}
      {calledOff.length > 0 && (
        <section className="office-section">
          <h2>Called off by us</h2>
          <ul className="agenda">
            {calledOff.map((entry) => (
              <AppointmentRow key={entry.id} entry={entry} isNext={false} markAt={null} now={now} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
