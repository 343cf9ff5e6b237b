import { expect, test } from 'vitest'
import { doneWords, holidayNotice, stateWords, stillOpenWords, writeDone } from './holiday-words.ts'

const words = (done: Parameters<typeof writeDone>[0]) =>
  doneWords(new URLSearchParams(writeDone(done)))

test('what was done is said, and what was not', () => {
  expect(words({ closed: 2, left: 0, booked: [] })).toBe('2 days closed; visitors see why.')
  expect(words({ closed: 0, left: 1, booked: [] })).toBe('One day stays open.')
  expect(words({ closed: 0, left: 0, booked: ['2026-12-25'] })).toBe(
    'Not closed, because somebody has booked: Fri 25 December. Close it on its own page, where you say what they are told.',
  )
})

test('an address that nobody wrote says nothing', () => {
  expect(doneWords(new URLSearchParams('closed=-1&left=x&booked=2026-02-30'))).toBeNull()
})

test('what is still open is named with its day', () => {
  const holidays = [{ date: '2026-12-25', name: 'Christmas' }]
  expect(stillOpenWords(holidays, 14)).toBe(
    'In the next 14 days: Christmas, Friday 25 December, still open.',
  )
})

test.each([
  ['Open, 2 booked, and our pages say closed', { booked: 2, isOurs: true }],
  ['Open, 2 booked', { booked: 2 }],
  ['Open, and our pages say closed', { isOurs: true }],
  ['Open', {}],
  ['Stays open', { leftOpen: true }],
  ['Opens later', { state: 'unopened', isOurs: true }],
  ['Closed', { state: 'closed', isOurs: true }],
  ['No working day', { state: 'off' }],
] as const)('how the day of a holiday stands: %s', (words, holiday) => {
  expect(stateWords({ ...{ state: 'open', booked: 0, leftOpen: false }, ...holiday })).toBe(words)
})

test('a holiday of ours is told as our pages do, and of another whether its date is only expected', () => {
  const named = (name: string) => ({ name, isExpected: false })
  expect(holidayNotice({ ...named('Founder’s day'), isOurs: true })).toBe(
    'Our pages say that we are closed on this day: Founder’s day.',
  )
  expect(holidayNotice(named('Christmas'))).toBe('This day is a holiday: Christmas.')
  expect(holidayNotice({ ...named('Onam'), isExpected: true })).toBe(
    'This day is a holiday: Onam, date expected.',
  )
})
