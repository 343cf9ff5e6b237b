import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendEnquiry } from './send-enquiry.ts'

const thanks = { success: true, message: 'Thank you.', reference: 'RM-48215' }
const shown = { isConnected: true }
const complete = { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' }

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/contact', search: '', hash: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
})
afterEach(() => vi.unstubAllGlobals())

function serverThat(answers: () => Promise<Response>) {
  const fetch = vi.fn<() => Promise<Response>>(answers)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('an incomplete form is not sent, and says what is missing', async () => {
  const fetch = serverThat(() => Promise.reject(new Error('called')))
  const answer = await sendEnquiry({ ...complete, message: '' }, 'contact', shown)
  expect(answer).toMatchObject({ ok: false, message: 'Please check: Message.' })
  expect(fetch).not.toHaveBeenCalled()
})

test('what the server says is passed on, with its messages for the fields', async () => {
  serverThat(() => Promise.resolve(Response.json(thanks, { status: 201 })))
  const { message, reference } = thanks
  expect(await sendEnquiry(complete, 'contact', shown)).toMatchObject({
    ok: true,
    message,
    reference,
  })

  const refusal = { message: 'Please check: Phone Number.', errors: { phone: 'Check it.' } }
  const refused = { success: false, ...refusal }
  serverThat(() => Promise.resolve(Response.json(refused, { status: 422 })))
  expect(await sendEnquiry(complete, 'contact', shown)).toMatchObject({ ok: false, ...refusal })
})

test('no connection, or an answer that is no JSON, is told as not sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serverThat(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendEnquiry(complete, 'contact', shown)).toMatchObject({ ok: false, errors: {} })
  serverThat(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
  const answer = await sendEnquiry(complete, 'contact', shown)
  expect(answer.message).toContain('all you wrote is still here')
})

test('a picture that does not get through does not hold the words up', async () => {
  const sent: Record<string, string>[] = []
  for (const failure of [
    () => Promise.reject(new DOMException('timed out', 'TimeoutError')),
    () => Promise.resolve(Response.json({ success: false, message: 'too large' }, { status: 413 })),
  ]) {
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const draft = JSON.parse(body) as Record<string, string>
      sent.push(draft)
      return draft.picture ? failure() : Promise.resolve(Response.json(thanks))
    })
    const answer = await sendEnquiry(
      { ...complete, view: 'side', picture: 'UklGR' },
      'contact',
      shown,
    )
    expect(answer).toMatchObject({ ok: true, reference: 'RM-48215' })
    expect(sent.at(-1)).toMatchObject({ ...complete, view: 'side' })
    expect(sent.at(-1)).not.toHaveProperty('picture')
  }
})

test('what a hotel’s network answers in our place is not told as sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serverThat(() => Promise.resolve(Response.json({ status: 'ok', message: 'Welcome' })))
  expect(await sendEnquiry(complete, 'contact', shown)).toMatchObject({ ok: false })
})

test('a browser whose database never answers holds up neither thanks nor the words that it was not sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const typed = { ...complete, form: '11111111-1111-4111-8111-111111111111' }
  const silent = () => {
    const asked = Promise.withResolvers<void>()
    vi.stubGlobal('indexedDB', { open: () => (asked.resolve(), {}) })
    return asked.promise
  }
  void silent()
  serverThat(() => Promise.resolve(Response.json(thanks, { status: 201 })))
  expect(await sendEnquiry(typed, 'contact', shown)).toMatchObject({ ok: true })

  const asked = silent()
  serverThat(() => Promise.reject(new TypeError('Failed to fetch')))
  const answer = sendEnquiry(typed, 'contact', shown)
  await asked
  vi.advanceTimersByTime(3_000)
  expect((await answer).message).toContain('could not be sent')
  vi.useRealTimers()
})
