import { longDay } from '../../rules/day-labels.ts'
import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import type { AgendaEntry } from './agenda.server.ts'

/** What whoever opens a visitor's code reads first. */
export interface AtTheGate {
  words: string
  /** It is the day, and nobody has noted it. */
  mayMark: boolean
}

type Entry = Pick<AgendaEntry, 'date' | 'time' | 'status' | 'cancelledBy'>

/** @param cameAt when somebody noted that they came */
export function atTheGate(entry: Entry, cameAt: Date | null, now: Date): AtTheGate {
  const { date, time, status, cancelledBy } = entry
  const said = (words: string) => ({ words, mayMark: false })
  if (status === 'cancelled')
    return said(
      cancelledBy === 'staff'
        ? 'We cancelled this appointment.'
        : 'They cancelled this appointment.',
    )
  if (status === 'completed') return said(cameWords(cameAt, now))
  const day = longDay(date)
  if (date > dayAt(now)) return said(`Not today: this appointment is on ${day}, ${time}.`)
  if (date < dayAt(now)) return said(`Not today: this appointment was on ${day}, ${time}.`)
  const words = status === 'no_show' ? 'Noted as a no-show. Are they here after all?' : 'Expected'
  return { words: status === 'no_show' ? words : `${words} at ${time}.`, mayMark: true }
}

function cameWords(cameAt: Date | null, now: Date): string {
  if (!cameAt) return 'They have come already.'
  const day = dayAt(cameAt)
  const on = day === dayAt(now) ? '' : ` on ${longDay(day)}`
  return `They came: noted${on} at ${timeAt(cameAt)}.`
}
