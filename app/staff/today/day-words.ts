import { addDays } from '../../rules/calendar-days.ts'
import { fullDay, weekdayNames } from '../../rules/day-labels.ts'
import type { StaffSlot } from '../days/days.server.ts'
import { groupBy } from '../../rules/group-by.ts'

type Slot = Pick<StaffSlot, 'time' | 'booked' | 'closed' | 'busy' | 'held'>

interface Day {
  closed: boolean
  slots: Slot[]
}

export type OpenTimes = Record<'free' | 'busy' | 'held', Slot[]>

/** What can still be booked, and what only we can: one of us is busy then, or it is held for somebody. */
export function openTimes(
  day: Day | null,
  { date, today, time }: { date: string; today: string; time: string },
): OpenTimes {
  if (!day || day.closed || date < today) return { free: [], busy: [], held: [] }
  const open = day.slots.filter(
    (slot) => !slot.booked && !slot.closed && (date > today || slot.time > time),
  )
  const by = groupBy(open, (slot) => (slot.busy ? 'busy' : slot.held ? 'held' : 'free'))
  return { free: by.get('free') ?? [], busy: by.get('busy') ?? [], held: by.get('held') ?? [] }
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
