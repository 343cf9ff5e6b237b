/** Words and rules of the calendars whose busy times close slots. */

/** Milliseconds since 1970; the end is not part of it. */
export interface BusyTime {
  start: number
  end: number
}

/** What a server said of what it sent, to be asked for again only when it changed. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export type Reading =
  | { ok: true; times: BusyTime[]; validators: Validators }
  /** As it was when the validators were given. */
  | { ok: true; unchanged: true }
  | { ok: false; failure: BusyFailure }

/** Reads the calendar at an address: what of the time from today on is busy. */
export type ReadCalendar = (order: {
  address: string
  now: Date
  known?: Validators
  /** Ends it before its time. */
  signal?: AbortSignal | undefined
}) => Promise<Reading>

/** So many days from today are read: more than anybody is booked in for. */
export const busyDays = 400
export const longestLabel = 60
export const longestAddress = 2000
export const mostCalendars = 20

/** Why a calendar could not be read, with what to do about it. */
export const busyFailures = {
  'no-such-host': 'There is no server of this name. Copy the secret address once more.',
  'not-public':
    'The address leads into a private network. Only calendars on the internet are read.',
  'no-connection':
    'Its server could not be reached. If that lasts, look whether the address still opens in a browser.',
  'too-slow': 'Its server took longer than ten seconds. If that lasts, make a new secret address.',
  'too-large': 'It is larger than 5 MB. Use a calendar without years of old events.',
  'too-many-redirects':
    'Its server sends from one address to another without end. Copy the secret address once more.',
  gone: 'Its server does not know this address, or refuses it. The calendar needs a new secret address: add that, and remove the old one.',
  'server-error':
    'Its server answered with an error. If that lasts, look whether the address still opens in a browser.',
  'not-a-calendar':
    'What stands there is no calendar. Copy the secret address in iCal format (ICS), not the one of a web page.',
  unreadable:
    'Something in it could not be understood, such as an event with an odd date. Mend that in the calendar, or use another one.',
  'too-much':
    'It has more events than can be read. Use a calendar without years of old events, or without events that repeat every minute.',
} as const
export type BusyFailure = keyof typeof busyFailures

export function failureWords(failure: string): string {
  return busyFailures[failure as BusyFailure] ?? busyFailures.unreadable
}

/** In order, and what touches or overlaps as one: where one event ends and the next begins is nobody's business. */
export function mergeBusy(times: readonly BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = []
  for (const { start, end } of times.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

export type CalendarAddress = { ok: true; address: string } | { ok: false; message: string }

/** What somebody pasted, as it is fetched: `webcal:` is https by another name. */
export function readCalendarAddress(pasted: string): CalendarAddress {
  const text = pasted.trim()
  if (text === '') return { ok: false, message: 'Paste the secret address of the calendar.' }
  const url = URL.parse(text.replace(/^webcals?:/i, 'https:'))
  if (!url || text.length > longestAddress || url.username || url.password)
    return { ok: false, message: 'This is no address of a calendar. It begins with https://' }
  if (url.protocol !== 'https:')
    return {
      ok: false,
      message: 'The address has to begin with https://, so that nobody reads along.',
    }
  url.hash = ''
  return { ok: true, address: url.href }
}

/** Enough to tell one address from another: its server, and the last four signs of its secret. */
export function maskedAddress(address: string): string {
  const { hostname, pathname } = new URL(address)
  const parts = pathname.split('/').filter(Boolean)
  const secret = parts.findLast((part) => part.length >= 16 && !/\.ics$/i.test(part))
  return secret ? `${hostname} …${secret.slice(-4)}` : hostname
}
