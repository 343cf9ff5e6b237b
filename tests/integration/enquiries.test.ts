import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import type { EnquiryAttempt } from '../../app/enquiries/enquiry-attempt.ts'
import type { RequestVariables } from '../../app/http/services.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'

const form = '3f0c1d2e-0000-4000-8000-000000000000'
const complete = { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' }

async function send({ app }: FreshApp, body: unknown, headers: Record<string, string> = {}) {
  return app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function sendForm(
  { app }: FreshApp,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams({ form, ...fields })
  return app.request('/contact', { method: 'POST', headers, body })
}

const stored = ({ services }: FreshApp) => services.db.queries.select().from(enquiries)

test('a contact message is stored with where it came from and what was agreed to', async () => {
  const site = await freshApp()
  const answer = await send(site, {
    ...complete,
    ...{ phone: '+91 98765 43210', company: 'Menon Timber', interest: 'cranes' },
    ...{ consent: '2026-11-21', page: '/?utm=poster', referrer: 'https://search.example/?q=x' },
    ...{ seconds: 40 },
  })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    success: true,
    message: 'Thank you. We have your message and will answer it.',
    code: 'received',
    reference: expect.stringMatching(/^[A-Z]{2}-\d{5}$/) as string,
  })
  expect(await stored(site)).toEqual([
    expect.objectContaining({
      ...complete,
      ...{ kind: 'contact', phone: '+91 98765 43210', company: 'Menon Timber', interest: 'cranes' },
      ...{ productId: null, colour: null, consentVersion: '2026-11-21', status: 'new' },
      ...{ page: '/?utm=poster', referrer: 'https://search.example/', userId: null },
      createdAt: site.services.now(),
    }),
  ])
})

test('a quote is stored with its product and colour, and who was signed in', async () => {
  const site = await freshApp()
  const asha = await signedInAs(site.services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  const quote = { ...complete, kind: 'quote', product: 'wotan', colour: 'red' }
  expect((await send(site, quote, asha)).status).toBe(201)
  const [enquiry] = await stored(site)
  expect(enquiry).toMatchObject({ kind: 'quote', productId: 'wotan', colour: 'red' })
  expect(enquiry!.userId).toMatch(/^[0-9a-f-]{36}$/)
})

test('what is missing or wrong is told for each field, and nothing is stored', async () => {
  const site = await freshApp()
  const answer = await send(site, { name: 'Asha', email: 'asha', product: 'goliath' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    success: false,
    code: 'invalid',
    message: 'Please check: Email Address, Product, Message.',
    errors: {
      email: 'Check the e-mail address: it should look like name@company.com.',
      product: 'Choose one of the list, or leave it undecided.',
      message: 'Write a few words about what you need.',
    },
  })
  expect(await stored(site)).toEqual([])
  expect(await mailsOf(site)).toEqual([])
})

test('a body that is no JSON object is refused with what to do', async () => {
  const site = await freshApp()
  for (const body of ['', '{', '[]', '"text"', 'null']) {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await site.app.request('/api/enquiries', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('send the form again') as string,
    })
  }
})

test('the sales desk is told in the same transaction, with the reference that the visitor has', async () => {
  const site = await freshApp({ settings: { salesEmail: 'desk@dino.example' } })
  const answer = await send(site, { ...complete, kind: 'quote', product: 'wotan', colour: 'red' })
  const { reference } = (await answer.json()) as { reference: string }
  const [enquiry] = await stored(site)
  const [lead, ...others] = await mailsOf(site)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    ...{ kind: 'enquiry-lead', about: enquiry!.id, recipient: 'desk@dino.example' },
    ...{ replyTo: 'asha@buyer.example', status: 'kept' },
    subject: 'Quote request: Dino Wotan in red, from Asha Menon',
  })
  expect(lead!.id).toMatch(/^[0-9a-f-]{36}@localhost$/)
  expect(lead!.text).toContain('> A crane for logs.')
  expect(lead!.text).toContain(`Reference: ${reference}`)
  expect(enquiry!.reference).toBe(reference)
})

test('what a visitor writes stays text in the mail', async () => {
  const site = await freshApp()
  await send(site, { ...complete, message: '<img src=x onerror=alert(1)>' })
  for (const { html } of await mailsOf(site)) expect(html).not.toContain('<img')
})

test('a program that fills in the hidden field learns nothing, and mails nobody', async () => {
  const site = await freshApp()
  const answer = await send(site, { ...complete, website: 'https://spam.example' })
  expect(answer.status).toBe(201)
  // Without both, browsers hold it for nobody's answer, and send again.
  expect(await answer.json()).toMatchObject({
    success: true,
    reference: expect.stringMatching(/^[A-Z]{2}-\d{5}$/) as string,
  })
  expect(await stored(site)).toEqual([expect.objectContaining({ status: 'spam' })])
  expect(await mailsOf(site)).toEqual([])
})

