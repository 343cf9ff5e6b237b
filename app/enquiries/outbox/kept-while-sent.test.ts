import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  day,
  emptyOutbox,
  message,
  minute,
  refuses,
  siteThat,
  thanks,
} from '../../../tests/waiting-messages.ts'
import type { EnquiryDraft } from '../form/enquiry-form.ts'
import { waitingMessages } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'

const typed: EnquiryDraft = {
  ...message.draft,
  form: '11111111-1111-4111-8111-111111111111',
  seconds: '0.7',
  opened: '1764300000000',
}

const shown = { isConnected: true }

beforeEach(() => {
  emptyOutbox()
  const origin = 'https://www.dino.example'
  vi.stubGlobal('location', { origin, pathname: '/contact', search: '', hash: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('document', { addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('setInterval', () => 0)
  // Whoever has sent something listens to what becomes of it, as long as the page is open.
  vi.resetModules()
})
afterEach(() => vi.resetModules())

async function send(draft = typed) {
  const { sendEnquiry } = await import('./send-enquiry.ts')
  return sendEnquiry(draft, 'contact', shown)
}

const nobodyAnswers = () => siteThat(() => Promise.reject(new TypeError('Failed to fetch')))

test('what waits says nothing of how long it took to write: after a reload that is counted anew', async () => {
  nobodyAnswers()
  expect(await send()).toHaveProperty('waits')
  const [waiting] = await waitingMessages()
  expect(waiting?.draft).toMatchObject(message.draft)
  for (const name of ['seconds', 'opened']) expect(waiting?.draft).not.toHaveProperty(name)
})

/** What a tab that was closed has left: its message, and no answer. */
async function closedWhileSending(draft = typed) {
  const asked = Promise.withResolvers<void>()
  siteThat(() => (asked.resolve(), new Promise(() => {})))
  void send(draft)
  await asked.promise
  await expect.poll(stored).toHaveLength(1)
}

/** Also what is just being sent. */
const stored = () => waitingMessages(Number.POSITIVE_INFINITY)

test('a message whose tab is closed while it is sent is sent by the next visit, and not before', async () => {
  await closedWhileSending()
  const fetch = siteThat(() => Response.json(thanks, { status: 201 }))
  const soon = Date.now() + 30_000
  for (const isAsked of [false, true]) expect(await sendWaiting({ now: soon, isAsked })).toBe(0)
  expect(fetch).not.toHaveBeenCalled()
  expect(await sendWaiting({ now: Date.now() + 41_000 })).toBe(1)
  expect(JSON.parse(fetch.mock.calls[0]![1].body as string)).toMatchObject(message.draft)
  expect(await stored()).toEqual([])
})

test('nobody is told of a message that it waits while it is being sent', async () => {
  await closedWhileSending()
  expect(await waitingMessages()).toEqual([])
  // A clock that was put back since does not put it off.
  expect(await waitingMessages(Date.now() - day)).toHaveLength(1)
})

test('what was taken, or refused in the site’s words, waits no more', async () => {
  siteThat(() => Response.json(thanks, { status: 201 }))
  expect(await send()).toMatchObject({ ok: true })
  await expect.poll(stored).toEqual([])
  refuses(422)
  expect(await send()).toMatchObject({ ok: false, message: 'Not now.' })
  expect(await stored()).toEqual([])
})

test('what waited of a form waits on when another version of it is refused', async () => {
  nobodyAnswers()
  await send()
  const before = await stored()
  refuses(422)
  for (const words of ['A crane for logs.', 'Two cranes for logs.']) {
    await send({ ...typed, message: words })
    expect(await stored()).toEqual(before)
  }
})

test.each([403, 404, 429, 500, 503])(
  'what the site answers with %i and its reason waits, and is sent by itself',
  async (status) => {
    refuses(status)
    const answer = await send()
    expect(answer.message).toMatch(/^Not now. Written, not sent yet: our site could not take/)
    const [waiting] = await stored()
    expect(waiting).toMatchObject({ problem: null, tries: 1 })
    expect(answer).toMatchObject({ ok: false, errors: {}, waits: waiting?.id })
    const fetch = siteThat(() => Response.json(thanks, { status: 201 }))
    expect(await sendWaiting({ now: Date.now() + 50_000 })).toBe(0)
    expect(await sendWaiting({ now: Date.now() + minute })).toBe(1)
    expect(fetch).toHaveBeenCalledOnce()
  },
)

test('what somebody between us and the site could not take just now waits as well', async () => {
  siteThat(() => new Response('<h1>Service unavailable</h1>', { status: 503 }))
  expect((await send()).message).toMatch(/^Written, not sent yet: our site could not take/)
  expect(await stored()).toMatchObject([{ problem: null, tries: 1 }])
})

test('a message is not sent by itself before the time that the site has named', async () => {
  refuses(429, { 'Retry-After': '600' })
  await send()
  siteThat(() => Response.json(thanks, { status: 201 }))
  expect(await sendWaiting({ now: Date.now() + 9.9 * minute })).toBe(0)
  expect(await sendWaiting({ now: Date.now() + 10 * minute })).toBe(1)
})

test('another version of a form that the site can’t take just now waits in the place of the first', async () => {
  nobodyAnswers()
  await send()
  refuses(429)
  await send({ ...typed, message: 'Two cranes for logs.' })
  const fetch = siteThat(() => Response.json(thanks, { status: 201 }))
  expect(await sendWaiting({ now: Date.now() + minute })).toBe(1)
  expect(fetch).toHaveBeenCalledOnce()
  const sent = JSON.parse(fetch.mock.calls[0]![1].body as string) as EnquiryDraft
  expect(sent).toMatchObject({ form: typed.form, message: 'Two cranes for logs.' })
  expect(await stored()).toEqual([])
})

test('what was being sent when its page was loaded anew is not sent any more when it is refused then', async () => {
  await closedWhileSending()
  refuses(422)
  await send()
  expect(await stored()).toEqual([])
})

test('where a message is left waiting the browser is asked to keep it, and nowhere else', async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persist } })
  siteThat(() => Response.json(thanks, { status: 201 }))
  await send()
  refuses(422)
  await send()
  expect(persist).not.toHaveBeenCalled()
  nobodyAnswers()
  // How long a browser keeps it is not ours to promise.
  expect((await send()).message).not.toMatch(/\d/)
  expect(persist).toHaveBeenCalledOnce()
})

test('a message that nobody answers waits for anybody to send it at once', async () => {
  nobodyAnswers()
  const { waits } = { waits: undefined, ...(await send()) }
  expect(await waitingMessages()).toMatchObject([{ id: waits, problem: null }])
  siteThat(() => Response.json(thanks, { status: 201 }))
  expect(await sendWaiting()).toBe(1)
})
