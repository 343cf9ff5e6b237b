import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { RequestVariables } from '../../app/http/services.ts'
import { rateLimits } from '../../app/db/schema/upkeep.server.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { dinoStaff } from '../answering.ts'
import { ashaWithLink } from '../own-link.ts'

/** A site in public: each page that is drawn says so before. */
async function site() {
  const settings = { isLocal: false, trustProxy: true, staffEmails: [dinoStaff.email] }
  return freshApp({ pages: drawn(), settings })
}

const drawn = () =>
  new Hono<RequestVariables>().all('*', async (c) => {
    const isCounted = !c.var.office && c.req.path !== '/about'
    return (isCounted && (await c.var.refuseDrawing?.())) || c.text('drawn')
  })

interface Asked {
  from?: string
  form?: Record<string, string>
  headers?: Record<string, string>
}

async function ask(
  { app, services }: FreshApp,
  path: string,
  { from = '203.0.113.7', form, headers }: Asked = {},
) {
  return app.request(services.settings.publicUrl + path, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: { Host: 'localhost:3000', 'X-Forwarded-For': from, ...headers },
  })
}

async function askOften(fresh: FreshApp, path: string, times: number, asked?: Asked) {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await ask(fresh, path, asked)).status)
  return [...new Set(statuses)]
}

test('who has a hundred and twenty pages drawn within a minute is told in words to wait, without the database', async () => {
  const fresh = await site()
  expect(await askOften(fresh, '/compare?machines=wotan', 120)).toEqual([200])
  expect((await ask(fresh, '/which-machine?words=logs')).status).toBe(429)
  const asked = vi.spyOn(fresh.services.db, 'statement')
  const refused = await ask(fresh, '/book')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  const words = await refused.text()
  expect(words).toContain('Too many requests. Please wait a minute and try again.')
  expect(words).not.toContain('<form')
  expect(await (await ask(fresh, '/ml/compare?machines=wotan')).text()).toMatch(
    /<h1>\p{Script=Malayalam}/u,
  )
  expect(asked).not.toHaveBeenCalled()
  expect(await askOften(fresh, '/compare?machines=wotan', 1, { from: '203.0.113.8' })).toEqual([
    200,
  ])
})

test('the data of a page is counted with it, and leads to the page that says so', async () => {
  const fresh = await site()
  expect(await askOften(fresh, '/which-machine.data?words=logs', 120)).toEqual([200])
  const refused = await ask(fresh, '/ml/which-machine.data?words=logs&_routes=x')
  expect([refused.status, refused.headers.get('X-Remix-Redirect')]).toEqual([
    ...[204, '/ml/which-machine?words=logs'],
  ])
})

test('a form that is refused then keeps what was typed, and sends it again', async () => {
  const fresh = await site()
  await askOften(fresh, '/compare?machines=wotan', 121)
  const message = 'Logs "of" teak\nand <b>more</b>'
  const form = { form: '3f0c1d2e-0000-4000-8000-000000000000', name: 'Asha', message }
  const contact = await ask(fresh, '/ml/contact?form=x', { form })
  expect(contact.status).toBe(429)
  const page = await contact.text()
  expect(page).toContain('<form method="post" action="/ml/contact?form=x">')
  expect(page).toContain('name="name" value="Asha"')
  expect(page).toContain('value="Logs &quot;of&quot; teak\nand &lt;b&gt;more&lt;/b&gt;"')
  expect(contact.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  const select = vi.spyOn(fresh.services.db.queries, 'select')
  const book = await ask(fresh, '/book', { form: { day: '2026-11-24', note: 'By bus.' } })
  expect([book.status, select.mock.calls.length]).toEqual([429, 0])
  expect(await book.text()).toContain('name="note" value="By bus."')
  // One that is right is taken all the same.
  const complete = { ...form, email: 'asha@buyer.example' }
  expect((await ask(fresh, '/contact', { form: complete })).status).toBe(303)
})

test('so does one that was sent from the page of an appointment’s link', async () => {
  const { site: fresh, link } = await ashaWithLink({ pages: drawn() })
  fresh.services.settings.isLocal = false
  await askOften(fresh, '/compare?machines=wotan', 120)
  const form = { do: 'details', note: 'By bus.', phone: 'none' }
  const answer = await ask(fresh, link, { form })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('name="note" value="By bus."')
  const moved = await (await ask(fresh, `${link}?moved`)).text()
  expect(moved).toMatch(/<p role="status">.*moved/)
})

test('whose form was taken reads so, though the page that says it is one too many', async () => {
  const fresh = await site()
  await askOften(fresh, '/compare?machines=wotan', 120)
  const words = await (await ask(fresh, '/book?done=booked')).text()
  expect(words).toContain('<p role="status">Booking confirmed!</p>')
  expect(words).toContain('Too many requests')
})

test('a form and the page that shows it again are one', async () => {
  const fresh = await site()
  const form = { form: '3f0c1d2e-0000-4000-8000-000000000000', name: 'Asha' }
  await ask(fresh, '/contact', { form })
  expect(await fresh.services.db.queries.select().from(rateLimits)).toMatchObject([{ points: 1 }])
})

test('pages from memory, the office, calls and signs of life are not counted', async () => {
  const fresh = await site()
  const staff = await signedInAs(fresh.services, dinoStaff)
  for (const path of ['/about', '/healthz', '/readyz', '/api/me', '/staff/today'])
    await ask(fresh, path, { headers: staff })
  expect(await fresh.services.db.queries.select().from(rateLimits)).toEqual([])
})

test('a list of pictures on another site uses up nothing', async () => {
  const fresh = await site()
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
  expect(await askOften(fresh, '/compare?machines=wotan', 3, { headers })).toEqual([403])
  expect(await fresh.services.db.queries.select().from(rateLimits)).toEqual([])
})

test('on one’s own machine nobody is limited', async () => {
  const { app } = await freshApp()
  for (let time = 0; time < 130; time++)
    expect((await app.request('/compare?machines=wotan')).status).not.toBe(429)
})
