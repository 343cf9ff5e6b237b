import { expect, test } from 'vitest'
import {
  fits,
  fullWords,
  isWhollyWished,
  heldUntil,
  offersFor,
  readWish,
  waitlistMessages,
  wishWords,
} from './waitlist.ts'

const wish = { fromDate: '2026-11-25', toDate: '2026-11-27', fromTime: '10:00', toTime: '12:00' }
const waiting = (userId: string, more = {}) => ({
  ...wish,
  ...{ userId, ownDays: [] as string[], passed: [] as string[], ...more },
})
const slot = (time: string, date = '2026-11-25') => ({ date, time })
const now = new Date('2026-11-23T12:00:00+05:30')
const holding = { now, holdMinutes: 30, minimumNoticeMinutes: 120 }

test('a slot fits from the first day to the last, from the earliest time to before the latest', () => {
  expect(fits(wish, slot('10:00'))).toBe(true)
  expect(fits(wish, slot('11:30', '2026-11-27'))).toBe(true)
  expect(fits(wish, slot('12:00'))).toBe(false)
  expect(fits(wish, slot('09:30'))).toBe(false)
  expect(fits(wish, slot('10:00', '2026-11-28'))).toBe(false)
})

test('who waited longest comes first, and each person has one slot at a time', () => {
  const oldest = waiting('a')
  const again = waiting('a')
  const next = waiting('b')
  const free = [slot('10:00'), slot('10:30'), slot('11:00')]
  expect(offersFor([oldest, again, next], free)).toEqual([
    { wish: oldest, slot: free[0] },
    { wish: next, slot: free[1] },
  ])
})

test('a day with an appointment, and a slot that was not taken, are offered to the next', () => {
  const busy = waiting('a', { ownDays: ['2026-11-25'] })
  const passed = waiting('b', { passed: ['2026-11-25 10:00'] })
  const next = waiting('c')
  expect(offersFor([busy, passed, next], [slot('10:00')])).toEqual([
    { wish: next, slot: slot('10:00') },
  ])
})

test('a slot is held for half an hour, at night until the morning, and never past the notice', () => {
  const at = (hours: string, held = slot('10:30')) =>
    heldUntil(held, { ...holding, now: new Date(`2026-11-24T${hours}:00+05:30`) })?.toISOString()
  expect(at('12:00')).toBe('2026-11-24T07:00:00.000Z')
  expect(at('00:31')).toBe('2026-11-24T03:00:00.000Z')
  expect(at('22:15')).toBe('2026-11-25T03:00:00.000Z')
  // 14:30 can be booked until 12:30.
  expect(at('12:15', slot('14:30', '2026-11-24'))).toBe('2026-11-24T07:00:00.000Z')
  expect(at('12:25', slot('14:30', '2026-11-24'))).toBeUndefined()
})

test('a wish is a day or a range, and a part of the day or times', () => {
  expect(readWish({ from: '2026-11-25' }, now)).toEqual({
    ok: true,
    wish: { fromDate: '2026-11-25', toDate: '2026-11-25', fromTime: '00:00', toTime: '24:00' },
  })
  expect(
    readWish({ from: '2026-11-20', to: '2026-11-27', part: 'morning', earliest: '10:00' }, now),
  ).toEqual({
    ok: true,
    wish: { fromDate: '2026-11-23', toDate: '2026-11-27', fromTime: '10:00', toTime: '12:00' },
  })
})

test('a wish that can never be met says what to do', () => {
  const why = (form: object) => readWish(form, now)
  const refused = (message: string) => ({ ok: false, message })
  expect(why({})).toEqual(refused(waitlistMessages.chooseDay))
  expect(why({ from: '2026-11-22' })).toEqual(refused(waitlistMessages.dayOver))
  expect(why({ from: '2026-11-25', to: '2026-11-24' })).toEqual(
    refused(waitlistMessages.daysTurned),
  )
  expect(why({ from: '2026-11-25', to: '2027-01-24' })).toEqual(
    refused(waitlistMessages.tooManyDays),
  )
  expect(why({ from: '2026-11-25', to: '2027-01-23' })).toMatchObject({ ok: true })
  expect(why({ from: '2028-11-25' })).toEqual(refused(waitlistMessages.tooFar))
  expect(why({ from: '2026-11-25', part: 'dawn' })).toEqual(refused(waitlistMessages.chooseTimes))
  expect(why({ from: '2026-11-25', earliest: '12:00', latest: '11:00' })).toEqual(
    refused(waitlistMessages.timesTurned),
  )
})

test('full days are told, not all of many', () => {
  const days = ['25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`)
  expect(fullWords(days.slice(0, 1))).toBe('Wed 25 November')
  expect(fullWords(days.slice(0, 2))).toBe('Wed 25 November and Thu 26 November')
  expect(fullWords(days)).toBe('Wed 25 November, Thu 26 November, Fri 27 November and 2 other days')
})

test('a wish is told in words', () => {
  expect(wishWords({ ...wish, toDate: '2026-11-25', fromTime: '00:00', toTime: '24:00' })).toBe(
    'Wednesday 25 November, any time',
  )
  expect(wishWords(wish)).toBe('Wed 25 November to Fri 27 November, 10:00 to 12:00')
})

test('whoever waits for any slot of some days waits for all of each of them, and for no other day', () => {
  const wish = { fromDate: '2026-11-25', toDate: '2026-11-26', fromTime: '00:00', toTime: '24:00' }
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  expect(days.filter((day) => isWhollyWished(day, wish))).toEqual(['2026-11-25', '2026-11-26'])
  expect(isWhollyWished('2026-11-25', { ...wish, toTime: '12:00' })).toBe(false)
})
