import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import type { EnquiryAttempt } from '../../app/enquiries/enquiry-attempt.ts'
import type { RequestVariables } from '../../app/http/services.ts'
import { freshApp, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'

/** Sending again: a lost answer, a press too many, a page that was left open over the weekend. */

const complete = { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' }
const day = 24 * 60 * 60 * 1000

async function send({ app }: FreshApp, fields: Record<string, unknown>) {
  const answer = await app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...complete, ...fields }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** A browser without scripts, which follows where it is sent. */
async function sendForm({ app }: FreshApp, fields: Record<string, string>, to = '/contact') {
  const body = () => new URLSearchParams({ ...complete, ...fields })
  const answer = await app.request(to, { method: 'POST', body: body() })
  if (answer.status !== 307) return { at: to, answer }
  const at = answer.headers.get('Location')!
  return { at, answer: await app.request(at, { method: 'POST', body: body() }) }
}

const stored = ({ services }: FreshApp) => services.db.queries.select().from(enquiries)

function later(site: FreshApp, milliseconds: number) {
  const then = new Date(site.services.now().getTime() + milliseconds)
  site.services.now = () => then
}

test('the same form sent ten times at once is one enquiry and one mail, and each is told the same', async () => {
  const site = await freshApp()
  const form = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(site, { form })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 201, body: { success: true } })
  expect(await stored(site)).toHaveLength(1)
  expect(await mailsOf(site)).toHaveLength(1)
})

test.each([
  ['a minute', 61_000],
  ['a weekend', 3 * day],
  ['a year', 365 * day],
])('the same form sent again after %s is the same enquiry, and told the same', async (_, pause) => {
  const site = await freshApp()
  const form = crypto.randomUUID()
  const first = await send(site, { form })
  later(site, pause)
  expect(await send(site, { form })).toEqual(first)
  expect(await stored(site)).toHaveLength(1)
  expect(await mailsOf(site)).toHaveLength(1)
})

test('another form is another enquiry, also with the same words a moment later', async () => {
  const site = await freshApp()
  const first = await send(site, { form: crypto.randomUUID() })
  const second = await send(site, { form: crypto.randomUUID() })
  expect(second.body.reference).not.toBe(first.body.reference)
  expect(await stored(site)).toHaveLength(2)
})

test('what was changed before it was sent again is not lost', async () => {
  const site = await freshApp()
  const form = crypto.randomUUID()
  await send(site, { form })
  await send(site, { form, message: 'A crane for logs, and one for marble.' })
  await send(site, { form })
  expect((await stored(site)).map(({ message }) => message)).toEqual([
    'A crane for logs.',
    'A crane for logs, and one for marble.',
  ])
})

test.each([undefined, '', 'not an id', '3F0C', "' OR 1=1", '\0'])(
  'without an id that is one (%j) the same words within a day are one enquiry',
  async (form) => {
    const site = await freshApp()
    await send(site, { form })
    await send(site, { form, message: 'A crane for marble.' })
    expect(await stored(site)).toHaveLength(2)
    later(site, day - 1000)
    expect((await send(site, { form })).status).toBe(201)
    expect(await stored(site)).toHaveLength(2)
    later(site, 2000)
    await send(site, { form })
    expect(await stored(site)).toHaveLength(3)
  },
)

test('a form of a page made at the build gets its id before anything is stored', async () => {
  const site = await freshApp()
  const asked = await site.app.request('/contact', {
    method: 'POST',
    body: new URLSearchParams(complete),
  })
  expect(asked.status).toBe(307)
  expect(asked.headers.get('Location')).toMatch(/^\/contact\?form=[0-9a-f-]{36}$/)
  expect(await stored(site)).toEqual([])
})

test('without scripts, what the browser sends again is the same enquiry a month later', async () => {
  const site = await freshApp()
  const { at, answer } = await sendForm(site, {})
  expect(answer.status).toBe(303)
  later(site, 31 * day)
  // The page that could not be shown is loaded again: the address has the id by now.
  const again = await sendForm(site, {}, at)
  expect(again.answer.headers.get('Location')).toBe(answer.headers.get('Location'))
  expect(await stored(site)).toHaveLength(1)
  expect(await mailsOf(site)).toHaveLength(1)
})

test('without scripts, Back and a second press within the day are the same enquiry', async () => {
  const site = await freshApp()
  const first = await sendForm(site, {})
  later(site, 3_600_000)
  const second = await sendForm(site, {})
  expect(second.at).not.toBe(first.at)
  expect(await stored(site)).toHaveLength(1)
})

test('a refused form keeps its id when it is shown again', async () => {
  const shown: (EnquiryAttempt | undefined)[] = []
  const pages = new Hono<RequestVariables>().all('/contact', (c) => {
    shown.push(c.var.enquiryAttempt)
    return c.text('the page')
  })
  const site = await freshApp({ pages })
  const { at } = await sendForm(site, { email: 'asha' })
  expect(shown[0]!.draft.form).toBe(new URL(at, 'http://localhost').searchParams.get('form'))
})

test('whoever was erased can write again, also with a page that was open all the time', async () => {
  const site = await freshApp()
  const form = crypto.randomUUID()
  await send(site, { form })
  await send(site, { form, message: 'Another.' })
  const { db } = site.services
  await db.queries.update(enquiries).set({ name: 'Erased', contentHash: '', formId: null })
  await send(site, { form })
  expect(await stored(site)).toHaveLength(3)
})
