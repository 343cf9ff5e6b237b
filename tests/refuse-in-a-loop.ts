import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { serveBuiltSite } from './built-app.ts'
import { sendMany, type Asked } from './raw-requests.ts'

/**
 * A process to be measured: `node --expose-gc refuse-in-a-loop.ts DATA_DIR`. Sends so many requests of each
 * kind that the site refuses, and prints a line of JSON for each kind: what was answered, and how much of the
 * heap a request kept.
 */
const cheap = 5_000
/** Asks the database who it is. */
const known = 1_000
/** Draws a page. */
const drawn = 300

const { port, signIn } = await serveBuiltSite(process.argv[2]!, { trustProxy: true })
const visitor = await signIn('asha@buyer.example')
const staff = await signIn('staff@dino.example')
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const json = { 'Content-Type': 'application/json' }
/** Who has not sent too many yet. */
const elsewhere = { 'X-Forwarded-For': '203.0.113.8' }
const day = '/api/appointments/2026-11-24'
const enquiry = JSON.stringify({
  name: 'Asha',
  email: 'a@b.example',
  message: 'Hello',
  consent: 'on',
})

const get = (path: string, headers = {}): Asked => ({ path, headers })
const head = (path: string): Asked => ({ method: 'HEAD', path })
const put = (path: string, headers = {}): Asked => ({ method: 'PUT', path, headers, body: 'x' })
const post = (path: string, headers: Record<string, string>, body: string): Asked => ({
  ...{ method: 'POST', path, headers, body },
})

/** Name, status, request, and how many if not the most. */
const kinds: [string, number, Asked, number?][] = [
  ['a page that takes no form', 405, post('/about', form, 'x=1')],
  ['a page that is not put', 405, put('/gallery')],
  ['an odd method', 405, { method: 'PROPFIND', path: '/nowhere' }],
  ['no page', 404, get('/nowhere'), drawn],
  ['no page, asked for its head', 404, head('/nowhere'), drawn],
  ['no data', 404, get('/nowhere.data'), drawn],
  ['the head of live events', 200, head(`${day}/live`)],
  ['another form of an address', 308, get('/about/')],
  ['an address that can not be read', 400, get('/%09/%2F*')],
  ['another site', 403, post(day, { 'Sec-Fetch-Site': 'cross-site' }, 'x')],
  ['no call', 404, get('/api/none')],
  ['no day', 400, get('/api/appointments/2026-13-01')],
  ['a booking by nobody', 401, post(day, json, '{}')],
  ['a booking in another form', 415, post(day, { Cookie: visitor }, 'x=1'), 50],
  ['too many bookings', 429, post(day, { Cookie: visitor, ...json }, '{}'), known],
  ['a booking that is too large', 413, post(day, json, 'x'.repeat(70_000)), known],
  ['an enquiry without its fields', 422, post('/api/enquiries', json, '{}')],
  ['too many enquiries', 429, post('/api/enquiries', json, enquiry)],
  ['a contact form that is none', 415, post('/contact', json, '{}')],
  [
    'a contact form without its fields',
    422,
    post(`/contact?form=${randomUUID()}`, { ...form, ...elsewhere }, 'x=1'),
    drawn,
  ],
  ['a contact form without its id', 307, post('/contact', form, 'x=1')],
  ['too many tries of a feed', 429, get(`/calendar/${'a'.repeat(43)}.ics`)],
  ['the office, signed out', 302, get('/staff/today')],
  ['the office, not staff', 403, get('/staff/today', { Cookie: visitor }), known],
  ['the office, put', 405, put('/staff/today', { Cookie: staff }), known],
  ['the office, no form', 415, post('/staff/feed', { Cookie: staff, ...json }, '{}'), known],
  ['the office, no page', 404, get('/staff/nowhere', { Cookie: staff }), drawn],
]

for (const [name, status, asked, count = cheap] of kinds) {
  const send = (times: number) => sendMany(port, asked, times)
  await send(Math.min(count, 200))
  const before = await heapUsed()
  const answered = await send(count)
  const kept = Math.round(((await heapUsed()) - before) / count)
  process.stdout.write(`${JSON.stringify({ name, status, count, answered, kept })}\n`)
}
process.exit(0)

/** In bytes, once all that is garbage is gone. */
async function heapUsed(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    ;(globalThis as unknown as { gc: () => void }).gc()
    await wait(10)
  }
  return process.memoryUsage().heapUsed
}
