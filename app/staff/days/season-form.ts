import { isCalendarDay, addDays } from '../../rules/calendar-days.ts'
import { dateWords, weekdays } from '../../rules/day-labels.ts'
import type { FormChange } from '../../rules/form-changes.ts'
import { fieldOf } from '../form-field.ts'
import { readDays, weekFields, writtenDays } from './week-fields.ts'
import type { Week } from './week.ts'

export interface Season {
  id: string
  name: string
  /** Both days included. */
  from: string
  to: string
  /** Month and day alone count. */
  eachYear: boolean
  week: Week
}

const ownFields = ['name', 'from', 'to', 'eachYear'] as const
const writtenFields = [...ownFields, ...weekFields] as const
/** A season as its form's fields show it: the same season is always written the same. */
export type WrittenSeason = Record<(typeof writtenFields)[number], string>
export type SeasonErrors = Partial<WrittenSeason>

const longestName = 40

export interface ReadSeason {
  draft: WrittenSeason
  /** What the page showed when it was opened; null of a new season. */
  began: WrittenSeason | null
  openDaysToo: boolean
  season: Omit<Season, 'id'>
  errors: SeasonErrors
}

export function readSeasonForm(form: FormData): ReadSeason {
  const draft = Object.fromEntries(
    writtenFields.map((name) => [name, fieldOf(form, name).trim()]),
  ) as WrittenSeason
  const { name, from, to } = draft
  const { week, errors: ofDays } = readDays(draft)
  const errors: SeasonErrors = { ...ofDays }
  if (name === '' || name.length > longestName)
    errors.name = `Give it a name of ${longestName} characters at most, such as Monsoon.`
  if (!isCalendarDay(from)) errors.from = 'Choose the first day.'
  if (!isCalendarDay(to)) errors.to = 'Choose the last day.'
  else if (to < from) errors.to = 'The last day is before the first. Choose it in the next year.'
  else if (isCalendarDay(from) && to > addDays(from, 364))
    errors.to = 'A season ends within a year. Choose an earlier last day.'
  return {
    ...{ draft, errors, began: readBegan(fieldOf(form, 'began')) },
    openDaysToo: fieldOf(form, 'openDaysToo') === 'on',
    season: { name, from, to, eachYear: draft.eachYear === 'on', week },
  }
}

export function writtenSeason({ name, from, to, eachYear, week }: Omit<Season, 'id'>) {
  return { name, from, to, eachYear: eachYear ? 'on' : '', ...writtenDays(week) }
}

/** '1 June to 31 August, each year', '1 June 2027 to 31 August 2027' */
export function seasonDays({ from, to, eachYear }: Pick<Season, 'from' | 'to' | 'eachYear'>) {
  if (!eachYear) return `${dateWords(from)} to ${dateWords(to)}`
  const yearless = (day: string) => dateWords(day).split(' ').slice(0, 2).join(' ')
  return `${yearless(from)} to ${yearless(to)}, each year`
}

const fieldWords: Record<(typeof ownFields)[number], string> = {
  ...{ name: 'name', from: 'first day', to: 'last day', eachYear: 'each year' },
}

/** 'Monday from 10:00-13:00 to closed', 'last day from 2027-08-31 to 2027-09-15' */
export function seasonChange({ field, from, to }: FormChange): string {
  const day = weekFields.findIndex((name) => name === field)
  const value = (text: string) => {
    if (field === 'eachYear') return text ? 'yes' : 'no'
    return text || (day >= 0 ? 'closed' : 'nothing')
  }
  const what = weekdays[day] ?? fieldWords[field as (typeof ownFields)[number]]
  return `${what} from ${value(from)} to ${value(to)}`
}

function readBegan(json: string): WrittenSeason | null {
  try {
    const given = JSON.parse(json) as Partial<Record<string, unknown>> | null
    const all = writtenFields.map((name) => [name, given?.[name]])
    return all.every(([, value]) => typeof value === 'string')
      ? (Object.fromEntries(all) as WrittenSeason)
      : null
  } catch {
    return null
  }
}
