import { busyDays, type ReadCalendar } from '../rules/busy.ts'
import { addDays, dayAt, instantOf } from '../rules/calendar-days.ts'
import { fetchCalendar, internet, type Network } from './fetch-calendar.server.ts'
import { workOut } from './work-out.server.ts'

/** @param ownHost of the UIDs of this site's own events: they are not busy */
export function calendarReader(ownHost: string, network: Network = internet): ReadCalendar {
  return async ({ address, now, known, signal }) => {
    const ends = signal ? [signal] : []
    const fetched = await fetchCalendar(address, known, network, ends)
    if (!fetched.ok || 'unchanged' in fetched) return fetched
    const { text, validators } = fetched
    const today = dayAt(now)
    const [from, until] = [today, addDays(today, busyDays)].map((day) => +instantOf(day, '00:00'))
    const found = await workOut({ text, from: from!, until: until!, ownHost })
    return found.ok ? { ...found, validators } : found
  }
}
