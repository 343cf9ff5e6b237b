import { aboutLanguage, isLanguage } from '../../../content/language/languages.ts'
import type { MessageKind } from '../../../content/messages.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { kindWords } from '../../rules/enquiry-facts.ts'
import { messageWords } from '../../rules/message-text.ts'
import { isRole, roleWords } from '../../rules/team.ts'
import type { LogEntry } from './log.server.ts'
import { count } from './week-sentences.ts'

/** How the log's sentences name what an entry is about; details that an older version did not write are left out. */

export type LoggedAct = Pick<LogEntry, 'who' | 'subject' | 'details' | 'appointment' | 'enquiry'> &
  Partial<Pick<LogEntry, 'changes' | 'toName' | 'wasName' | 'memberName'>>

/** Who did something, and is erased since. */
export const erasedPerson = 'An erased person'

/** Within a sentence. */
const nameOf = ({ name }: { name: string | null }) => name ?? 'an erased person'

/**
 * 'Asha Menon’s appointment on Tue 24 November, 10:30'; their own is 'an appointment'. When it was is told as of then: it may
 * have been moved since.
 */
export function appointment({ who, appointment: row, details }: LoggedAct): string {
  const date = details.date ?? row?.date
  const time = details.time ?? row?.time
  const isOwn = !row || (row.name ?? erasedPerson) === who
  const whose = isOwn ? 'an appointment' : `${nameOf(row)}’s appointment`
  return typeof date === 'string' ? `${whose} on ${shortDay(date)}, ${time}` : whose
}

/** 'quote Q-2026-0007, version 2' */
export const quote = ({ details }: LoggedAct) =>
  typeof details.quote === 'string' ? `quote ${details.quote}` : 'a quote'

/** 'Ravi Kumar’s quote request (Dino Swifty, yellow)' */
export function enquiry({ enquiry: row }: LoggedAct): string {
  if (!row) return 'an enquiry'
  return `${nameOf(row)}’s ${kindWords[row.kind].toLowerCase()}${row.about ? ` (${row.about})` : ''}`
}

/** ' with ‘Reminder’' */
export function message({ details }: LoggedAct): string {
  const kind = String(details.text ?? '')
  return Object.hasOwn(messageWords, kind) ? ` with ‘${messageWords[kind as MessageKind]}’` : ''
}

/** By what is known of them today: of somebody who never came and was removed, nothing. */
export function member({ memberName, toName }: LoggedAct): string {
  return memberName ?? toName ?? 'somebody'
}

export function role(word: LoggedAct['details'][string]): string {
  const text = String(word ?? '')
  return isRole(text) ? roleWords[text].toLowerCase() : 'something else'
}

/** 'a picture of 2.4 MB (3f2a9c01)': what it is called may tell of a person. */
export function file({ subject, details }: LoggedAct): string {
  const kinds: Record<string, string> = { picture: 'a picture', paper: 'a PDF', film: 'a film' }
  const megabytes = (Number(details.bytes ?? 0) / 1024 / 1024).toFixed(1)
  return `${kinds[String(details.kind)] ?? 'a file'} of ${megabytes} MB (${subject.slice(0, 8)})`
}

export function movedFrom({ details }: LoggedAct): string {
  const { fromDate, fromTime } = details
  return typeof fromDate === 'string'
    ? `, before on ${shortDay(fromDate)}, ${String(fromTime)}`
    : ''
}

/** Whoever had the mail: not certainly who is named. */
export function byLink({ details }: LoggedAct): string {
  return details.by === 'link' ? ', by the link in our mail' : ''
}

export function because({ details }: LoggedAct): string {
  if (details.because === 'day-closed') return ' because the day was closed'
  return details.because === 'slot-closed' ? ' because the slot was closed' : ''
}

export function affected({ details }: LoggedAct): string {
  if (!details.affected) return ''
  const were = details.affected === 1 ? 'was' : 'were'
  return `; ${count(details.affected, 'appointment')} ${were} affected`
}

/** What it was before; older entries do not say. */
export function before({ details: { was } }: LoggedAct): string {
  if (typeof was !== 'string') return ''
  return ` (before: ${Object.hasOwn(stateWords, was) ? stateWords[was] : was})`
}

const stateWords: Record<string, string> = {
  ...{
    missing: 'not there',
    unopened: 'not open yet',
    open: 'open',
    closed: 'closed',
    free: 'free',
    booked: 'booked',
  },
  ...{ completed: 'completed', no_show: 'not come to' },
  ...{ new: 'new', in_progress: 'in progress', done: 'done', spam: 'spam' },
}

/** ': Telephone from +91 0 to +91 481 256 00 07', in the words of the form; one that was brought back says so. */
export function contentChanges({ changes: all = [], details }: LoggedAct): string {
  const again = details.broughtBack === undefined ? '' : ' as it was before'
  const told = all.map(({ field, from, to }) => `${field} from ${inLine(from)} to ${inLine(to)}`)
  return `${again}: ${told.join('; ')}`
}

export const languageWords = (language: string) =>
  isLanguage(language) ? aboutLanguage[language].inOffice : language

/** 'the Hindi of ‘Close’: from … to …'; one that says the same as before says no more. */
export function translation({ subject, details, changes = [] }: LoggedAct): string {
  const told = changes.map(({ from, to }) => `: from ${inLine(from)} to ${inLine(to)}`)
  return `the ${languageWords(subject)} of ‘${String(details.english ?? 'a text')}’${told.join('')}`
}

/** Kind and item, where the kind has several. */
export const contentIn = (subject: string) => subject.split('/') as [kind: string, item?: string]

/** 'company', 'product wotan' */
export const content = ({ subject }: LoggedAct) => contentIn(subject).join(' ')

export const inLine = (text: string) => text.replaceAll('\n', ', ') || 'nothing'

/** Which fields of a person; what stood there and stands there now is in no log. */
export function what({ details }: LoggedAct): string {
  const words: Record<string, string> = {
    ...{ name: 'name', phone: 'phone', email: 'e-mail', company: 'company' },
    ...{ visitors: 'number of visitors', meet: 'way to meet', videoLink: 'video link' },
  }
  const fields = String(details.what ?? '')
    .split(' ')
    .map((field) => words[field] ?? 'contact')
  return `the ${fields.join(', ').replace(/, ([^,]*)$/, ' and $1')}`
}

export function was(state: LoggedAct['details'][string]): string {
  if (state === 'failed') return 'had failed'
  if (state === 'kept' || state === 'dismissed') return `was ${state}`
  return state === 'sent' ? 'had been sent' : 'was waiting'
}

export function day(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? shortDay(date) : date
}

export function followUpDay(date: LoggedAct['details'][string]): string {
  return typeof date === 'string' ? day(date) : 'no day'
}

export function slot(dateAndTime: string): string {
  const [date = '', time = ''] = dateAndTime.split(' ')
  return `${day(date)}, ${time}`
}

export function whatWas({ details }: LoggedAct) {
  return [
    count(details.enquiries, 'enquiry', 'enquiries'),
    count(details.appointments, 'appointment'),
    count(details.mails, 'mail'),
  ].join(', ')
}
