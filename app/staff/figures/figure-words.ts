import { dayOfMonth, monthOf } from '../../rules/day-labels.ts'
import type { LeadKind } from './figures.server.ts'

export const leadKindWords: Record<LeadKind, string> = {
  contact: 'Message',
  quote: 'Quote request',
  demo: 'Demo request',
  'demo-appointment': 'Demo booked',
}

/** '35 min', '2.4 h', '3.1 days'; a dash for nothing. */
export function hoursWords(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return `${Math.round(hours * 60)} min`
  if (hours < 48) return `${shortNumber(hours)} h`
  return `${shortNumber(hours / 24)} days`
}

/** '23 Nov' */
export function weekWords(monday: string): string {
  return `${dayOfMonth(monday)} ${monthOf(monday).slice(0, 3)}`
}

function shortNumber(value: number): string {
  return value < 10 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))
}
