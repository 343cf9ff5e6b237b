import { Form, Link, useSearchParams } from 'react-router'
import { dayOfMonth, fullDay, monthOf, weekdayNames } from '../../rules/day-labels.ts'
import { officePath } from '../../page/office-paths.ts'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../may.tsx'
import { doneWords, stateWords } from './holiday-words.ts'
import type { HolidayAhead } from './holidays-ahead.server.ts'

interface HolidaysAheadProps {
  holidays: HolidayAhead[]
  lastListedYear: number
  refused: string | null
}

/** The rest of the year unfolds. */
const shownAtOnce = 6

/** Proposed for closing: each is decided once, and nothing closes by itself. */
export function HolidaysAhead({ holidays, lastListedYear, refused }: HolidaysAheadProps) {
  const [searchParams] = useSearchParams()
  const done = refused === null ? doneWords(searchParams) : null
  const mayDecide = useMay()('days')
  const later = holidays.slice(shownAtOnce)
  const isAnyProposed = holidays.some(({ isProposed }) => isProposed)
  return (
    <section className="holidays" aria-labelledby="holidays">
      <h2 id="holidays">Holidays ahead</h2>
      <p className="office-quiet">
        Of Kerala, of India, and those that the site says of the company. Open days stay open until
        you close them.
      </p>
      {done && (
        <p role="status" className="office-notice">
          {done}
        </p>
      )}
      {refused && (
        <p role="alert" className="office-notice office-notice-bad">
          {refused}
        </p>
      )}
      <Form method="post" preventScrollReset>
        <HolidayList holidays={holidays.slice(0, shownAtOnce)} mayDecide={mayDecide} />
        {later.length > 0 && (
          <details>
            <summary>
              {later.length} more, until {monthOf(later.at(-1)!.date)}
            </summary>
            <HolidayList holidays={later} mayDecide={mayDecide} />
          </details>
        )}
        {/* Made anew once anything is decided: a button that stays would keep the focus from the words above. */}
        {mayDecide && isAnyProposed && (
          <p key={standOf(holidays)} className="office-actions">
            <Button type="submit" compact name="do" value="close">
              Close those ticked
            </Button>
            <Button type="submit" compact variant="outline" name="do" value="leave">
              Leave those ticked open
            </Button>
          </p>
        )}
      </Form>
      <p className="office-quiet holidays-note">
        Onam, Vishu and Shivaratri are known until the end of {lastListedYear}. Other feasts that
        move, such as Eid, Sree Krishna Jayanthi, Vijayadashami and Deepavali, follow once the
        Government of Kerala has published its list; until then close such a day by hand.
      </p>
    </section>
  )
}

const standOf = (holidays: HolidayAhead[]) =>
  holidays
    .filter(({ isProposed }) => isProposed)
    .map(({ date, booked }) => `${date} ${booked}`)
    .join()

interface HolidayListProps {
  holidays: HolidayAhead[]
  mayDecide: boolean
}

function HolidayList({ holidays, mayDecide }: HolidayListProps) {
  return (
    <ul>
      {holidays.map((holiday) => (
        <HolidayRow key={holiday.date} {...holiday} mayDecide={mayDecide} />
      ))}
    </ul>
  )
}

type HolidayRowProps = HolidayAhead & { mayDecide: boolean }

function HolidayRow(holiday: HolidayRowProps) {
  const { date, name, reason, booked, isExpected, isOurs, isProposed, mayDecide } = holiday
  const mayTick = mayDecide && isProposed && booked === 0
  const day = (
    <>
      <b>
        <span className="sr-only">{fullDay(date)}: </span>
        {name}
      </b>
      <span className="holiday-state">
        {stateWords(holiday)}
        {isExpected && <span className="holiday-expected">, date expected</span>}
      </span>
    </>
  )
  return (
    <li data-decided={isProposed ? undefined : ''}>
      <Link to={officePath.day(date)} className="holiday-date">
        <b>{dayOfMonth(date)}</b> {monthOf(date).slice(0, 3)} {date.slice(2, 4)}{' '}
        <span>{weekdayNames(date).short}</span>
      </Link>
      {mayTick ? (
        <label className="office-check">
          <input type="checkbox" name="holiday" value={date} />
          <span className="holiday-words">{day}</span>
        </label>
      ) : (
        <p className="holiday-words">{day}</p>
      )}
      {mayDecide && isProposed && (
        <span className="holiday-buttons">
          {booked > 0 ? (
            <Link className="office-button" to={officePath.day(date, reason)}>
              <span>
                Close…<span className="sr-only"> {name}</span>
              </span>
            </Link>
          ) : (
            <button className="office-button" name="do" value={`close ${date}`}>
              <span>
                Close this day<span className="sr-only"> {name}</span>
              </span>
            </button>
          )}
          {!isOurs && (
            <button className="office-button" name="do" value={`leave ${date}`}>
              <span>
                Leave open<span className="sr-only"> {name}</span>
              </span>
            </button>
          )}
        </span>
      )}
    </li>
  )
}
