import type { AgendaEntry } from './agenda.server.ts'

type Seen = Pick<AgendaEntry, 'date' | 'time' | 'status'>

/**
 * That a number is booked twice on one day, which nothing refuses: a family or a firm may share it, and of an address there is one a
 * day. Null where there is nothing to say.
 */
export function sameDayWords(
  { date, status, email }: Seen & Pick<AgendaEntry, 'email'>,
  others: Seen[],
): string | null {
  if (email || status !== 'booked') return null
  const times = others
    .filter((other) => other.date === date && other.status !== 'cancelled')
    .map(({ time }) => time)
  if (times.length === 0) return null
  const what = times.length === 1 ? 'another appointment' : 'other appointments'
  return `This number has ${what} on the same day, at ${[...times].sort().join(' and ')}.`
}
