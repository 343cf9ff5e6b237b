import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { onceIdOf } from '../../app/enquiries/outbox/once-id.ts'
import { asDelivered } from '../../content/site-content.ts'
import { freshApp, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'

/** What a phone sends again and again until it has an answer is one enquiry. */

const complete = { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' }

async function draftFrom(fields: Record<string, string> = {}) {
  const draft: Record<string, string> = { ...complete, form: crypto.randomUUID(), ...fields }
  return { ...draft, once: (await onceIdOf(draft))! }
}

async function send({ app }: FreshApp, draft: Record<string, string>, from = '10.0.0.1') {
  const answer = await app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(draft),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const stored = ({ services }: FreshApp) => services.db.queries.select().from(enquiries)

test('two hundred messages, each sent by two tabs, with lost answers and sent again, are two hundred', async () => {
  const site = await freshApp({ settings: { trustProxy: true } })
  const random = numbersFrom(7)
  for (let count = 0; count < 200; count++) {
    const draft = await draftFrom({ message: `A crane for logs, ${count}.` })
    const from = `10.${count >> 4}.${count & 15}.1`
    // How often each tab sends it until an answer comes through.
    const tabs = [1 + Math.floor(random() * 3), Math.floor(random() * 3)]
    const sendings = tabs.map(async (times) => {
      const answers = []
      for (let time = 0; time < times; time++) answers.push(await send(site, draft, from))
      return answers
    })
    const answers = (await Promise.all(sendings)).flat()
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(answers.every(({ status }) => status === 201)).toBe(true)
  }
  const all = await stored(site)
  expect(new Set(all.map(({ message }) => message)).size).toBe(200)
  expect(all).toHaveLength(200)
  expect(await mailsOf(site)).toHaveLength(200)
}, 120_000)

test('what was taken is told as taken, also when its machine has left the catalogue since', async () => {
  const [product] = asDelivered.catalogue.products
  const content = { ...asDelivered }
  const site = await freshApp({ content })
  const draft = await draftFrom({ product: product!.id })
  const first = await send(site, draft)
  expect(first.status).toBe(201)
  content.catalogue = { ...content.catalogue, find: () => undefined } as typeof content.catalogue
  expect((await send(site, { ...draft, once: '' })).status).toBe(422)
  expect(await send(site, draft)).toEqual(first)
  expect(await stored(site)).toHaveLength(1)
})

test('what is sent again after everybody has sent too many is told as taken, not as too many', async () => {
  const site = await freshApp()
  const draft = await draftFrom()
  const first = await send(site, draft)
  for (let count = 0; count < 12; count++) await send(site, await draftFrom())
  expect((await send(site, await draftFrom())).status).toBe(429)
  expect(await send(site, draft)).toEqual(first)
})

test('another word is another enquiry, and so is another form', async () => {
  const site = await freshApp()
  const form = crypto.randomUUID()
  await send(site, await draftFrom({ form }))
  await send(site, await draftFrom({ form, message: 'A crane for marble.' }))
  await send(site, await draftFrom())
  expect(await stored(site)).toHaveLength(3)
})

test('who was erased does not come back by an answer that was lost', async () => {
  const site = await freshApp()
  const draft = await draftFrom()
  await send(site, draft)
  const { db } = site.services
  await db.queries.update(enquiries).set({ name: 'Erased', contentHash: '', formId: null })
  expect((await send(site, draft)).status).toBe(201)
  expect(await stored(site)).toHaveLength(1)
})

test('an id that is none counts as none', async () => {
  const site = await freshApp()
  for (const once of ['', 'x', "' OR 1=1", '\0'])
    expect((await send(site, { ...complete, form: crypto.randomUUID(), once })).status).toBe(201)
  expect(await stored(site)).toHaveLength(4)
})

/** The same for every run. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
