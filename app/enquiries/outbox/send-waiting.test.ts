import { beforeEach, expect, test, vi } from 'vitest'
import { fakeIndexedDb } from '../../../tests/fake-indexed-db.ts'
import {
  emptyOutbox,
  left,
  message,
  newsOf,
  now,
  siteThat,
  thanks,
} from '../../../tests/waiting-messages.ts'
import { holdBack, putIn, takeOut, waitingMessages } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'

beforeEach(emptyOutbox)

test.each([
  ['/ml/products/swifty?enquire=quote', '/ml/api/enquiries'],
  ['/hi?enquire=sales', '/hi/api/enquiries'],
  ['/hi#contact', '/hi/api/enquiries'],
  ['/#contact', '/api/enquiries'],
])(
  'what was written on %s is sent as nobody’s, in the language in which it was written',
  async (page, expected) => {
    const fetch = siteThat(() => Response.json(thanks, { status: 201 }))
    await putIn({ ...message, page })
    expect(await newsOf(() => sendWaiting({ now }))).toEqual(['sent'])
    const [address, { credentials }] = fetch.mock.calls[0]!
    expect([address, credentials]).toEqual([expected, 'omit'])
    expect(await left()).toEqual([])
  },
)

test('what is thrown away, held back or replaced while another one is sent does not go out', async () => {
  for (const undo of [
    () => takeOut('two'),
    () => holdBack('two', 'You began to change it.', now),
    () => putIn({ ...message, id: 'three', form: 'second form', writtenAt: now + 1 }),
  ]) {
    await putIn(message)
    await putIn({ ...message, id: 'two', form: 'second form', writtenAt: now + 1 })
    const fetch = siteThat(async () => {
      await undo()
      return Response.json(thanks, { status: 201 })
    })
    expect(await sendWaiting({ now })).toBe(1)
    expect(fetch).toHaveBeenCalledOnce()
  }
})

test.each([
  ['of a hotel’s network', () => Response.json({ status: 'ok' })],
  ['with half of what the site says', () => Response.json({ ...thanks, reference: undefined })],
  ['that says no', () => Response.json({ ...thanks, success: false })],
  ['that is a page', () => new Response('<h1>Welcome to our network</h1>')],
  ['that refuses and is a page', () => new Response('<h1>Log in</h1>', { status: 422 })],
])('an answer %s is nobody’s: the message waits', async (_which, answer) => {
  siteThat(answer)
  await putIn(message)
  expect(await sendWaiting({ now })).toBe(0)
  expect(await waitingMessages()).toMatchObject([{ id: 'one', problem: null }])
})

test('a tab that has seen an empty list does not overrule another that has put something in since', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  await putIn(message)
  const late = Promise.withResolvers<void>()
  const { open } = indexedDB as unknown as ReturnType<typeof fakeIndexedDb>
  // The first is its deletion, the second what it reads then.
  let opened = 0
  const count = () => (++opened === 2 ? answersLate(open(), late.promise) : open())
  vi.stubGlobal('indexedDB', { open: count })
  const emptied = takeOut('one')
  await expect.poll(() => opened).toBe(2)
  const put = putIn({ ...message, id: 'two', form: 'another form' })
  await expect.poll(async () => (await left()).length).toBe(1)
  late.resolve()
  await Promise.all([emptied, put])
  expect([...kept.values()]).toEqual(['messages'])
  await takeOut('two')
  expect([...kept.values()]).toEqual([])
})

test('what another tab has sent does not come back as held back', async () => {
  await putIn(message)
  await Promise.all([holdBack('one', 'You began to change it.'), takeOut('one')])
  expect(await left()).toEqual([])
})

test('another version takes the place of what waited of the same form', async () => {
  await putIn(message)
  await putIn({ ...message, id: 'two' })
  await putIn({ ...message, id: 'other', form: 'another form' })
  expect(await left()).toEqual(['two', 'other'])
})

test('only who has allowed it, and does not look, is told by a notification; nobody is asked', async () => {
  const shown = vi.fn<(title: string, options: NotificationOptions) => void>()
  const asked = vi.fn<() => void>()
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: () => Promise.resolve({ active: {}, showNotification: shown }),
    },
  })
  siteThat(() => Response.json(thanks, { status: 201 }))
  for (const [permission, visibilityState] of [
    ['default', 'hidden'],
    ['denied', 'hidden'],
    ['granted', 'visible'],
    ['granted', 'hidden'],
  ]) {
    expect(shown).not.toHaveBeenCalled()
    vi.stubGlobal('Notification', { permission, requestPermission: asked })
    vi.stubGlobal('document', { visibilityState })
    await putIn(message)
    await sendWaiting({ now })
  }
  const options = { body: 'Reference RM-48215', lang: 'en', data: '/downloads#kept' }
  expect(shown).toHaveBeenCalledExactlyOnceWith('Your message was sent', options)
  expect(asked).not.toHaveBeenCalled()
})

/** The database of a tab that is looked at by nobody: it reads at once, and goes on later. */
function answersLate(
  asked: ReturnType<ReturnType<typeof fakeIndexedDb>['open']>,
  late: Promise<void>,
) {
  const { transaction } = asked.result
  asked.result.transaction = () => {
    const begun = transaction()
    let done = () => {}
    const goOn = async () => {
      await late
      done()
    }
    begun.oncomplete = () => void goOn()
    return Object.defineProperty({ ...begun }, 'oncomplete', {
      set(act: () => void) {
        done = act
      },
    })
  }
  return asked
}
