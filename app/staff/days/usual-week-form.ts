import type { FormChange } from '../../rules/form-changes.ts'
import { durationWords, ruleBounds, type BookingRules } from '../../rules/booking.ts'
import { fieldOf } from '../form-field.ts'
import { readDays, weekFields, writtenDays } from './week-fields.ts'
import { weekdays } from '../../rules/day-labels.ts'
import type { Week } from './week.ts'

const ruleFields = ['notice', 'horizon', 'ahead'] as const
const writtenFields = [...weekFields, ...ruleFields] as const
type WrittenField = (typeof writtenFields)[number]

/** Week and rules as the form's fields show them: the same state is always written the same. */
export type WrittenWeek = Record<WrittenField, string>

/** What was typed, word for word. */
export type WeekDraft = Partial<WrittenWeek> & { openDaysToo?: string }
export type WeekErrors = Partial<WrittenWeek>

export interface WeekAndRules {
  week: Week
  rules: BookingRules
}

interface Change extends WeekAndRules {
  applyToOpenDays: boolean
}

interface Typed {
  draft: WeekDraft
  /** What the page showed when it was opened; a form from elsewhere does not say. */
  began: WrittenWeek | null
}

type Read = Typed & ({ ok: true; change: Change } | { ok: false; errors: WeekErrors })

export function readWeekForm(form: FormData): Read {
  const draft: WeekDraft = Object.fromEntries(
    [...writtenFields, 'openDaysToo'].map((name) => [name, fieldOf(form, name)]),
  )
  const began = readBegan(fieldOf(form, 'began'))
  const { week, errors: ofDays } = readDays(draft)
  const errors: WeekErrors = { ...ofDays }
  const rules: BookingRules = {
    minimumNoticeMinutes: Math.round(numberOf(draft.notice) * 60),
    horizonDays: numberOf(draft.horizon),
    mostAhead: numberOf(draft.ahead),
  }
  const { minimumNoticeMinutes: notice, horizonDays: horizon, mostAhead: ahead } = ruleBounds
  if (!isWithin(rules.minimumNoticeMinutes, notice))
    errors.notice = `Type hours from 0 to ${notice.most / 60}, such as 2 or 1.5.`
  if (!isWithin(rules.horizonDays, horizon))
    errors.horizon = `Type a whole number of days from ${horizon.least} to ${horizon.most}.`
  if (!isWithin(rules.mostAhead, ahead))
    errors.ahead = `Type a whole number from ${ahead.least} to ${ahead.most}.`
  if (Object.keys(errors).length > 0) return { ok: false, draft, began, errors }
  const applyToOpenDays = draft.openDaysToo === 'on'
  return { ok: true, draft, began, change: { week, rules, applyToOpenDays } }
}

export function writtenWeek({ week, rules }: WeekAndRules): WrittenWeek {
  return {
    ...writtenDays(week),
    notice: String(rules.minimumNoticeMinutes / 60),
    horizon: String(rules.horizonDays),
    ahead: String(rules.mostAhead),
  }
}

const ruleWords: Record<(typeof ruleFields)[number], string> = {
  notice: 'notice',
  horizon: 'days open ahead',
  ahead: 'appointments ahead of one person',
}

/** 'Monday from 10:00-13:00 to closed', 'notice from two hours to 90 minutes' */
export function changeWords({ field, from, to }: FormChange): string {
  const day = weekFields.findIndex((name) => name === field)
  const value = (text: string) => {
    if (field === 'notice') return durationWords(Math.round(Number(text) * 60))
    return text || 'closed'
  }
  const what = weekdays[day] ?? ruleWords[field as (typeof ruleFields)[number]]
  return `${what} from ${value(from)} to ${value(to)}`
}

export function isRule(field: WrittenField): boolean {
  return ruleFields.some((name) => name === field)
}

/** Null unless every field is there: whoever wrote it by hand says nothing about what they saw. */
function readBegan(json: string): WrittenWeek | null {
  try {
    const given = JSON.parse(json) as Partial<Record<string, unknown>> | null
    const all = writtenFields.map((name) => [name, given?.[name]])
    return all.every(([, value]) => typeof value === 'string')
      ? (Object.fromEntries(all) as WrittenWeek)
      : null
  } catch {
    return null
  }
}

function isWithin(number: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(number) && number >= least && number <= most
}

/** NaN for anything but a plain number; an empty field is none. */
function numberOf(text = ''): number {
  return /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN
}
