import { t } from '../../content/language/t.ts'
import { dayAt, instantOf, timeAt } from './calendar-days.ts'
import { slotMinutes } from './booking.ts'

/** Words and rules of what a visitor tells us beforehand, all of it of their own will, and of coming late. */

export const meetingWays = ['workshop', 'telephone', 'video'] as const
export type MeetingWay = (typeof meetingWays)[number]

/** In English, as the office reads them; visitors are told them by `t`. */
export const meetWords = {
  workshop: 'At the workshop',
  telephone: 'By telephone',
  video: 'By video',
} as const satisfies Record<MeetingWay, string>

export interface VisitDetails {
  phone: string | null
  /** Of that telephone; null where it was not said. */
  whatsapp: boolean | null
  company: string | null
  /** How many come. */
  visitors: number | null
  meet: MeetingWay
}

/** Of an appointment of which nothing more was told. */
export const noDetails: VisitDetails = {
  ...{ phone: null, whatsapp: null, company: null, visitors: null },
  meet: 'workshop',
}

export const everyDetail = ['phone', 'whatsapp', 'company', 'visitors', 'meet'] as const

/** With the link to a meeting by video, which staff type. */
export type ToldDetails = VisitDetails & { videoLink: string | null }

export const longestPhone = 30
export const longestCompany = 150
export const mostVisitors = 20
export const longestVideoLink = 500

/** Each names its field: the form says it above them all. */
export const detailMessages = {
  get whatsapp() {
    return t('WhatsApp: say yes or no, or leave it out.')
  },
  get company() {
    return t('Company: shorten it to {n} characters.', { n: longestCompany })
  },
  get visitors() {
    return t('Number of visitors: a whole number from 1 to {n}. Call us if you are more.', {
      n: mostVisitors,
    })
  },
  get meet() {
    return t('How to meet: choose at the workshop, by telephone or by video.')
  },
  get phoneToCall() {
    return t('Phone: type the number on which we can call you, or choose another way to meet.')
  },
  /** Of the office, as the next. */
  videoLink: 'Video link: copy it whole, from https:// on.',
  writeDownPhone:
    'How we meet: write down their phone first, under ‘Correct name, phone or e-mail’.',
  get changed() {
    return t('Thank you, we know.')
  },
  get changeStarted() {
    return t('This appointment has already started: what you told us stays as it is.')
  },
  get signInToChange() {
    return t('Please login to change what you told us.')
  },
} as const

/** What the API tells of it: nothing of a visit at the workshop. */
export const elsewhere = (meet: MeetingWay) => (meet === 'workshop' ? {} : { meet })

/** '3 visitors' */
export const visitorsWords = (count: number) => (count === 1 ? '1 visitor' : `${count} visitors`)

/** 'By telephone: we call you on +91 98765 43210'; null at the workshop. */
export function meetSentence({ meet, phone, videoLink }: ToldDetails): string | null {
  if (meet === 'workshop') return null
  if (meet === 'telephone')
    return phone === null
      ? t('By telephone: we call you on your number.')
      : t('By telephone: we call you on {phone}.', { phone })
  return videoLink
    ? t('By video, by the link below.')
    : t('By video: we send you the link before it begins.')
}

/** Of a row of appointments, or of less. */
export function toldOf({
  phone = null,
  whatsapp = null,
  company = null,
  visitors = null,
  meet = 'workshop',
  videoLink = null,
}: Partial<ToldDetails>): ToldDetails {
  return { phone, whatsapp, company, visitors, meet, videoLink }
}

/** '+91 98765 43210 (WhatsApp)' */
export function phoneWords({ phone, whatsapp }: Pick<VisitDetails, 'phone' | 'whatsapp'>) {
  if (phone === null || whatsapp === null) return phone
  return `${phone} (${whatsapp ? 'WhatsApp' : 'no WhatsApp'})`
}

/** So many minutes late somebody may say to be. */
export const lateChoices = [10, 20, 30, 45] as const
export type LateMinutes = (typeof lateChoices)[number]

const minute = 60_000
const lateFromMinutes = 120

export const lateMessages = {
  get thanks() {
    return t('Thank you, we know that you are late. See you soon.')
  },
  get choose() {
    return t('Choose how late you are.')
  },
  get notNow() {
    return t('You can tell us on the day itself, from two hours before. Please call us.')
  },
  get signIn() {
    return t('Please login to tell us that you are late.')
  },
} as const

/** From two hours before until its slot ends, on its own day: further delays are for the telephone. */
export function canBeLate({ date, time }: { date: string; time: string }, now: Date): boolean {
  const start = instantOf(date, time).getTime()
  const begins = start - lateFromMinutes * minute
  const ends = start + slotMinutes * minute
  return dayAt(now) === date && now.getTime() >= begins && now.getTime() < ends
}

/** 'late by 20 min, said 10:05' */
export const lateWords = (minutes: number, saidAt: Date) =>
  t('late by {minutes} min, said {time}', { minutes, time: timeAt(saidAt) })
