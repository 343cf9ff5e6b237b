import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  bookSlot,
  cancelAppointment,
  fetchOffer,
  fetchOpenDays,
  fetchSlots,
  moveAppointment,
} from './booking-client.ts'

beforeEach(() => pageIsIn())

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pageIsIn = (prefix?: string) => vi.stubGlobal('window', { early: { prefix } })

function serverAnswers(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const slot = { date: '2026-11-25', time: '10:30' }
const demo = { purpose: 'demo', productId: 'wotan', note: 'Two of us', again: null } as const

test('a booking sends the time to its day and returns the appointment', async () => {
  const appointment = { id: '1', date: '2026-11-25', time: '10:30' }
  const fetch = serverAnswers(201, { success: true, message: 'Booking confirmed!', appointment })
  expect(await bookSlot(slot, demo)).toMatchObject({ ok: true, appointment })
  expect(fetch).toHaveBeenCalledWith(
    '/api/appointments/2026-11-25',
    expect.objectContaining({
      method: 'POST',
      body: '{"time":"10:30","purpose":"demo","product":"wotan","note":"Two of us","offer":null}',
    }),
  )
})

test('what else was told goes along, and of a demo the machine that it is of', async () => {
  const fetch = serverAnswers(201, { success: true, appointment: slot })
  const visit = { phone: '0481 256000', product: 'swifty' }
  await bookSlot(slot, { ...demo, visit })
  await bookSlot(slot, { ...demo, purpose: 'visit', productId: null, visit })
  const sent = fetch.mock.calls.map(([, init]) => JSON.parse(init!.body as string) as object)
  expect(sent).toMatchObject([
    { phone: '0481 256000', product: 'wotan' },
    { phone: '0481 256000', product: 'swifty' },
  ])
})

test('of a link that opens no offer any more the server says why', async () => {
  const words = 'This link has expired or is not complete. Choose any free slot.'
  serverAnswers(404, { success: false, message: words, code: 'offer-gone' })
  expect(await fetchOffer('x')).toBe(words)
  serverAnswers(503, {})
  await expect(fetchOffer('x')).rejects.toThrow('503')
})

test('a move says where the page shows the appointment', async () => {
  const fetch = serverAnswers(200, { success: true, message: 'Moved', appointment: slot })
  await moveAppointment(slot, { date: '2026-11-26', time: '14:00' })
  expect(fetch).toHaveBeenCalledWith(
    '/api/appointments/2026-11-25/move',
    expect.objectContaining({ body: '{"time":"10:30","toDate":"2026-11-26","toTime":"14:00"}' }),
  )
})

test("a refusal carries the server's words", async () => {
  serverAnswers(409, { success: false, message: 'This slot is already booked!' })
  expect(await bookSlot(slot, demo)).toEqual({
    ok: false,
    reason: 'refused',
    status: 409,
    message: 'This slot is already booked!',
  })
})

test('a lost connection is not taken for a refusal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await cancelAppointment(slot)).toEqual({ ok: false, reason: 'unreachable' })
})

test("a proxy's error page is not shown to the visitor", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
  expect(await bookSlot(slot, demo)).toEqual({ ok: false, reason: 'unreachable' })
})

test('what is asked before the words of a page have come is asked in its language', async () => {
  const fetch = serverAnswers(200, { slots: [] })
  const asked = async (prefix?: string) => {
    pageIsIn(prefix)
    await fetchSlots('2026-11-25').catch(() => {})
    return fetch.mock.lastCall?.[0]
  }
  expect(await asked('/ml')).toBe('/ml/api/appointments/2026-11-25')
  expect(await asked('/hi')).toBe('/hi/api/appointments/2026-11-25')
  expect(await asked()).toBe('/api/appointments/2026-11-25')
})

test('reading fails loudly when the server does', async () => {
  serverAnswers(500, {})
  await expect(fetchSlots('2026-11-25')).rejects.toThrow('answered 500')
  await expect(fetchOpenDays()).rejects.toThrow('answered 500')
})
