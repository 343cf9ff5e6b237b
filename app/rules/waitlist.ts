import { t } from '../../content/language/t.ts'
import { addDays, dayAt, instantOf, isCalendarDay, isTimeOfDay, timeAt } from './calendar-days.ts'
import { longDay, shortDay } from './day-labels.ts'

/** Words and rules of waiting for a slot: which fits which wish, who is first, how long it is held. */

/** When somebody could come. */
export interface WishedTimes {
  /** 'YYYY-MM-DD', both days included; the wish holds until the last one. */
  fromDate: string
  toDate: string
  /** 'HH:MM'; a slot begins at or after it, */
  fromTime: string
  /** and before it: '24:00' is the end of the day. */
  toTime: string
}

/** A wish as its owner sees it. */
export interface OwnWish extends WishedTimes {
  id: string
}

/** A slot that is held for whoever asks, as they see it. */
export interface OwnOffer {
  date: string
  time: string
  /** 'HH:MM' in India, or with its day before it when that is another. */
  until: string
}

interface Slot {
  date: string
  time: string
}

export const mostWishes = 3
export const mostWishedDays = 60
/** So many offers without an answer end a wish: whoever reads no mails is sent no more, and no more slots are held for them. */
export const mostUnanswered = 3

/** `words` in English: they are said by `t`. */
export const partsOfDay = {
  any: { words: 'Any time', fromTime: '00:00', toTime: '24:00' },
  morning: { words: 'Morning', fromTime: '00:00', toTime: '12:00' },
  afternoon: { words: 'Afternoon', fromTime: '12:00', toTime: '24:00' },
} as const
export type PartOfDay = keyof typeof partsOfDay

export function fits({ fromDate, toDate, fromTime, toTime }: WishedTimes, { date, time }: Slot) {
  return date >= fromDate && date <= toDate && time >= fromTime && time < toTime
}

/** A wish, with what else decides about an offer. */
export interface Waiting extends WishedTimes {
  userId: string
  /** Days on which the person has an appointment already: a day of theirs has one. */
  ownDays: readonly string[]
  /** '2026-11-25 10:30' of each slot that was offered for this wish and not taken, or was theirs since and is no more. */
  passed: readonly string[]
}

/**
 * Who is offered which slot: whoever has waited longest comes first, with the first slot that fits; each person has one at a time.
 * @param waiting the oldest wish first
 */
export function offersFor<W extends Waiting, S extends Slot>(
  waiting: readonly W[],
  free: readonly S[],
): { wish: W; slot: S }[] {
  const left = new Set(free)
  const given = new Set<string>()
  const offers: { wish: W; slot: S }[] = []
  for (const wish of waiting) {
    if (given.has(wish.userId)) continue
    const slot = [...left].find((each) => fits(wish, each) && isOpenTo(wish, each))
    if (!slot) continue
    left.delete(slot)
    given.add(wish.userId)
    offers.push({ wish, slot })
  }
  return offers
}

function isOpenTo({ ownDays, passed }: Waiting, { date, time }: Slot) {
  return !ownDays.includes(date) && !passed.includes(`${date} ${time}`)
}

/** At night nobody reads mails: what is offered then is held until so long after the morning begins. */
const night = { from: '21:00', to: '08:00' }
/** Less than this is no offer. */
export const leastMinutes = 10

/** So long a slot that a calendar took from somebody and gave up again has to be free before it is offered: two readings more. */
export const quietMinutes = 10

interface Holding {
  now: Date
  holdMinutes: number
  minimumNoticeMinutes: number
}

/** Until when a slot is held; null when it could not be booked long enough any more. */
export function heldUntil(
  { date, time }: Slot,
  { now, holdMinutes, minimumNoticeMinutes }: Holding,
): Date | null {
  const minute = 60_000
  const wanted = awake(now).getTime() + holdMinutes * minute
  const last = instantOf(date, time).getTime() - minimumNoticeMinutes * minute
  const until = Math.min(wanted, last)
  return until - now.getTime() >= leastMinutes * minute ? new Date(until) : null
}

/** This moment, or when the night that it lies in is over. */
function awake(now: Date): Date {
  const [today, time] = [dayAt(now), timeAt(now)]
  if (time < night.to) return instantOf(today, night.to)
  return time >= night.from ? instantOf(addDays(today, 1), night.to) : now
}

/** What a slot is that somebody gave up, as our own people read it: it may be held for somebody else at that very moment. */
export const freedWords = 'free again, or held for whoever waits for it'

/** '11:00', or 'Wed 25 November, 08:30' when that is on another day than `now`. */
export function untilWords(until: Date, now: Date): string {
  const day = dayAt(until)
  return day === dayAt(now) ? timeAt(until) : `${shortDay(day)}, ${timeAt(until)}`
}

