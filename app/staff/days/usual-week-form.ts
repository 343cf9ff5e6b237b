import type { BookingRules } from '../../booking/booking.ts'
import { fieldOf } from '../form-field.ts'
import { readTimes, type Week } from './week.ts'

export const weekFields = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const fields = [...weekFields, 'notice', 'horizon', 'openDaysToo'] as const
/** What was typed, word for word. */
export type WeekDraft = Partial<Record<(typeof fields)[number], string>>

interface Change {
  week: Week
  rules: BookingRules
  applyToOpenDays: boolean
}

type Read = { ok: true; change: Change } | { ok: false; draft: WeekDraft; errors: WeekDraft }

const mostNoticeHours = 14 * 24

export function readWeekForm(form: FormData): Read {
  const draft: WeekDraft = Object.fromEntries(fields.map((name) => [name, fieldOf(form, name)]))
  const errors: WeekDraft = {}

  const week = weekFields.map((name) => {
    const read = readTimes(draft[name] ?? '')
    if (read.ok) return read.times
    errors[name] = `'${read.part}' is not a time. Type times as 10:00-13:00, 14:30.`
    return []
  })
  const hours = numberOf(draft.notice)
  if (!(hours >= 0 && hours <= mostNoticeHours)) {
    errors.notice = `Type hours from 0 to ${mostNoticeHours}, such as 2 or 1.5.`
  }
  const horizonDays = numberOf(draft.horizon)
  if (!(Number.isInteger(horizonDays) && horizonDays >= 1 && horizonDays <= 365)) {
    errors.horizon = 'Type a whole number of days from 1 to 365.'
  }
  if (Object.keys(errors).length > 0) return { ok: false, draft, errors }
  return {
    ok: true,
    change: {
      week,
      rules: { minimumNoticeMinutes: Math.round(hours * 60), horizonDays },
      applyToOpenDays: draft.openDaysToo === 'on',
    },
  }
}

/** NaN for anything but a plain number; an empty field is none. */
function numberOf(text = ''): number {
  return /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN
}
