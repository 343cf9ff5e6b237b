import { isCalendarDay, isTimeOfDay } from './calendar-days.ts'

export interface SlotInForm {
  date: string
  time: string
}

/** '2026-11-25 14:00', as a form names a slot; null where it names none. */
export function slotIn(text: string): SlotInForm | null {
  const [date = '', time = ''] = text.split(' ')
  return isCalendarDay(date) && isTimeOfDay(time) ? { date, time } : null
}
