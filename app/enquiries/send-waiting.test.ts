import { beforeEach, expect, test, vi } from 'vitest'
import { fakeIndexedDb } from '../../tests/fake-indexed-db.ts'
import {
  hearOfOutbox,
  holdBack,
  putIn,
  takeOut,
  waitingMessages,
  type OutboxNews,
  type WaitingMessage,
} from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute

const message: WaitingMessage = {
  ...{ id: 'one', form: 'form', key: 'contact', page: '/contact', writtenAt: now, problem: null },
  draft: { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
}
const thanks = { success: true, message: 'Thank you.', reference: 'RM-48215' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', fakeIndexedDb())
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { origin: 'https://www.dino.example' })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  )
})

function siteThat(answers: () => Response | Promise<Response>) {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>(async () =>
    answers(),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const refuses = (status: number, headers: Record<string, string> = {}) =>
  siteThat(() => Response.json({ success: false, message: 'Not now.' }, { status, headers }))

const left = async () => (await waitingMessages()).map(({ id }) => id)

/** What is told while something is done. */
async function newsOf(work: () => Promise<unknown>): Promise<OutboxNews['type'][]> {
  const told: OutboxNews['type'][] = []
  const forget = hearOfOutbox(({ type }) => type !== 'changed' && told.push(type))
  await work()
  forget()
  return told
}

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

test('a message is tried however old it seems, and stays while nobody has refused it', async () => {
  await putIn({ ...message, writtenAt: now - 80 * day })
  siteThat(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await newsOf(() => sendWaiting({ now }))).toEqual([])
  expect(await left()).toEqual(['one'])
  siteThat(() => Response.json(thanks, { status: 201 }))
  expect(await newsOf(() => sendWaiting({ now }))).toEqual(['sent'])
})

test('what was refused goes after 30 days, and that is told', async () => {
  await putIn(message)
  refuses(422)
  expect(await newsOf(() => sendWaiting({ now }))).toEqual(['refused'])
  expect(await waitingMessages()).toMatchObject([{ problem: 'Not now.' }])
  expect(await newsOf(() => sendWaiting({ now: now + 29 * day }))).toEqual([])
  expect(await left()).toEqual(['one'])
  expect(await newsOf(() => sendWaiting({ now: now + 31 * day }))).toEqual(['forgotten'])
  expect(await left()).toEqual([])
})

test('the 30 days begin with the refusal, however long it has waited before', async () => {
  await putIn({ ...message, writtenAt: now - 40 * day })
  refuses(422)
  await sendWaiting({ now })
  await sendWaiting({ now: now + 29 * day })
  expect(await left()).toEqual(['one'])
  await sendWaiting({ now: now + 31 * day })
  expect(await left()).toEqual([])
})

test('a clock that was ten years late for a while makes nothing old', async () => {
  await putIn(message)
  await holdBack('one', 'You began to change it.', now)
  for (const at of [now - 3_650 * day, now]) await sendWaiting({ now: at })
  expect(await left()).toEqual(['one'])
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
