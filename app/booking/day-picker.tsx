import { useState, type ComponentProps } from 'react'
import { DayPicker as Calendar, type Chevron } from 'react-day-picker'
import { Icon } from '../ui/icons.tsx'
import { monthOf, spokenDay, weekdayNames } from './day-labels.ts'
import { fromPickerDate, toPickerDate } from './picker-date.ts'
import { WeekRow } from './week-row.tsx'
import './day-picker.css'

interface DayPickerProps {
  /** Days are 'YYYY-MM-DD' in Asia/Kolkata throughout. */
  today: string
  /** Days that can be chosen, sorted. */
  days: readonly string[]
  /** Days on which the visitor has an appointment; they can be chosen too. */
  ownDays: readonly string[]
  chosen: string | null
  onChoose: (date: string) => void
}

// Out here, so that they stay the same components: new ones would take the focus from the days.
const components = {
  Week: WeekRow,
  Chevron: ({ orientation }: ComponentProps<typeof Chevron>) => (
    <Icon name={orientation === 'left' ? 'arrow-left' : 'arrow-right'} />
  ),
}

/** The month as a grid of day buttons; arrow keys move by day and week, Page Up and Down by month. */
export function DayPicker({ today, days, ownDays, chosen, onChoose }: DayPickerProps) {
  const enabled = [...days, ...ownDays].sort()
  const last = enabled.at(-1) ?? today
  const start = chosen && chosen >= today && chosen <= last ? chosen : (days[0] ?? today)
  const [month, setMonth] = useState(() => toPickerDate(start))

  return (
    <Calendar
      mode="single"
      required
      className="calendar"
      weekStartsOn={1}
      today={toPickerDate(today)}
      startMonth={toPickerDate(today)}
      endMonth={toPickerDate(last)}
      month={month}
      onMonthChange={setMonth}
      selected={chosen ? toPickerDate(chosen) : undefined}
      onSelect={(date) => onChoose(fromPickerDate(date))}
      disabled={(date) => !enabled.includes(fromPickerDate(date))}
      modifiers={{ free: days.map(toPickerDate), own: ownDays.map(toPickerDate) }}
      modifiersClassNames={{ free: 'calendar-free', own: 'calendar-own' }}
      formatters={{
        formatCaption: (date) => monthOf(fromPickerDate(date)),
        formatWeekdayName: (date) => weekdayNames(fromPickerDate(date)).short,
      }}
      labels={{
        labelGrid: (date) => monthOf(fromPickerDate(date)),
        labelWeekday: (date) => weekdayNames(fromPickerDate(date)).full,
        labelDayButton: (date, { own, today: isToday }) =>
          [
            spokenDay(fromPickerDate(date)),
            isToday ? 'today' : '',
            own ? 'you have an appointment' : '',
          ]
            .filter(Boolean)
            .join(', '),
        labelNav: () => 'Month',
        labelPrevious: () => 'Previous month',
        labelNext: () => 'Next month',
      }}
      components={components}
    />
  )
}
