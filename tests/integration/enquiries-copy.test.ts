import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { freshApp, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'

const typed = {
  ...{ name: 'Win a prize', company: 'Visit evil.example', phone: '+91 98765 43210' },
  ...{ email: 'asha@buyer.example', message: 'Cheap pills at evil.example' },
}
const quote = { kind: 'quote', product: 'wotan', colour: 'red' }
const hour = 3_600_000

async function send({ app }: FreshApp, fields: Record<string, string> = {}) {
  const form = crypto.randomUUID()
  const answer = await app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...typed, form, ...fields }),
  })
  const { reference } = (await answer.json()) as { reference: string }
  return { form, reference }
}

async function askForCopy({ app }: FreshApp, form: unknown) {
  const answer = await app.request('/api/enquiries/copy', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ form }),
  })
  return { status: answer.status, body: (await answer.json()) as { success: boolean } }
}

const copies = (site: FreshApp) => mailsOf(site, 'enquiry-copy')

test('nobody is mailed a copy who did not ask for one', async () => {
  const site = await freshApp()
  await send(site)
  expect(await copies(site)).toEqual([])
})

test('the copy has reference, day and product, and nothing that was typed', async () => {
  const site = await freshApp({ settings: { salesEmail: 'desk@dino.example' } })
  const { form, reference } = await send(site, quote)
  expect(await askForCopy(site, form)).toEqual({
    status: 200,
    body: { success: true, message: 'The copy is on its way.' },
  })
  const [copy, ...others] = await copies(site)
  expect(others).toEqual([])
  expect(copy).toMatchObject({ recipient: typed.email, replyTo: 'desk@dino.example' })
  expect(copy!.text).toContain(`Reference: ${reference}`)
  expect(copy!.text).toContain('Sent: Monday 23 November 2026, 09:30 in Kerala')
  expect(copy!.text).toContain('Product: Dino Wotan in red')
  const whole = [copy!.subject, copy!.text, copy!.html].join()
  for (const words of ['Win a prize', 'evil', '98765', 'pills', 'asha@'])
    expect(whole).not.toContain(words)
})

test('asked for five times at once it is one mail', async () => {
  const site = await freshApp()
  const { form } = await send(site)
  const answers = await Promise.all(Array.from({ length: 5 }, () => askForCopy(site, form)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await copies(site)).toHaveLength(1)
})

test('it can be had for an hour, by the page that sent the form, and by nobody else', async () => {
  const site = await freshApp()
  const { form, reference } = await send(site)
  for (const other of [crypto.randomUUID(), reference, '', null, { form }, '\0'])
    expect((await askForCopy(site, other)).status).toBe(404)
  const later = new Date(site.services.now().getTime() + hour)
  site.services.now = () => later
  expect((await askForCopy(site, form)).status).toBe(404)
  expect(await copies(site)).toEqual([])
})

test('one mailbox gets five copies an hour, however its address is written', async () => {
  const site = await freshApp()
  const addresses = [
    'asha.menon',
    'ashamenon',
    'asha.menon+a',
    'a.shamenon+b',
    'ASHAMENON',
    'asha.m.enon',
  ]
  const statuses: number[] = []
  for (const address of addresses) {
    const { form } = await send(site, { email: `${address}@gmail.com` })
    statuses.push((await askForCopy(site, form)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await copies(site)).toHaveLength(5)
  const { form } = await send(site, { email: 'ravi@gmail.com' })
  expect((await askForCopy(site, form)).status).toBe(200)
})

test('a program is told what a person is told, and mails nobody', async () => {
  const site = await freshApp()
  const { form, reference } = await send(site, { website: 'https://spam.example' })
  expect(reference).toMatch(/^[A-Z]{2}-\d{5}$/)
  expect((await askForCopy(site, form)).status).toBe(200)
  expect(await mailsOf(site)).toEqual([])
})

test('who was erased meanwhile is mailed nothing', async () => {
  const site = await freshApp()
  const { form } = await send(site)
  await site.services.db.queries.update(enquiries).set({ email: '' })
  await askForCopy(site, form)
  expect(await copies(site)).toEqual([])
})

test('without scripts the button leads back to the page, which says what became of it', async () => {
  const site = await freshApp()
  const { form, reference } = await send(site)
  const ask = () =>
    site.app.request('/api/enquiries/copy', {
      method: 'POST',
      body: new URLSearchParams({ form, sent: reference }),
    })
  const asked = await ask()
  expect(asked.status).toBe(303)
  const page = `/contact?sent=${reference}&form=${form}`
  expect(asked.headers.get('Location')).toBe(`${page}&copy=sent`)

  site.services.db.transaction = () => Promise.reject(new Error('disk full'))
  await site.services.db.queries.delete(mails)
  expect((await ask()).headers.get('Location')).toBe(`${page}&copy=unavailable`)
  expect(site.logged.join()).toContain('could not send a copy')
})