test('a form filled in within two seconds is asked to be sent again', async () => {
  const site = await freshApp()
  const answer = await send(site, { ...complete, seconds: 0.3 })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining('send it again') as string,
    errors: {},
  })
  expect((await send(site, { ...complete, seconds: 4 })).status).toBe(201)
})

test('the eleventh enquiry from one address within ten minutes has to wait', async () => {
  const site = await freshApp()
  for (let number = 0; number < 10; number++) {
    const person = { email: `person-${number}@buyer.example` }
    expect((await send(site, { ...complete, ...person })).status).toBe(201)
  }
  const answer = await send(site, { ...complete, message: 'One more.' })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(await answer.json()).toMatchObject({
    success: false,
    message: expect.stringContaining('Please wait') as string,
  })
})

test('who has to wait hears nothing about their fields until then, and no form is checked for them', async () => {
  const shown: (EnquiryAttempt | undefined)[] = []
  const pages = new Hono<RequestVariables>().all('/contact', (c) => {
    shown.push(c.var.enquiryAttempt)
    return c.text('the page')
  })
  const site = await freshApp({ pages })
  for (let number = 0; number < 11; number++) await send(site, complete)
  const answer = await send(site, { name: 'Asha' })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(500)
  // What was typed comes back all the same.
  const draft = { form, name: 'Asha', email: 'asha', message: 'Logs' }
  await sendForm(site, complete)
  await sendForm(site, draft)
  expect(shown).toMatchObject([{ draft: complete }, { draft }])
  expect(shown.map((attempt) => [attempt!.status, attempt!.errors])).toEqual([
    [429, {}],
    [429, {}],
  ])
})

test("another site can't send an enquiry through a visitor's browser", async () => {
  const site = await freshApp()
  const answer = await send(site, complete, { 'Sec-Fetch-Site': 'cross-site' })
  expect(answer.status).toBe(403)
  expect(await stored(site)).toEqual([])
})

test('without scripts the form is stored, and leads to the page that says so', async () => {
  const site = await freshApp()
  const answer = await sendForm(site, { ...complete, interest: 'undecided', page: '/' })
  expect(answer.status).toBe(303)
  const [enquiry] = await stored(site)
  expect(answer.headers.get('Location')).toBe(`/contact?sent=${enquiry!.reference}&form=${form}`)
  expect(enquiry).toMatchObject({ ...complete, interest: null, formId: form })
})

test('without scripts a refused form goes on to its page with all that was typed', async () => {
  const shown: (EnquiryAttempt | undefined)[] = []
  const pages = new Hono<RequestVariables>().all('/contact', (c) => {
    shown.push(c.var.enquiryAttempt)
    return c.text('the page')
  })
  const site = await freshApp({ pages })
  const draft = { form, name: 'Asha', email: 'asha', phone: 'none', message: 'Logs' }
  await sendForm(site, draft)
  expect(shown).toEqual([
    expect.objectContaining({
      status: 422,
      draft,
      errors: expect.objectContaining({ email: expect.any(String) as string }) as object,
    }),
  ])

  site.services.db.transaction = () => Promise.reject(new Error('disk full'))
  await sendForm(site, complete)
  expect(shown[1]).toMatchObject({ status: 500, draft: complete })
  expect(shown[1]!.message).toContain('not sent')

  const asha = await signedInAs(site.services, { name: 'Asha', email: 'asha@buyer.example' })
  site.services.db.statement = () => Promise.reject(new Error('connection refused'))
  await sendForm(site, complete, asha)
  expect(shown[2]).toMatchObject({ status: 500, draft: complete })
})

test('a form sent to the API by a browser itself is handed to its page, body and all', async () => {
  const { app } = await freshApp()
  const answer = await app.request('/api/enquiries', {
    method: 'POST',
    body: new URLSearchParams(complete),
  })
  expect(answer.status).toBe(307)
  expect(answer.headers.get('Location')).toBe('/contact')
})

test('the log tells that an enquiry came, and nothing about the person', async () => {
  const site = await freshApp()
  await send(site, { ...complete, phone: '+91 98765 43210' })
  const log = site.logged.join('')
  expect(log).toContain('enquiry received')
  for (const secret of ['Asha', 'asha@', '98765 43210', '9876543210', 'logs.'])
    expect(log).not.toContain(secret)
})
