import { expect, test } from 'vitest'
import { isRefusedForGood, retryAfterSeconds } from './retry.ts'

test('the pauses double from 15 seconds up to 10 minutes', () => {
  const pauses = [1, 2, 3, 6, 7, 50].map((attempts) => retryAfterSeconds(attempts, false))
  expect(pauses).toEqual([15, 30, 60, 480, 600, 600])
})

test('a mail is tried for about three days, then given up', () => {
  let seconds = 0
  let attempts = 0
  for (;;) {
    const pause = retryAfterSeconds(++attempts, false)
    if (pause === null) break
    seconds += pause
  }
  expect(seconds / 86_400).toBeCloseTo(3, 0)
})

test('what the server will never take is given up at once', () => {
  expect(retryAfterSeconds(1, true)).toBeNull()
})

const atRecipient = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', responseCode: 554 }, true],
  [{ code: 'EENVELOPE', responseCode: 451 }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, false],
  [{ code: 'EENVELOPE', responseCode: 552, command: 'MAIL FROM' }, true],
  [{ ...atRecipient, response: '550 5.1.1 <asha@buyer.example>: User unknown' }, true],
  [{ ...atRecipient, response: '554 5.7.1 <asha@buyer.example>: Relay access denied' }, false],
  [{ ...atRecipient, response: '550-5.7.1 not authorised\n550 5.7.1 here' }, false],
  [{ code: 'EMESSAGE', responseCode: 554, response: '554 5.7.1 looks like spam' }, true],
  [{ code: 'ESOCKET' }, false],
])('%o: refused for good is %s', (error, expected) => {
  expect(isRefusedForGood(error)).toBe(expected)
})
