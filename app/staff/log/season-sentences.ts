import type { FormChange } from '../../rules/form-changes.ts'
import { seasonChange } from '../days/season-form.ts'
import type { LogDetails } from './log.server.ts'

interface LoggedSeason {
  details: LogDetails
  changes?: FormChange[]
}

/** ', new', ': last day from 2027-08-31 to 2027-09-15' */
export function seasonChanges({ details, changes = [] }: LoggedSeason): string {
  if (details.isNew) return ', new'
  return changes.length > 0 ? `: ${changes.map(seasonChange).join('; ')}` : ''
}

/** '; also on the days already open: 3 slots added, 2 taken out' */
export function openDaysToo({ details }: LoggedSeason): string {
  if (!details.openDaysToo) return ''
  const { slotsAdded = 0, slotsTakenOut = 0 } = details
  const added = `${String(slotsAdded)} ${slotsAdded === 1 ? 'slot' : 'slots'} added`
  return `; also on the days already open: ${added}, ${String(slotsTakenOut)} taken out`
}
