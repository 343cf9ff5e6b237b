import { beforeEach, expect, test } from 'vitest'
import {
  day,
  emptyOutbox,
  left,
  minute,
  now,
  siteThat,
  thanks,
} from '../../../tests/waiting-messages.ts'
import { putIn } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'
import type { WaitingMessage } from './waiting-message.ts'

/** As browsers hold it since the first version: not made from what the code calls it today. */
const written = {
  id: 'one',
  form: 'form',
  key: 'contact',
  page: '/contact',
  draft: { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
  writtenAt: now - day,
}
type State = { problem: string | null } & Record<string, unknown>

const reason = 'Please check the e-mail address.'

beforeEach(emptyOutbox)

test.each<[was: string, stored: State]>([
  ['waited', { problem: null }],
  ['was put off', { problem: null, tries: 2, notBefore: now - minute }],
  [
    'was put off by a clock that was put back since',
    { problem: null, tries: 1, notBefore: now + 90 * day },
  ],
  ['was looked into', { problem: null, tries: 0, notBefore: now - minute }],
  ['was being sent', { problem: null, notBefore: now - 1 }],
])('what %s when it was stored is sent, and once', async (_was, stored) => {
  const fetch = siteThat(() => Response.json(thanks, { status: 201 }))
  await putIn({ ...written, ...stored } as WaitingMessage)
  expect(await sendWaiting({ now })).toBe(1)
  expect(await sendWaiting({ now: now + day })).toBe(0)
  expect(fetch).toHaveBeenCalledOnce()
  expect(JSON.parse(fetch.mock.calls[0]![1].body as string)).toEqual(written.draft)
  expect(await left()).toEqual([])
})

test.each<[was: string, stored: State, stays: number]>([
  ['was held back before it was said since when', { problem: reason }, 400],
  ['was held back', { problem: reason, heldAt: now }, 29],
  [
    'was held back after it was put off',
    { problem: reason, heldAt: now, tries: 2, notBefore: now },
    29,
  ],
])('what %s is not sent, and stays', async (_was, stored, stays) => {
  const fetch = siteThat(() => Response.json(thanks, { status: 201 }))
  await putIn({ ...written, ...stored } as WaitingMessage)
  for (const isAsked of [false, true]) {
    for (const days of [0, stays - 2, stays]) await sendWaiting({ now: now + days * day, isAsked })
  }
  expect(fetch).not.toHaveBeenCalled()
  expect(await left()).toEqual(['one'])
})
