import { expect, test } from 'vitest'
import { limits, ofOneMail, senders } from '../../tests/smtp-answers.ts'
import { isAboutThisMail, isLimitReached, isRefusedForGood, retryAfterSeconds } from './retry.ts'

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

const atData = { code: 'EENVELOPE', responseCode: 550, command: 'DATA' }
const afterData = { code: 'EMESSAGE', responseCode: 550, command: 'DATA' }

test.each([
  { ...afterData, response: '550-5.4.5 Daily user sending limit exceeded.\n550 5.4.5 gsmtp' },
  { ...atData, response: '550 5.4.5 Daily user sending limit exceeded.' },
  { ...atRecipient, response: '550 5.4.6 Unusual sending activity detected' },
  { ...atRecipient, response: '554 5.1.8 <hello@dino.example>: Sender address rejected' },
  { ...afterData, response: '550 5.1.90 you’ve reached your daily limit for message recipients' },
  { ...afterData, response: '554 5.2.252 SendAsDenied; dino not allowed to send as hello' },
  { ...atRecipient, response: '550 5.7.501 Access denied, spam abuse detected' },
  { ...afterData, response: '550 5.7.705 Access denied, tenant has exceeded threshold' },
])('what the server has against the sender ends the round, and no mail: %o', (error) => {
  expect([isAboutThisMail(error), isRefusedForGood(error)]).toEqual([false, false])
})

test.each([
  ...limits.map((response) => ({ response, isLimit: true })),
  ...senders.map((response) => ({ response, isLimit: false })),
])('is said of all mails, at whatever command, in words too: %o', ({ response, isLimit }) => {
  expect(isLimitReached(response)).toBe(isLimit)
  for (const at of [atRecipient, atData, afterData, { ...atData, command: 'MAIL FROM' }]) {
    const error = { ...at, responseCode: Number(response.slice(0, 3)), response }
    expect([isAboutThisMail(error), isRefusedForGood(error)]).toEqual([false, false])
  }
})

test.each(ofOneMail)(
  'what is said of one mail, its recipient or its size, is no limit of the sender: %s',
  (response) => {
    const error = { ...afterData, responseCode: Number(response.slice(0, 3)), response }
    expect([isAboutThisMail(error), isRefusedForGood(error)]).toEqual([true, true])
  },
)

test.each([
  { ...atRecipient, response: '550 5.1.1 <asha@buyer.example>: User unknown' },
  { ...atRecipient, response: '550 5.1.70 <asha@buyer.example>: not here' },
  { ...atRecipient, response: '550 5.2.2 <asha@buyer.example>: Mailbox full' },
  { ...atRecipient, response: '550 5.4.6 Routing loop detected' },
  { ...afterData, response: '554 5.7.1 looks like spam 5.4.5' },
])('what it has against one mail is about that alone: %o', (error) => {
  expect([isAboutThisMail(error), isRefusedForGood(error)]).toEqual([true, true])
})
