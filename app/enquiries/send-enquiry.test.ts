import { afterEach, expect, test, vi } from 'vitest'
import { sendEnquiry } from './send-enquiry.ts'

const complete = { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' }

afterEach(() => vi.unstubAllGlobals())

function serverThat(answers: () => Promise<Response>) {
  const fetch = vi.fn<() => Promise<Response>>(answers)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('an incomplete form is not sent, and says what is missing', async () => {
  const fetch = serverThat(() => Promise.reject(new Error('called')))
  const answer = await sendEnquiry({ ...complete, message: '' }, 'contact')
  expect(answer).toMatchObject({ ok: false, message: 'Please check: Message.' })
  expect(fetch).not.toHaveBeenCalled()
})

test('what the server says is passed on, with its messages for the fields', async () => {
  const thanks = { message: 'Thank you.', reference: 'RM-48215' }
  serverThat(() => Promise.resolve(Response.json(thanks, { status: 201 })))
  expect(await sendEnquiry(complete, 'contact')).toEqual({ ok: true, ...thanks })

  const refusal = { message: 'Please check: Phone Number.', errors: { phone: 'Check it.' } }
  serverThat(() => Promise.resolve(Response.json(refusal, { status: 422 })))
  expect(await sendEnquiry(complete, 'contact')).toEqual({ ok: false, ...refusal })
})

test('no connection, or an answer that is no JSON, is told as not sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serverThat(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendEnquiry(complete, 'contact')).toMatchObject({ ok: false, errors: {} })
  serverThat(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
  const answer = await sendEnquiry(complete, 'contact')
  expect(answer.message).toContain('all you wrote is still here')
})

test('a picture that does not get through does not hold the words up', async () => {
  const sent: Record<string, string>[] = []
  for (const failure of [
    () => Promise.reject(new DOMException('timed out', 'TimeoutError')),
    () => Promise.resolve(Response.json({ message: 'too large' }, { status: 413 })),
  ]) {
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      const draft = JSON.parse(body) as Record<string, string>
      sent.push(draft)
      return draft.picture
        ? failure()
        : Promise.resolve(Response.json({ message: 'Thank you.', reference: 'RM-48215' }))
    })
    const answer = await sendEnquiry({ ...complete, view: 'side', picture: 'UklGR' }, 'contact')
    expect(answer).toMatchObject({ ok: true, reference: 'RM-48215' })
    expect(sent.at(-1)).toEqual({ ...complete, view: 'side' })
  }
})
