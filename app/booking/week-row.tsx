import type { ComponentProps } from 'react'
import { useDayPicker, type Week } from 'react-day-picker'
import { fromPickerDate, isOver } from './picker-date.ts'

/** A row of the calendar; none for a week that is over, which would only push the days to choose down. */
export function WeekRow({ week, ...row }: ComponentProps<typeof Week>) {
  const { today } = useDayPicker().dayPickerProps
  const days = week.days.map((day) => fromPickerDate(day.date))
  if (today && isOver(days, fromPickerDate(today))) return <></>
  return <tr {...row} />
}
