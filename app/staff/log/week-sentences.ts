import type { FormChange } from '../../rules/form-changes.ts'
import { changeWords } from '../days/usual-week-form.ts'
import { seasonChange } from '../days/season-form.ts'
import type { LogDetails } from './log.server.ts'

interface LoggedWeek {
  details: LogDetails
  changes?: FormChange[]
}

/** 'the season ‘Monsoon’' */
export function season({ details: { name } }: LoggedWeek): string {
  return typeof name === 'string' ? `the season ‘${name}’` : 'a season'
}

/** ', new', ': last day from 2027-08-31 to 2027-09-15' */
export function seasonChanges({ details, changes = [] }: LoggedWeek): string {
  if (details.isNew) return ', new'
  return changes.length > 0 ? `: ${changes.map(seasonChange).join('; ')}` : ''
}

/** '; also on the days already open: 3 slots added, 2 taken out' */
export function openDaysToo({ details }: LoggedWeek): string {
  if (!details.openDaysToo) return ''
  const { slotsAdded = 0, slotsTakenOut = 0 } = details
  return `; also on the days already open: ${count(slotsAdded, 'slot')} added, ${String(slotsTakenOut)} taken out`
}

export function weekChange(told: LoggedWeek): string {
  const { slotsAdded = 0, slotsTakenOut = 0 } = told.details
  if (told.details.openDaysToo && told.changes?.length === 0) {
    return `gave the days already open the usual week: ${count(slotsAdded, 'slot')} added, ${String(slotsTakenOut)} taken out`
  }
  return `changed the usual week${changes(told)}${openDaysToo(told)}`
}

/** ': Monday from 10:00-13:00 to closed; Sunday from closed to 10:00-12:00'; older entries do not say. */
export function changes({ changes: all = [] }: LoggedWeek): string {
  return all.length > 0 ? `: ${all.map(changeWords).join('; ')}` : ''
}

/** '1 slot', '2 slots' */
export function count(of: LogDetails[string], one: string, many = `${one}s`): string {
  const number = Number(of ?? 0)
  return `${number} ${number === 1 ? one : many}`
}
