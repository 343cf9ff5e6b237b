import { dayAt, instantOf, isCalendarDay, isTimeOfDay, timeAt } from '../../rules/calendar-days.ts'

const daysAhead = 366

/**
 * When something is to be published, as a browser's field for day and time sends it: '2026-12-01T10:00', in Kerala.
 * Not before the next minute, and a year ahead at most.
 */
export function readPublishAt(text: string, now: Date): { at: Date } | { error: string } {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/.exec(text.trim()) ?? []
  if (!day || !isCalendarDay(day) || !time || !isTimeOfDay(time))
    return { error: 'Choose a day and a time, as 2026-12-01 10:00 in India.' }
  const at = instantOf(day, time)
  if (at <= now) return { error: 'That is over. Choose a time ahead, or publish now.' }
  if (at.getTime() - now.getTime() > daysAhead * 86_400_000)
    return { error: 'Choose a time within a year.' }
  return { at }
}

/** The same the other way round, for the field. */
export const writePublishAt = (at: Date) => `${dayAt(at)}T${timeAt(at)}`
