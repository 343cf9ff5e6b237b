import { expect, test } from 'vitest'
import sharp from 'sharp'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { fileContents, fileParts } from '../../app/db/schema/files.server.ts'
import { readBytes } from '../../app/files/file-parts.server.ts'
import { freshApp, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'

const view = 'side,inner:40,crane:red,with:grapple,name:Kerala_Timber'
const typed = {
  ...{ name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
  ...{ kind: 'quote', product: 'wotan', colour: 'yellow' },
}

const pictureOf = async (width = 1200, height = 750) => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#f5b800' } })
  return (await picture.webp({ quality: 80 }).toBuffer()).toString('base64')
}

async function send({ app }: FreshApp, fields: Record<string, string>) {
  const answer = await app.request('/api/enquiries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...typed, ...fields }),
  })
  return { status: answer.status, body: (await answer.json()) as { reference: string } }
}

const stored = ({ services }: FreshApp) => services.db.queries.select().from(enquiries)
const kept = async ({ services }: FreshApp) => ({
  contents: (await services.db.queries.select().from(fileContents)).length,
  parts: (await services.db.queries.select({ part: fileParts.part }).from(fileParts)).length,
})

test('an enquiry carries exactly what was put together in 3D, in words and as a picture', async () => {
  const site = await freshApp({ settings: { publicUrl: 'https://dino.example' } })
  const picture = await pictureOf()
  expect((await send(site, { view, picture })).status).toBe(201)
  const [enquiry] = await stored(site)
  expect(enquiry).toMatchObject({ view, colour: 'yellow', productId: 'wotan' })
  const { db } = site.services
  const bytes = await readBytes(db.queries, enquiry!.pictureId!, 0, enquiry!.pictureBytes!)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 750 })

  const [lead] = await mailsOf(site, 'enquiry-lead')
  for (const line of [
    'Crane painted apart: Red',
    'Name on it: Kerala Timber',
    'Wish, to be agreed: Timber grapple',
    `See exactly this in 3D: https://dino.example/products/wotan?colour=yellow&view=${view}`,
    `Configuration sheet (PDF): https://dino.example/products/wotan/sheet.pdf?colour=yellow`,
  ])
    expect(lead!.text).toContain(line)
})

test('the copy says what was chosen from lists, and not the name: its address may be a stranger’s', async () => {
  const site = await freshApp({ settings: { publicUrl: 'https://dino.example' } })
  const form = crypto.randomUUID()
  await send(site, { view, form })
  await site.app.request('/api/enquiries/copy', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ form }),
  })
  const [copy] = await mailsOf(site, 'enquiry-copy')
  expect(copy!.text).toContain('Wish, to be agreed: Timber grapple')
  expect(copy!.text).toContain('/products/wotan?colour=yellow&view=crane:red,with:grapple\n')
  expect(copy!.text + copy!.html).not.toContain('Kerala_Timber')
  expect(copy!.text + copy!.html).not.toContain('Kerala Timber')
})

test('sent twice, or again after an answer that was lost, it is one enquiry with one picture', async () => {
  const site = await freshApp()
  const fields = { view, picture: await pictureOf(), form: crypto.randomUUID() }
  const answers = await Promise.all([send(site, fields), send(site, fields)])
  const again = await send(site, { ...fields, picture: '' })
  const references = new Set([...answers, again].map(({ body }) => body.reference))
  expect(references.size).toBe(1)
  expect(await stored(site)).toHaveLength(1)
  expect(await kept(site)).toMatchObject({ contents: 1 })
  expect((await stored(site))[0]!.pictureBytes).toBeGreaterThan(0)
})

test('posed otherwise before it was sent again it is another enquiry', async () => {
  const site = await freshApp()
  const form = crypto.randomUUID()
  await send(site, { view, form })
  await send(site, { view: `${view},slew:20`, form })
  expect(await stored(site)).toHaveLength(2)
})

test('without a machine, or by a program, no view and no picture is kept', async () => {
  const site = await freshApp()
  const picture = await pictureOf()
  await send(site, { view, picture, product: 'undecided', colour: 'undecided' })
  await send(site, { picture })
  await send(site, { view, picture, website: 'https://spam.example' })
  const rows = await stored(site)
  expect(rows.map((row) => row.view)).toEqual([null, null, view])
  expect(rows.every((row) => row.pictureId === null)).toBe(true)
  expect(await kept(site)).toEqual({ contents: 0, parts: 0 })
})

test('the page it was sent from is kept without the view, which can be taken out', async () => {
  const site = await freshApp()
  const page = `/products/wotan?colour=yellow&view=${view}&enquire=quote`
  await send(site, { page })
  expect((await stored(site))[0]).toMatchObject({
    view: null,
    page: '/products/wotan?colour=yellow&enquire=quote',
  })
})

test('a form from a browser without scripts brings both too', async () => {
  const site = await freshApp()
  const body = new URLSearchParams({ ...typed, view, picture: await pictureOf() })
  const answer = await site.app.request(`/contact?form=${crypto.randomUUID()}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body,
  })
  expect(answer.status).toBe(303)
  const [enquiry] = await stored(site)
  expect(enquiry).toMatchObject({ view })
  expect(enquiry!.pictureId).not.toBeNull()
})
