import { beforeEach, expect, test, vi } from 'vitest'
import {
  day,
  emptyOutbox,
  left,
  message,
  minute,
  newsOf,
  now,
  refuses,
  siteThat,
  thanks,
} from '../../../tests/waiting-messages.ts'
import { change } from './mend-message.ts'
import { holdBack, putIn, waitingMessages } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'

beforeEach(emptyOutbox)

test('a message is tried however old it seems, and stays while nobody has refused it', async () => {
  await putIn({ ...message, writtenAt: now - 80 * day })
  siteThat(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await newsOf(() => sendWaiting({ now }))).toEqual([])
  expect(await left()).toEqual(['one'])
  siteThat(() => Response.json(thanks, { status: 201 }))
  expect(await newsOf(() => sendWaiting({ now }))).toEqual(['sent'])
})

test('what was refused goes a day after it was found to be 30 days old, and that is told', async () => {
  await putIn(message)
  refuses(422)
  expect(await newsOf(() => sendWaiting({ now }))).toEqual(['refused'])
  expect(await waitingMessages()).toMatchObject([{ problem: 'Not now.' }])
  expect(await newsOf(() => sendWaiting({ now: now + 29 * day }))).toEqual([])
  expect(await left()).toEqual(['one'])
  for (const days of [31, 31.9]) {
    expect(await newsOf(() => sendWaiting({ now: now + days * day }))).toEqual([])
    expect(await left()).toEqual(['one'])
  }
  expect(await newsOf(() => sendWaiting({ now: now + 32 * day }))).toEqual(['forgotten'])
  expect(await left()).toEqual([])
})

test('the 30 days begin with the refusal, however long it has waited before', async () => {
  await putIn({ ...message, writtenAt: now - 40 * day })
  refuses(422)
  await sendWaiting({ now })
  await sendWaiting({ now: now + 29 * day })
  expect(await left()).toEqual(['one'])
  for (const days of [31, 32]) await sendWaiting({ now: now + days * day })
  expect(await left()).toEqual([])
})

test.each([
  ['late for a while', now, [-3_650, 0]],
  ['late while it was held back', now - 3_650 * day, [0, 0.9]],
  ['early for a while', now, [3_650, 0, 29, 31, 31.9]],
])('a clock that was ten years %s makes nothing old at once', async (_when, heldAt, looks) => {
  await putIn(message)
  await holdBack('one', 'You began to change it.', heldAt)
  for (const days of looks) await sendWaiting({ now: now + days * day })
  expect(await left()).toEqual(['one'])
})

test('what is held back anew is as new, however old it was found before', async () => {
  await putIn(message)
  await holdBack('one', 'You began to change it.', now - 40 * day)
  await sendWaiting({ now })
  await holdBack('one', 'You began to change it.', now + day)
  for (const days of [2, 32]) await sendWaiting({ now: now + days * day })
  expect(await left()).toEqual(['one'])
})

test.each([403, 404, 410, 500, 503])(
  'after %i it is tried again less and less often',
  async (status) => {
    const fetch = refuses(status)
    await putIn(message)
    const asked = async (at: number) => {
      await sendWaiting({ now: now + at * minute })
      return fetch.mock.calls.length
    }
    expect(await asked(0)).toBe(1)
    expect(await asked(0.9)).toBe(1)
    expect(await asked(1)).toBe(2)
    expect(await asked(2.9)).toBe(2)
    expect(await asked(3)).toBe(3)
    expect(await waitingMessages()).toMatchObject([{ problem: null, tries: 3 }])
    await sendWaiting({ now: now + 3 * minute, isAsked: true })
    expect(fetch).toHaveBeenCalledTimes(4)
  },
)

test('it is not tried before the time that the site has named', async () => {
  const fetch = refuses(429, { 'Retry-After': '600' })
  await putIn(message)
  for (const at of [0, 5, 9.9]) await sendWaiting({ now: now + at * minute })
  expect(fetch).toHaveBeenCalledTimes(1)
  await sendWaiting({ now: now + 10 * minute })
  expect(fetch).toHaveBeenCalledTimes(2)
  // A clock that was put back since does not put it off for a year.
  await sendWaiting({ now: now - 365 * day })
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('what somebody opened to change it, and left as it was, is sent by itself a little later', async () => {
  const assign = vi.fn<(to: string) => void>()
  vi.stubGlobal('location', { origin: location.origin, assign })
  vi.stubGlobal('sessionStorage', { setItem() {} })
  siteThat(() => Response.json(thanks, { status: 201 }))
  for (const later of [undefined, { tries: 2, notBefore: now }]) {
    await putIn(later ? { ...message, ...later } : message)
    await change(message, now)
    expect(assign).toHaveBeenLastCalledWith('/contact')
    // The form that is opened finds it, and nobody else has sent it by then.
    for (const at of [0, 2, 4.9]) {
      expect(await sendWaiting({ now: now + at * minute })).toBe(0)
      expect(await waitingMessages(now + at * minute)).toMatchObject([{ problem: null }])
    }
    expect(await sendWaiting({ now: now + 5 * minute })).toBe(1)
  }
})

test('what the site wants later is not sent sooner for having been opened', async () => {
  vi.stubGlobal('location', { origin: location.origin, assign() {} })
  vi.stubGlobal('sessionStorage', { setItem() {} })
  await putIn(message)
  refuses(429, { 'Retry-After': '600' })
  await sendWaiting({ now })
  const fetch = siteThat(() => Response.json(thanks, { status: 201 }))
  const [putOff] = await waitingMessages(now)
  await change(putOff!, now + minute)
  expect(await sendWaiting({ now: now + 9.9 * minute })).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
})
