import { shortDay } from '../../booking/day-labels.ts'
import type { AuditAction } from '../audit-actions.ts'
import { kindWords, statusWords } from '../inbox/enquiry-words.ts'
import type { InboxStatus } from '../inbox/inbox-filter.ts'
import type { LogEntry } from './log.server.ts'

type Told = Pick<LogEntry, 'who' | 'subject' | 'details' | 'appointment' | 'enquiry'>

/** What somebody did, after their name: 'closed Tue 24 November; 2 appointments were affected'. */
export function sentenceOf(entry: Told & { action: string }): string {
  const tell = sentences[entry.action as AuditAction]
  // What an older version wrote may have no sentence any more.
  return tell ? tell(entry) : `did ‘${entry.action}’ (${entry.subject})`
}

/** Where the entry's subject can be looked at. */
export function linkOf({ action, appointment, enquiry, subject }: Told & { action: string }) {
  if (enquiry) return `/staff/inbox/${enquiry.id}`
  if (appointment) return `/staff/appointments/${appointment.id}`
  const day = /^(day|slot)-/.test(action) ? subject.split(' ')[0] : null
  if (day) return `/staff/days/${day}`
  if (action === 'mail-resent') return `/staff/mail/${encodeURIComponent(subject)}`
  return null
}

const sentences: Record<AuditAction, (told: Told) => string> = {
  'appointment-booked': (told) => `booked ${appointment(told)}`,
  'appointment-cancelled': (told) => `cancelled ${appointment(told)}${because(told)}`,
  'appointment-completed': (told) => `marked ${appointment(told)} as completed`,
  'appointment-no-show': (told) => `marked ${appointment(told)} as not come to`,
  'appointment-reset': (told) => `took back how ${appointment(told)} went`,
  'appointment-reminded': (told) => `sent a reminder of ${appointment(told)}`,
  'day-closed': (told) => `closed ${day(told.subject)}${affected(told)}`,
  'day-opened': (told) => `opened ${day(told.subject)}`,
  'slot-closed': (told) => `closed the slot on ${slot(told.subject)}${affected(told)}`,
  'slot-opened': (told) => `opened the slot on ${slot(told.subject)}`,
  'week-changed': ({ details }) =>
    `changed the usual week to ${count(details.slots, 'slot')}${details.openDaysToo ? ', also on days already open' : ''}`,
  'booking-rules-changed': ({ details }) =>
    `set booking to ${count(details.minimumNoticeMinutes, 'minute')} of notice and ${count(details.horizonDays, 'day')} ahead`,
  'enquiry-status-changed': (told) =>
    `set ${enquiry(told)} from ‘${status(told.details.from)}’ to ‘${status(told.details.to)}’`,
  'enquiry-assigned': (told) => {
    if (!told.details.taken) return `gave ${enquiry(told)} to nobody`
    return told.details.toSelf ? `took ${enquiry(told)}` : `gave ${enquiry(told)} to a colleague`
  },
  'enquiry-noted': (told) => `wrote a note about ${enquiry(told)}`,
  'enquiry-answered': (told) => `answered ${enquiry(told)} ${way(told.details.by)}`,
  'enquiries-exported': ({ subject }) => `downloaded enquiries as CSV (${status(subject)})`,
  'mail-resent': ({ details }) => `sent a mail again that ${was(details.was)}`,
  'person-exported': () => 'downloaded a person’s data',
  'person-erased': (told) => `erased a person: ${whatWas(told)}`,
  'person-forgotten': (told) =>
    `erased a person after the time that data are kept: ${whatWas(told)}`,
  'feed-created': () => 'made a calendar feed',
  'feed-revoked': () => 'ended a calendar feed',
}

/** 'Asha Menon’s appointment on Tue 24 November, 10:30'; their own is 'an appointment'. */
function appointment({ who, appointment: row, details }: Told): string {
  const date = row?.date ?? details.date
  const time = row?.time ?? details.time
  const whose = row && row.name !== who ? `${row.name}’s appointment` : 'an appointment'
  return typeof date === 'string' ? `${whose} on ${shortDay(date)}, ${time}` : whose
}

/** 'Ravi Kumar’s quote request (Dino Swifty, yellow)' */
function enquiry({ enquiry: row }: Told): string {
  if (!row) return 'an enquiry'
  return `${row.name}’s ${kindWords[row.kind].toLowerCase()}${row.about ? ` (${row.about})` : ''}`
}

function because({ details }: Told): string {
  if (details.because === 'day-closed') return ' because the day was closed'
  return details.because === 'slot-closed' ? ' because the slot was closed' : ''
}

function affected({ details }: Told): string {
  if (!details.affected) return ''
  const were = details.affected === 1 ? 'was' : 'were'
  return `; ${count(details.affected, 'appointment')} ${were} affected`
}

function way(by: Told['details'][string]): string {
  if (by === 'phone') return 'on the phone'
  return by === 'whatsapp' ? 'by WhatsApp' : 'by mail'
}

function was(before: Told['details'][string]): string {
  if (before === 'failed') return 'had failed'
  return before === 'sent' ? 'had been sent' : 'was waiting'
}

function status(word: Told['details'][string]): string {
  const known = Object.hasOwn(statusWords, String(word))
  return known ? statusWords[word as InboxStatus].toLowerCase() : String(word)
}

function day(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? shortDay(date) : date
}

function slot(dateAndTime: string): string {
  const [date = '', time = ''] = dateAndTime.split(' ')
  return `${day(date)}, ${time}`
}

function count(of: Told['details'][string], one: string, many = `${one}s`): string {
  const number = Number(of ?? 0)
  return `${number} ${number === 1 ? one : many}`
}

function whatWas({ details }: Told) {
  return [
    count(details.enquiries, 'enquiry', 'enquiries'),
    count(details.appointments, 'appointment'),
    count(details.mails, 'mail'),
  ].join(', ')
}
