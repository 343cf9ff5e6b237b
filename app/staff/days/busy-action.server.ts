import {
  addBusyCalendar,
  busyCalendarList,
  daysCounted,
  removeBusyCalendar,
} from '../../busy/busy-calendars.server.ts'
import { readNow } from '../../busy/read-due.server.ts'
import { failureWords } from '../../rules/busy.ts'
import { isUuid } from '../../rules/uuid.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'

export type BusyOutcome =
  | { ok: true; message: string }
  /** With a draft where one was typed. */
  | { ok: false; message: string; draft?: { label: string; address: string } }

const gone: BusyOutcome = { ok: false, message: 'This calendar has been removed already.' }
const unreadable: BusyOutcome = { ok: false, message: 'This form could not be read.' }

/** What the forms of the page of busy times ask for, in their button's name and value. */
export async function busyAction(form: FormData, office: Office): Promise<BusyOutcome> {
  const { db, staff, readCalendar } = office
  const now = office.now()
  const [what, id = ''] = fieldOf(form, 'do').split(' ')
  if (what === 'add') {
    const draft = { label: fieldOf(form, 'label'), address: fieldOf(form, 'address') }
    const typed = { label: draft.label, pasted: draft.address }
    const added = await addBusyCalendar(db, readCalendar, { ...typed, staff, now })
    if (!added.ok) return { ...added, draft }
    office.log.info({ calendar: added.id }, 'busy calendar added')
    return { ok: true, message: `Added. ${readWords(added.ahead)}` }
  }
  if (!isUuid(id)) return unreadable
  if (what === 'read') {
    const reading = await readNow({ ...office, read: readCalendar }, id)
    if (!reading) return gone
    if (!reading.ok)
      return { ok: false, message: `It could not be read. ${failureWords(reading.failure)}` }
    const calendars = await busyCalendarList(db.queries, now)
    return { ok: true, message: readWords(calendars.find((one) => one.id === id)?.ahead ?? 0) }
  }
  if (what !== 'remove') return unreadable
  const isRemoved = await removeBusyCalendar(db, { id, staff, now })
  return isRemoved
    ? { ok: true, message: 'Removed. The slots that it closed are free again.' }
    : gone
}

function readWords(ahead: number): string {
  const times = ahead === 1 ? '1 busy time' : `${ahead || 'no'} busy times`
  return `Read: ${times} in the next ${daysCounted} days.`
}
