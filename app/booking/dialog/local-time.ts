import { t } from '../../../content/language/t.ts'
import { instantOf, timeZone as workshopZone } from '../../rules/calendar-days.ts'

/** A slot's start as the visitor's own clock shows it. */
export interface LocalTime {
  /** 'HH:MM', 24 hours. */
  time: string
  /** Days between the visitor's date and the one in Kerala: -1, 0 or 1. */
  dayShift: number
}

/** The visitor's IANA zone, as the browser reports it; the workshop's where it reports none that it knows. */
export function visitorTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  if (!timeZone) return workshopZone
  // 'Etc/Unknown' is reported by Chromium, and refused.
  try {
    return Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone
  } catch {
    return workshopZone
  }
}

/**
 * What the visitor's clock shows when the slot starts, or null when it shows the same as in Kerala.
 *
 * @param date 'YYYY-MM-DD' in Asia/Kolkata
 * @param time 'HH:MM' in Asia/Kolkata
 */
export function localTime(date: string, time: string, timeZone: string): LocalTime | null {
  const there = wallClock(instantOf(date, time), timeZone)
  if (there.date === date && there.time === time) return null
  return { time: there.time, dayShift: Math.sign(Date.parse(there.date) - Date.parse(date)) }
}

/** '19:00', or '00:30 (+1 day)' when the visitor's date differs. */
export function writeLocalTime({ time, dayShift }: LocalTime): string {
  if (dayShift === 0) return time
  return dayShift > 0 ? t('{time} (+1 day)', { time }) : t('{time} (−1 day)', { time })
}

/** 'America/New_York' is read as 'New York'. */
export function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

function wallClock(instant: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
