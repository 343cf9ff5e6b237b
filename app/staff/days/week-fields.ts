import { readTimes, writeTimes, type Week } from './week.ts'

/** A week as seven fields of a form. */
export const weekFields = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WrittenDays = Record<(typeof weekFields)[number], string>

/** With an error for each field that can't be read. */
export function readDays(draft: Partial<WrittenDays>): {
  week: Week
  errors: Partial<WrittenDays>
} {
  const errors: Partial<WrittenDays> = {}
  const week = weekFields.map((name) => {
    const read = readTimes(draft[name] ?? '')
    if (read.ok) return read.times
    errors[name] = `'${read.part}' is not a time. Type times as 10:00-13:00, 14:30.`
    return []
  })
  return { week, errors }
}

export function writtenDays(week: Week): WrittenDays {
  const days = weekFields.map((name, index) => [name, writeTimes(week[index] ?? [])])
  return Object.fromEntries(days) as WrittenDays
}
