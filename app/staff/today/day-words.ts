import { addDays } from '../../rules/calendar-days.ts'
import { fullDay, weekdayNames } from '../../rules/day-labels.ts'

interface Day {
  closed: boolean
  slots: { time: string; booked: boolean; closed: boolean; busy: string[] | null }[]
}

/** What can still be booked, and what only we can: one of us is busy then. */
export function openTimes(
  day: Day | null,
  { date, today, time }: { date: string; today: string; time: string },
): { free: string[]; busy: string[] } {
  if (!day || day.closed || date < today) return { free: [], busy: [] }
  const open = day.slots.filter(
    (slot) => !slot.booked && !slot.closed && (date > today || slot.time > time),
  )
  const times = (isBusy: boolean) =>
    open.filter((slot) => (slot.busy !== null) === isBusy).map((slot) => slot.time)
  return { free: times(false), busy: times(true) }
}

/** 'Today', 'Tomorrow', or the weekday. */
export function relativeDay(date: string, today: string): string {
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  if (date === addDays(today, -1)) return 'Yesterday'
  return weekdayNames(date).full
}

/** The whole date, without the weekday where the heading says it already. */
export function dateWords(date: string, today: string): string {
  const words = fullDay(date)
  return words.startsWith(relativeDay(date, today)) ? words.slice(words.indexOf(' ') + 1) : words
}

/** '6 appointments, 2 of them demos; 4 free slots.' */
export function daySummary(day: Day | null, live: { purpose: string }[], free: number): string {
  const demos = live.filter(({ purpose }) => purpose === 'demo').length
  const some = live.length === 1 ? '1 appointment' : `${live.length || 'No'} appointments`
  const shown = demos === 0 ? '' : demos === 1 ? ', 1 of them a demo' : `, ${demos} of them demos`
  const state = !day
    ? 'the day is not open'
    : day.closed
      ? 'the day is closed'
      : `${free || 'no'} free ${free === 1 ? 'slot' : 'slots'}`
  return `${some}${shown}; ${state}.`
}
