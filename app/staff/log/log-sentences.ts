import type { AuditAction } from '../../audit-log/audit-actions.ts'
import { officePath } from '../../page/office-paths.ts'
import { loggedStatus as status, standingWords, wayWords } from '../words/enquiry-words.ts'
import {
  appointment,
  quote,
  enquiry,
  message,
  member,
  role,
  file,
  movedFrom,
  byLink,
  because,
  affected,
  before,
  contentChanges,
  languageWords,
  translation,
  contentIn,
  content,
  inLine,
  what,
  was,
  day,
  followUpDay,
  slot,
  whatWas,
  type LoggedAct,
} from './log-phrases.ts'
import { changes, count, openDaysToo, season, seasonChanges, weekChange } from './week-sentences.ts'

/** What somebody did, after their name: 'closed Tue 24 November; 2 appointments were affected'. */
export function sentenceOf(entry: LoggedAct & { action: string }): string {
  const tell = sentences[entry.action as AuditAction]
  // What an older version wrote may have no sentence any more.
  return tell ? tell(entry) : `did ‘${entry.action}’ (${entry.subject})`
}

/** Where the entry's subject can be looked at. */
export function linkOf({
  action,
  appointment,
  enquiry,
  subject,
  details,
}: LoggedAct & { action: string }) {
  if (enquiry) return officePath.enquiry(enquiry.id)
  if (appointment) return officePath.appointment(appointment.id)
  const day = /^(day|slot)-/.test(action) ? subject.split(' ')[0] : null
  if (day) return officePath.day(day)
  if (action.startsWith('content-')) return officePath.siteContent(...contentIn(subject))
  if (action.startsWith('translation'))
    return officePath.languages({ language: subject, search: String(details.english ?? '') })
  if (action === 'file-added') return officePath.files(subject)
  if (action.startsWith('busy-')) return officePath.busy()
  if (action.startsWith('saved-')) return officePath.savedAnswers()
  if (action.startsWith('mail-')) return officePath.mail(subject)
  return null
}

