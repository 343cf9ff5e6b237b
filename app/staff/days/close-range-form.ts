import { addDays, isCalendarDay, isTimeOfDay } from '../../rules/calendar-days.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { readReason } from '../appointments/reason.ts'
import { fieldOf } from '../form-field.ts'
import { readClosedReason } from './closed-reason.ts'

export interface ClosedRange {
  from: string
  /** The last day that is closed. */
  to: string
  /** Only slots that begin from then on and before the end; null of whole days. */
  hours: { from: string; to: string } | null
}

/** Somebody who types the wrong year closes no more than this. */
export const mostDays = 92

export const daysOf = ({ from, to }: Pick<ClosedRange, 'from' | 'to'>): string[] => {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const fields = ['from', 'to', 'hourFrom', 'hourTo', 'visitors', 'reason'] as const
export type RangeDraft = Record<(typeof fields)[number], string>
export type RangeErrors = Partial<RangeDraft>

type Read =
  | { ok: true; range: ClosedRange; reason: string; closedReason: string | null }
  | { ok: false; draft: RangeDraft; errors: RangeErrors }

/** What was typed. */
export const readDraft = (form: FormData) =>
  Object.fromEntries(fields.map((name) => [name, fieldOf(form, name).trim()])) as RangeDraft

/** @param today by the clock in India */
export function readRange(form: FormData, today: string): Read {
  const draft = readDraft(form)
  const { from, hourFrom, hourTo } = draft
  const to = draft.to || from
  const errors: RangeErrors = {}
  if (!isCalendarDay(from)) errors.from = 'Choose the first day.'
  else if (from < today) errors.from = 'That day is over. Choose today or a later one.'
  if (!isCalendarDay(to)) errors.to = 'Choose the last day, or leave it empty for one day.'
  else if (to < from) errors.to = 'The last day is before the first.'
  else if (isCalendarDay(from) && to >= addDays(from, mostDays))
    errors.to = `Close ${mostDays} days at most at once.`
  const isPart = hourFrom !== '' || hourTo !== ''
  if (isPart && !isTimeOfDay(hourFrom)) errors.hourFrom = 'Type a time, such as 14:00.'
  if (isPart && !isTimeOfDay(hourTo)) errors.hourTo = 'Type a time, such as 18:00.'
  else if (isPart && hourTo <= hourFrom) errors.hourTo = 'Type a time after the first.'
  // Needed only when there is somebody to tell, which the closing itself finds out.
  const reason = draft.reason === '' ? null : readReason(draft.reason)
  if (reason?.ok === false) errors.reason = reason.message
  const visitors = readClosedReason(draft.visitors)
  if (!visitors.ok) errors.visitors = visitors.message
  else if (isPart && visitors.text)
    errors.visitors = 'Visitors see it on whole days. Leave this empty, or the hours.'
  if (Object.keys(errors).length > 0) return { ok: false, draft, errors }
  const hours = isPart ? { from: hourFrom, to: hourTo } : null
  const closedReason = visitors.ok ? visitors.text : null
  // Whoever had booked is told what visitors see, when nothing else is said to them.
  const told = draft.reason || (closedReason ?? '')
  return { ok: true, range: { from, to, hours }, reason: told, closedReason }
}

/** What was done, out of the address that the form leads to; null of any other. */
export function closedWords(query: URLSearchParams, hasMailServer: boolean): string | null {
  const [from = '', to = '', told = '', later = ''] = ['from', 'to', 'told', 'later'].map(
    (name) => query.get(name) ?? '',
  )
  if (!isCalendarDay(from) || !isCalendarDay(to) || !/^\d{1,4}$/.test(told)) return null
  const days = from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`
  const then = isCalendarDay(later) ? ` ${opensLaterWords(later)}` : ''
  if (told === '0') return `Closed: ${days}. Nobody had booked.${then}`
  const people = told === '1' ? 'One person' : `${told} people`
  const how = hasMailServer
    ? ' and get the reason with another slot offered; call those without an e-mail.'
    : '. No mail goes out: please call them.'
  return `Closed: ${days}. ${people} had booked${how}${then}`
}

/** Why hours are refused. */
export function nothingBegins(opensLater: string | null): string {
  const then = opensLater === null ? '' : ` ${opensLaterWords(opensLater)}`
  return `No open slot begins then; nothing was closed.${then}`
}

const opensLaterWords = (date: string) =>
  `Days that are not open yet, from ${shortDay(date)} on, will open with all their slots: close their hours then.`