/** 'Wednesday 25 November, morning', 'Wed 25 November to Fri 27 November, 10:00 to 12:30' */
export function wishWords({ fromDate, toDate, fromTime, toTime }: WishedTimes): string {
  const days =
    fromDate === toDate
      ? longDay(fromDate)
      : t('{from} to {to}', { from: shortDay(fromDate), to: shortDay(toDate) })
  return `${days}, ${timesWords(fromTime, toTime)}`
}

/** Whether a wish waits for any slot of a day. */
export const isWhollyWished = (date: string, wish: WishedTimes): boolean =>
  ['00:00', '23:59'].every((time) => fits(wish, { date, time }))

/** 'Wed 25 November, Thu 26 November and 3 other days' */
export function fullWords(days: readonly string[]): string {
  const named = days.slice(0, days.length === 4 ? 4 : 3).map(shortDay)
  const others = days.length - named.length
  const all = others > 0 ? [...named, t('{n} other days', { n: others })] : named
  if (all.length < 2) return all.join('')
  return t('{list} and {last}', { list: all.slice(0, -1).join(', '), last: all.at(-1)! })
}

function timesWords(fromTime: string, toTime: string): string {
  const part = Object.values(partsOfDay).find(
    (each) => each.fromTime === fromTime && each.toTime === toTime,
  )
  if (part) return t(part.words).toLowerCase()
  if (toTime === '24:00') return t('from {time}', { time: fromTime })
  return fromTime === '00:00'
    ? t('before {time}', { time: toTime })
    : t('{from} to {to}', { from: fromTime, to: toTime })
}

/** What is sent to make a wish, as a form sends it. */
export interface WishForm {
  from?: string
  /** The same day when it is left empty. */
  to?: string
  part?: string
  /** Narrower than a part of the day. */
  earliest?: string
  latest?: string
}

export type ReadWish = { ok: true; wish: WishedTimes } | { ok: false; message: string }

export function readWish({ from = '', to, part, earliest, latest }: WishForm, now: Date): ReadWish {
  const toDate = to || from
  if (!isCalendarDay(from) || !isCalendarDay(toDate)) return refused(waitlistMessages.chooseDay)
  const today = dayAt(now)
  if (toDate < today) return refused(waitlistMessages.dayOver)
  if (toDate < from) return refused(waitlistMessages.daysTurned)
  if (toDate > addDays(today, 366)) return refused(waitlistMessages.tooFar)
  if (toDate >= addDays(from, mostWishedDays)) return refused(waitlistMessages.tooManyDays)
  const times = partsOfDay[(part || 'any') as PartOfDay] as (typeof partsOfDay)['any'] | undefined
  if (!times || [earliest, latest].some((time) => time && !isTimeOfDay(time)))
    return refused(waitlistMessages.chooseTimes)
  const fromTime = earliest || times.fromTime
  const toTime = latest || times.toTime
  if (toTime <= fromTime) return refused(waitlistMessages.timesTurned)
  return { ok: true, wish: { fromDate: from < today ? today : from, toDate, fromTime, toTime } }
}

const refused = (message: string) => ({ ok: false, message }) as const

/** Where no mail goes out nothing is held for anybody: the office sees who waits. */
export const toldByOffice = () => t('We will get in touch with you when a slot is free.')

export const waitlistMessages = {
  made: (hasMailServer: boolean) =>
    hasMailServer ? t('We will mail you as soon as a slot is free for you.') : toldByOffice(),
  get ended() {
    return t('Taken back: we will not mail you about it.')
  },
  get signIn() {
    return t('Please login, so that we know whom to tell.')
  },
  get chooseDay() {
    return t('Choose the day that you could come, such as 2026-11-25.')
  },
  get dayOver() {
    return t('This day is over. Choose one that is ahead.')
  },
  get daysTurned() {
    return t('The last day comes before the first. Choose them the other way round.')
  },
  get tooFar() {
    return t('Choose days within a year from now.')
  },
  get tooManyDays() {
    return t('Choose {n} days at most, from the first to the last.', { n: mostWishedDays })
  },
  get chooseTimes() {
    return t('Choose times of day as 10:30, or a part of the day.')
  },
  get timesTurned() {
    return t('The latest time comes before the earliest. Choose them the other way round.')
  },
  get alreadyThatDay() {
    return t('You already have an appointment on this day.')
  },
  get tooMany() {
    return t('You wait for {n} slots already. Take one back first, or call us.', { n: mostWishes })
  },
  get gone() {
    return t('There is nothing to take back any more.')
  },
  get offerOver() {
    return t('This slot is not held for you any more. If it is free you can still book it.')
  },
} as const