const sentences: Record<AuditAction, (told: LoggedAct) => string> = {
  'appointment-booked': (told) => `booked ${appointment(told)}${byLink(told)}`,
  'appointment-moved': (told) => `moved ${appointment(told)}${movedFrom(told)}${byLink(told)}`,
  'appointment-cancelled': (told) =>
    `cancelled ${appointment(told)}${because(told)}${byLink(told)}`,
  'appointment-completed': (told) => `marked ${appointment(told)} as completed${before(told)}`,
  'appointment-no-show': (told) => `marked ${appointment(told)} as not come to${before(told)}`,
  'appointment-reset': (told) => `took back how ${appointment(told)} went${before(told)}`,
  'appointment-reminded': (told) => `sent a reminder of ${appointment(told)}`,
  'appointment-corrected': (told) => `corrected ${what(told)} of ${appointment(told)}`,
  'appointment-details-changed': (told) =>
    `changed what was told of ${appointment(told)}${byLink(told)}`,
  'appointment-late': (told) =>
    `said to be ${count(told.details.minutes, 'minute')} late for ${appointment(told)}${byLink(told)}`,
  'appointment-messaged': (told) => `opened WhatsApp${message(told)} for ${appointment(told)}`,
  'appointment-noted': (told) => `wrote a note about ${appointment(told)}`,
  'waitlist-offered': ({ subject }) =>
    `offered the slot on ${slot(subject)} to somebody who waited`,
  'waitlist-removed': () => 'took a wish for a slot off the waiting list',
  'day-closed': (told) => `closed ${day(told.subject)}${before(told)}${affected(told)}`,
  'day-opened': (told) => `opened ${day(told.subject)}${before(told)}`,
  'day-explained': ({ subject, details }) =>
    `changed what visitors see on ${day(subject)} from ${inLine(String(details.from ?? ''))} to ${inLine(String(details.to ?? ''))}`,
  'day-left-open': (told) => `left ${day(told.subject)} open, a holiday`,
  'slot-closed': (told) =>
    `closed the slot on ${slot(told.subject)}${before(told)}${affected(told)}`,
  'slot-opened': (told) => `opened the slot on ${slot(told.subject)}${before(told)}`,
  'week-changed': weekChange,
  'season-saved': (told) => `saved ${season(told)}${seasonChanges(told)}${openDaysToo(told)}`,
  'season-removed': (told) => `removed ${season(told)}${openDaysToo(told)}`,
  'booking-rules-changed': (told) => `changed the rules of booking${changes(told)}`,
  'enquiry-status-changed': (told) =>
    `set ${enquiry(told)} from ‘${standingWords(told.details, 'from')}’ to ‘${standingWords(told.details, 'to')}’`,
  'enquiry-assigned': (told) => {
    const { taken, toSelf, wasTaken } = told.details
    const to = taken ? (told.toName ?? 'a colleague') : 'nobody'
    const was = wasTaken ? (told.wasName ?? 'a colleague') : 'nobody'
    const now = toSelf ? `took ${enquiry(told)}` : `gave ${enquiry(told)} to ${to}`
    return wasTaken === undefined ? now : `${now} (before: ${was})`
  },
  'enquiry-noted': (told) => `wrote a note about ${enquiry(told)}`,
  'enquiry-answered': (told) =>
    `answered ${enquiry(told)} ${wayWords(told.details.by)}${before(told)}`,
  'enquiry-messaged': (told) => `opened WhatsApp${message(told)} for ${enquiry(told)}`,
  'enquiry-follow-up-set': (told) =>
    `set the follow-up of ${enquiry(told)} from ${followUpDay(told.details.from)} to ${followUpDay(told.details.until)}`,
  'enquiry-quote-made': (told) => `made ${quote(told)} for ${enquiry(told)}`,
  'enquiry-quote-accepted': (told) => `accepted ${quote(told)} of ${enquiry(told)}`,
  'enquiry-quote-asked': (told) => `asked about ${quote(told)} of ${enquiry(told)}`,
  'enquiries-exported': ({ subject }) => `downloaded enquiries as CSV (${status(subject)})`,
  'saved-answer-added': () => 'saved an answer to use again',
  'saved-answer-changed': () => 'changed a saved answer',
  'saved-answer-deleted': () => 'deleted a saved answer',
  'mail-resent': ({ details }) => `sent a mail again that ${was(details.was)}`,
  'mail-readdressed': ({ details }) =>
    `corrected the address of a mail that ${was(details.was)}${details.alsoThere ? ', and where it came from' : ''}`,
  'mail-dismissed': ({ details }) => `dismissed a mail that ${was(details.was)}`,
  'mail-returned': () => 'noted that a mail that had been sent came back',
  'person-exported': () => 'downloaded a person’s data',
  'person-corrected': (told) =>
    `corrected ${what(told)} of a person in ${count(told.details.enquiries, 'enquiry', 'enquiries')} and ${count(told.details.appointments, 'appointment')}`,
  'person-joined': () => 'said that two addresses or numbers are one person’s',
  'person-parted': () => 'took an address or number off a person: it is somebody else’s',
  'person-erased': (told) => `erased a person: ${whatWas(told)}`,
  'person-forgotten': (told) =>
    `erased a person after the time that data are kept: ${whatWas(told)}`,
  'feed-created': () => 'made a calendar feed',
  'feed-revoked': () => 'ended a calendar feed',
  'busy-calendar-added': () => 'added a calendar whose busy times close slots',
  'busy-calendar-removed': () => 'removed a calendar whose busy times closed slots',
  'content-published': (told) => `published ${content(told)}${contentChanges(told)}`,
  'content-withdrawn': (told) =>
    `took ${content(told)} off the site${told.details.successor ? `, in favour of ${String(told.details.successor)}` : ''}`,
  'content-confirmed': (told) =>
    `confirmed of ${content(told)}: ${String(told.details.what ?? 'a claim')}`,
  'translation-checked': (told) => `checked ${translation(told)}`,
  'translation-approved': (told) => `approved ${translation(told)}`,
  'translation-taken-back': (told) => `took back ${translation(told)}`,
  'translations-approved': ({ subject, details }) =>
    `approved ${count(details.texts, 'text')} in ${languageWords(subject)}: ${String(details.part ?? 'a part')}`,
  'file-added': (told) => `uploaded ${file(told)}`,
  'file-deleted': (told) => `deleted ${file(told)}`,
  'staff-first-entry': () => 'entered the office for the first time',
  'staff-refused': () =>
    'signed in with an address of staff, but not with the account that we know it by, and was refused',
  'team-invited': (told) => `invited ${member(told)} into the team as ${role(told.details.role)}`,
  'team-role-changed': (told) =>
    `made ${member(told)} ${role(told.details.role)} (before: ${role(told.details.before)})`,
  'team-removed': (told) =>
    `removed ${member(told)} from the team (before: ${role(told.details.before)})`,
  'sessions-ended': ({ details }) => `signed out ${count(details.sessions, 'device')}`,
}
