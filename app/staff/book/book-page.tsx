import { machineName } from '../../../content/brand.ts'
import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { mailSettings } from '../../mail/mail.server.ts'
import { isCalendarDay } from '../../rules/calendar-days.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { holidayOn } from '../holiday-on.server.ts'
import { freeSlots } from '../free-slots.server.ts'
import { fieldOf } from '../form-field.ts'
import { whyOnlyWe } from '../held-words.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/book-page'
import { bookByPhone } from './book-for-somebody.server.ts'
import { bookDraft } from './book-form.ts'
import { BookForm, type BookOutcome } from './book-form-view.tsx'
import { readBookForm } from './read-book-form.server.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import { officePath, withQuery } from '../../page/office-paths.ts'
import { doneQuery } from '../appointments/done-words.ts'
import { officeMeta } from '../office-pages.ts'

export { clientAction } from '../cut-off.ts'

const daysShown = 14

/** For whoever is on the phone: a day, a time, a name and a way to reach them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'appointments')
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('date') ?? ''
  const free = await freeSlots(db.queries, now())
  const days = [...new Set(free.map(({ date }) => date))]
  const date = isCalendarDay(asked) ? asked : days[0]
  return {
    date: date ?? null,
    holiday: date ? holidayOn(content(), date) : null,
    times: free.filter((slot) => slot.date === date),
    days: days.slice(0, daysShown).map((day) => ({
      date: day,
      free: free.filter((slot) => slot.date === day && !whyOnlyWe(slot)).length,
    })),
    draft: bookDraft(searchParams),
    // A form that is sent twice carries the same id, and counts once.
    formId: randomUUID(),
    products: content().catalogue.products.map(({ id, title }) => ({
      id,
      title: machineName(title),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'appointments')
  const { db, staff, now, content } = office
  const form = await request.formData()
  const draft = bookDraft(form)
  const { catalogue } = content()
  const refused = (status: number, why: Partial<BookOutcome>) => {
    const outcome = { draft, errors: {}, message: null, canExceed: false, made: null, ...why }
    return data<BookOutcome>(outcome, { status })
  }
  const read = readBookForm(form, (id) => catalogue.find(id) !== undefined)
  if (!read.ok) return refused(422, { errors: read.errors })
  const mayExceed = fieldOf(form, 'mayExceed') === 'yes'
  const made = await bookByPhone(db, {
    ...{ formId: fieldOf(form, 'formId') || randomUUID(), booking: read.booking },
    ...{ mayExceed, staff, now: now() },
    settings: mailSettings(office),
  })
  if (made.ok) return redirect(withQuery(officePath.appointment(made.id), doneQuery('booked')), 303)
  const { message, canExceed = false } = made
  return refused(409, { message, canExceed, made: made.made ?? null })
}

export function meta() {
  return officeMeta('Book for somebody')
}

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { date, holiday, days, times, draft, formId, products } = loaderData
  useFocusOnWrong(actionData)
  return (
    <>
      <div className="office-head">
        <h1>Book for somebody</h1>
      </div>
      {days.length === 0 ? (
        <p className="office-empty">
          No slot is free.{' '}
          <Link className="office-link" to={officePath.days()}>
            Open a day
          </Link>
        </p>
      ) : (
        <>
          <nav aria-label="Day" className="book-days">
            {days.map((day) => (
              <Link
                key={day.date}
                to={`?${dayQuery(draft, day.date)}`}
                preventScrollReset
                className="office-button"
                aria-current={day.date === date ? 'date' : undefined}
              >
                <span>
                  {shortDay(day.date).replace(/(\w{3})\w*$/, '$1')}
                  <span className="sr-only"> {day.free} free</span>
                </span>
              </Link>
            ))}
          </nav>
          <form method="get" className="book-other">
            <label>
              Another date <input type="date" name="date" defaultValue={date ?? ''} required />
            </label>
            <button className="office-button">Show</button>
          </form>
          {holiday && <p className="office-notice">{holiday}</p>}
          {date && (
            <BookForm
              key={date}
              date={date}
              times={times}
              products={products}
              formId={formId}
              begin={draft}
              outcome={actionData}
            />
          )}
        </>
      )}
    </>
  )
}

/** Who it is for stays while the day changes. */
function dayQuery(draft: Record<string, string>, date: string): string {
  const kept = Object.entries(draft).filter(([name, value]) => value && name !== 'time')
  return new URLSearchParams({ ...Object.fromEntries(kept), date }).toString()
}
