import { expect, test } from 'vitest'
import { noMailWords } from './no-mail-words.ts'

const at = (time: string) => new Date(`2026-11-27T${time}:00+05:30`)
const refused = 'Invalid login: 535 5.7.8 staff@dino.example: password expired'
const failing = (time: string, lastError = refused) => ({
  ...{ createdAt: at(time), attempts: 3, lastError },
})
const fresh = { createdAt: at('11:00'), attempts: 0, lastError: null }

test('while a password is refused one sentence tells since when, why, and how many wait, without the server’s words', () => {
  expect(noMailWords([failing('10:00'), failing('09:10'), fresh], at('09:00'))).toEqual([
    'Since Fri 27 November, 09:10, no mail goes out (the server refuses user and password): 3 wait.',
  ])
  expect(noMailWords([failing('09:10')], null)[0]).toContain(': 1 waits.')
})

test('a server that is not reached is told too', () => {
  const [words] = noMailWords([failing('09:10', 'connect ECONNREFUSED 10.0.0.1:587')], null)
  expect(words).toContain('can’t be reached')
})

test.each([
  'Mail command failed: 530 5.7.0 Authentication required',
  "Can't send mail - all recipients were rejected: 554 5.7.1 <v@buyer.example>: Relay access denied",
  'Message failed: 554 5.2.252 SendAsDenied; dino@dino.example not allowed to send as hello@dino.example',
])('a sender that the server refuses is told too: %s', (refusal) => {
  expect(noMailWords([failing('09:10', refusal)], null)[0]).toContain('refuses the sender')
})

test.each([
  "Can't send mail - all recipients were rejected: 550 5.4.5 Daily user sending limit exceeded.",
  'Data command failed: 550 5.4.5 Daily user sending limit exceeded.',
  'Message failed: 550-5.4.5 Daily user sending limit exceeded. 550 5.4.5 gsmtp',
  'Message failed: 550 5.1.90 you’ve reached your daily limit for message recipients',
])('a limit of mails that is reached is told too: %s', (refusal) => {
  expect(noMailWords([failing('09:10', refusal)], null)[0]).toContain('limit of mails is reached')
})

test.each([
  ['nothing waits', [], null],
  ['it was not tried yet', [fresh], null],
  ['another that was written later has gone out', [failing('09:10')], at('09:30')],
  [
    'only one address is refused',
    [failing('09:10', "Can't send mail - all recipients were rejected: 451 4.2.2 Mailbox full")],
    null,
  ],
])('there is nothing to tell when %s', (_, waiting, lastSentAt) => {
  expect(noMailWords(waiting, lastSentAt)).toEqual([])
})
