import { expect, test } from 'vitest'
import { isFresh, isFreshAnswer, isSeenAnew, staffSessionEnd } from './session.ts'

const at = (time: string) => new Date(`2026-11-23T${time}Z`)
const seconds = (time: string) => at(time).getTime() / 1000

test('a session of staff ends 30 minutes after they were last seen, and after 12 hours at the latest', () => {
  const session = { createdAt: at('04:00:00'), lastSeenAt: at('05:10:00'), freshAt: null }
  expect(staffSessionEnd(session)).toEqual(at('05:40:00'))
  expect(staffSessionEnd({ ...session, lastSeenAt: at('15:50:00') })).toEqual(at('16:00:00'))
})

test('whoever was a visitor before counts as last seen when they signed in', () => {
  const session = { createdAt: at('04:00:00'), lastSeenAt: null, freshAt: null }
  expect(staffSessionEnd(session)).toEqual(at('04:30:00'))
})

test('that staff were seen is written down once a minute', () => {
  const session = { createdAt: at('04:00:00'), lastSeenAt: at('04:00:00'), freshAt: null }
  expect(isSeenAnew(session, at('04:00:59'))).toBe(false)
  expect(isSeenAnew(session, at('04:01:00'))).toBe(true)
  expect(isSeenAnew({ ...session, lastSeenAt: null }, at('04:00:01'))).toBe(true)
})

test('a fresh sign-in is fresh for ten minutes, and an ordinary one never', () => {
  expect(isFresh({ freshAt: at('04:00:00') }, at('04:09:59'))).toBe(true)
  expect(isFresh({ freshAt: at('04:00:00') }, at('04:10:00'))).toBe(false)
  expect(isFresh({ freshAt: null }, at('04:00:00'))).toBe(false)
})

test.each([
  ['a moment ago', seconds('03:59:30'), true, true],
  ['by a clock that is ahead', seconds('04:00:40'), true, true],
  ['by a clock that is wrong', seconds('04:05:00'), false, false],
  ['eleven minutes ago', seconds('03:49:00'), false, false],
  ['in words', '2026-11-23', false, false],
  ['not at all', undefined, false, true],
])('the issuer says when somebody signed in there: %s', (_when, authTime, demanded, otherwise) => {
  const now = at('04:00:00')
  expect(isFreshAnswer(authTime, { isDemanded: true, now })).toBe(demanded)
  expect(isFreshAnswer(authTime, { isDemanded: false, now })).toBe(otherwise)
})
