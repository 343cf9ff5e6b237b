import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../../../content/language/t.ts'
import { Icon } from '../../ui/icons.tsx'
import type { ClosedDay } from '../../rules/booking.ts'
import { dayOfMonth, longDay, monthOf, spokenDay, weekdayNames } from '../../rules/day-labels.ts'
import { dayByKey, monthAfter, monthOfDay, weeksOf } from './month-grid.ts'

interface DayPickerProps {
  /** Days are 'YYYY-MM-DD' in Asia/Kolkata throughout. */
  today: string
  /** Days that can be chosen, sorted. */
  days: readonly string[]
  /** Days on which the visitor has an appointment; they can be chosen too. */
  ownDays: readonly string[]
  /** Why some others can't be. */
  closed?: readonly ClosedDay[]
  chosen: string | null
  onChoose: (date: string) => void
}

/** Any week has the days' names. */
const week = weeksOf('2027-02', '')[0]!

/** The month as a grid of day buttons; arrow keys move by day and week, Page Up and Down by month. */
export function DayPicker(props: DayPickerProps) {
  const { today, days, ownDays, closed = [], chosen, onChoose } = props
  const enabled = [...new Set([...days, ...ownDays])].sort()
  const last = enabled.at(-1) ?? today
  const start = chosen && chosen >= today && chosen <= last ? chosen : (days[0] ?? today)
  const [month, setMonth] = useState(monthOfDay(start))
  const [known, setKnown] = useState(chosen)
  if (chosen !== known) {
    setKnown(chosen)
    // A slot that is held is chosen elsewhere.
    if (chosen) setMonth(monthOfDay(chosen))
  }
  const [reached, setReached] = useState<string | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const closedInMonth = closed.filter(({ date }) => monthOfDay(date) === month)
  const inMonth = enabled.filter((day) => monthOfDay(day) === month)
  // The one day of the grid that Tab comes to.
  const stop = [reached, chosen].find((day) => day && inMonth.includes(day)) ?? inMonth[0]

  const byKey = useRef(false)
  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    byKey.current = false
  }, [reached])

  const onKeyDown = (event: KeyboardEvent, day: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = dayByKey(event.key, day, enabled)
    if (!next) return
    event.preventDefault()
    byKey.current = true
    setReached(next)
    setMonth(monthOfDay(next))
  }

  const choose = (day: string) => {
    setReached(day)
    onChoose(day)
  }
  const nameOf = (day: string) =>
    [
      ...[spokenDay(day), day === today && t('today')],
      ownDays.includes(day) && t('you have an appointment'),
      closed.find(({ date }) => date === day)?.reason,
    ]
      .filter(Boolean)
      .join(', ')

  return (
    <div className="calendar">
      <nav className="calendar-nav" aria-label={t('Month')}>
        <Turn
          label={t('Previous month')}
          icon="arrow-left"
          to={month > monthOfDay(today) ? monthAfter(month, -1) : null}
          onTurn={setMonth}
        />
        <Turn
          label={t('Next month')}
          icon="arrow-right"
          to={month < monthOfDay(last) ? monthAfter(month, 1) : null}
          onTurn={setMonth}
        />
      </nav>
      <div className="calendar-caption" role="status" aria-live="polite">
        {monthOf(month)}
      </div>
      {/* As the ARIA practices write a date picker. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-label={monthOf(month)}>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col" aria-label={weekdayNames(day!).full}>
                {weekdayNames(day!).short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, today).map((row) => (
            <tr key={row.join()}>
              {row.map((day, index) =>
                day ? (
                  <td
                    key={day}
                    className={[
                      days.includes(day) && 'calendar-free',
                      ownDays.includes(day) && 'calendar-own',
                      closed.some(({ date }) => date === day) && 'calendar-closed',
                    ]
                      .filter(Boolean)
                      .join(' ')}
                    aria-selected={day === chosen}
                  >
                    <button
                      type="button"
                      disabled={!enabled.includes(day)}
                      tabIndex={day === stop ? 0 : -1}
                      aria-label={nameOf(day)}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => choose(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                    >
                      {dayOfMonth(day)}
                    </button>
                  </td>
                ) : (
                  // A day of another month.
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={week[index]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {closedInMonth.length > 0 && (
        <ul className="calendar-closed-days" aria-label={t('Closed days')}>
          {closedInMonth.map(({ date, reason }) => (
            <li key={date}>
              <b>{longDay(date)}</b>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface TurnProps {
  label: string
  icon: 'arrow-left' | 'arrow-right'
  /** The month it leads to; null when there is nothing to choose. */
  to: string | null
  onTurn: (month: string) => void
}

/** Stays where it is at the last month, so that the focus does. */
function Turn({ label, icon, to, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => to && onTurn(to)}
    >
      <Icon name={icon} />
    </button>
  )
}
