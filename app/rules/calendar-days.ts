/**
 * Calendar days ('2026-11-23') and wall-clock times ('10:30') of the workshop, in Asia/Kolkata.
 *
 * India keeps +05:30 all year, so the arithmetic is plain; it never goes through `toISOString()`,
 * which would turn the first hours of an Indian day into the day before.
 */
export const timeZone = 'Asia/Kolkata'

const offsetMilliseconds = 330 * 60_000
const dayMilliseconds = 24 * 60 * 60_000

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The instant, moved so that the `getUTC…` methods read the Indian wall clock. */
const wallClock = (instant: Date) => new Date(instant.getTime() + offsetMilliseconds)

function written(date: Date) {
  const year = String(date.getUTCFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

function midnightUtc(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}

/** The calendar day in India at this instant. */
export function dayAt(instant: Date) {
  return written(wallClock(instant))
}

/** The year of the calendar in India at this instant. */
export function yearAt(instant: Date) {
  return wallClock(instant).getUTCFullYear()
}

/** The wall-clock time in India at this instant, 'HH:MM', seconds cut off. */
export function timeAt(instant: Date) {
  const clock = wallClock(instant)
  return `${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`
}

/** The instant at which the wall clock in India shows this day and time. */
export function instantOf(day: string, time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(midnightUtc(day) + (hours * 60 + minutes) * 60_000 - offsetMilliseconds)
}

export function addDays(day: string, days: number) {
  return written(new Date(midnightUtc(day) + days * dayMilliseconds))
}

/** 1 = Monday … 7 = Sunday (ISO 8601). */
export function weekdayOf(day: string) {
  return new Date(midnightUtc(day)).getUTCDay() || 7
}

/** A day that exists, as 'YYYY-MM-DD': not '2026-02-30', nor '2026-2-3'. */
export function isCalendarDay(text: string) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && written(new Date(midnightUtc(text))) === text
}

/** A time of day as 'HH:MM', 00:00 to 23:59. */
export function isTimeOfDay(text: string) {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}
