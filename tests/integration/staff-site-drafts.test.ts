import { expect, test } from 'vitest'
import { contentDrafts, contentRevisions } from '../../app/db/schema/content.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import type { Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { companyPath, siteOffice } from '../site-desk.ts'

const telephone = '+91 481 256 00 07'
const filledIn = {
  ...{ telephone, whatsapp: telephone, position: '9.58, 76.52' },
  ...{ email: 'hello@dino-cranes.in', salesEmail: 'sales@dino-cranes.in' },
}
const faulty = { telephone: '0481', position: 'beside the bridge', address: '' }

const drafts = ({ services }: Office) => services.db.queries.select().from(contentDrafts)

test('a draft is kept as it was typed, faults and all, and only who typed it sees it', async () => {
  const { office, staff, meera } = await siteOffice()
  const delivered = await staff.opened()
  expect(await staff.keep({ ...delivered, ...faulty })).toMatchObject({
    ...{ status: 303, location: `${companyPath}#preview` },
  })
  expect(await staff.page()).toMatchObject({
    ...{ form: faulty, base: 0, draft: { savedAt: office.services.now().toISOString() } },
  })
  expect(await meera.opened()).toEqual(delivered)
  expect(await meera.page()).not.toHaveProperty('draft')
  expect(await office.services.db.queries.select().from(contentRevisions)).toEqual([])
  expect(await office.services.db.queries.select().from(auditLog)).toEqual([])
})

test('a draft that saves itself is answered with its time, and takes the place of the one before', async () => {
  const { office, staff } = await siteOffice()
  const form = { ...(await staff.opened()), quietly: 'on' }
  await staff.keep({ ...form, telephone: '+91 4' })
  office.services.now = () => new Date('2026-11-23T05:00:00Z')
  const kept = await staff.keep({ ...form, telephone: '+91 48' })
  expect(kept).toMatchObject({ status: 200, page: { savedAt: Date.UTC(2026, 10, 23, 5) } })
  expect(await drafts(office)).toHaveLength(1)
  expect((await staff.page()).form).toMatchObject({ telephone: '+91 48' })
})

test('a page that was left open does not write over what its writer typed elsewhere by itself, only when they press', async () => {
  const { office, staff } = await siteOffice()
  const at = (time: string) => (office.services.now = () => new Date(`2026-11-23T${time}Z`))
  const opened = async (): Promise<Record<string, string>> => ({
    ...(await staff.opened()),
    opened: String(office.services.now().getTime()),
  })
  const quietly = { quietly: 'on' }
  at('04:00:00')
  const laptop = await opened()
  at('11:00:00')
  const yard = { ...(await opened()), tagline: 'Cranes for logs.', ...quietly }
  at('11:00:02')
  await staff.keep({ ...yard, tagline: 'Cranes for' })
  at('11:00:04')
  expect((await staff.keep(yard)).page).toHaveProperty('savedAt')
  at('13:00:00')
  const evening = { ...laptop, telephone }
  const refused = await staff.keep({ ...evening, ...quietly })
  expect(refused.page).toEqual({ elsewhere: Date.UTC(2026, 10, 23, 11, 0, 4) })
  expect((await staff.page()).form).toMatchObject({ tagline: 'Cranes for logs.' })
  await staff.keep({ ...evening, over: String(Date.UTC(2026, 10, 23, 11, 0, 4)) })
  expect((await staff.page()).form).toMatchObject({ telephone, tagline: laptop.tagline })
})

test.each(['draft', 'link', 'publish', 'schedule'])(
  'a first press of %s in a page that was left open throws nothing away that its writer typed elsewhere: it is said, and the next press does it',
  async (act) => {
    const { office, staff } = await siteOffice()
    const at = (time: string) => (office.services.now = () => new Date(`2026-11-23T${time}Z`))
    at('04:00:00')
    const laptop: Record<string, string> = {
      ...(await staff.opened()),
      opened: String(office.services.now().getTime()),
      ...{ telephone, do: act, at: '2026-11-27T10:00' },
    }
    at('11:00:00')
    await staff.keep({ ...(await staff.opened()), tagline: 'Cranes for logs.' })
    at('13:00:00')
    const elsewhere = Date.UTC(2026, 10, 23, 11)
    expect(await staff.send(laptop)).toMatchObject({
      status: 409,
      page: { elsewhere, form: { telephone, tagline: laptop.tagline } },
    })
    expect((await staff.page()).form).toMatchObject({ tagline: 'Cranes for logs.' })
    const again = await staff.send({ ...laptop, over: String(elsewhere) })
    expect(again.status).toBeLessThan(400)
    expect((await staff.page()).form).toMatchObject({ telephone, tagline: laptop.tagline })
  },
)

test('a draft is gone once it is published, and a colleague’s is not', async () => {
  const { staff, meera } = await siteOffice()
  const form = await staff.opened()
  await staff.keep({ ...form, telephone })
  await meera.keep({ ...form, tagline: 'Cranes for logs.' })
  await staff.publish(await staff.opened())
  expect(await staff.page()).not.toHaveProperty('draft')
  expect(await meera.page()).toMatchObject({
    ...{ form: { tagline: 'Cranes for logs.', telephone: form.telephone }, base: 0 },
  })
})

test('who goes on with a draft from before a publication is told of it', async () => {
  const { staff, meera } = await siteOffice()
  await meera.keep({ ...(await meera.opened()), tagline: 'Cranes for logs.' })
  await staff.publish({ ...(await staff.opened()), telephone })
  const refused = await meera.publish(await meera.opened())
  expect(refused).toMatchObject({
    ...{ status: 409, page: { form: { telephone, tagline: 'Cranes for logs.' }, base: 1 } },
  })
  expect((await meera.page()).form).toMatchObject({ tagline: 'Cranes for logs.' })
})

test('a draft that is the same as what is published is none', async () => {
  const { office, staff } = await siteOffice()
  const form = await staff.opened()
  await staff.keep({ ...form, telephone })
  await staff.keep({ ...form, telephone: `  ${form.telephone} ` })
  expect(await drafts(office)).toEqual([])
})

test('a draft can be thrown away, one’s own only', async () => {
  const { office, staff, meera } = await siteOffice()
  const form = await staff.opened()
  await staff.keep({ ...form, telephone })
  await meera.keep({ ...form, ...faulty })
  expect(await staff.send({ do: 'drop' })).toMatchObject({
    status: 303,
    location: `${companyPath}?published=dropped`,
  })
  expect(await staff.opened()).toEqual(form)
  expect(await drafts(office)).toHaveLength(1)
})

test('a page that was left open throws no draft away that its writer typed elsewhere: it is said, and the next press does it', async () => {
  const { office, staff } = await siteOffice()
  const at = (time: string) => (office.services.now = () => new Date(`2026-11-23T${time}Z`))
  at('04:00:00')
  const form = await staff.opened()
  const laptop = { ...form, opened: String(office.services.now().getTime()), do: 'drop' }
  at('11:00:00')
  await staff.keep({ ...form, tagline: 'Cranes for logs.' })
  at('13:00:00')
  const elsewhere = Date.UTC(2026, 10, 23, 11)
  expect(await staff.send(laptop)).toMatchObject({ status: 409, page: { elsewhere } })
  expect((await staff.page()).form).toMatchObject({ tagline: 'Cranes for logs.' })
  await staff.send({ ...laptop, over: String(elsewhere) })
  expect(await staff.opened()).toEqual(form)
})

test('the letter that no database keeps breaks nothing', async () => {
  const { staff } = await siteOffice()
  const form = { ...(await staff.opened()), tagline: 'Cranes\0 for logs.' }
  expect((await staff.keep(form)).status).toBe(303)
  expect((await staff.page()).form).toMatchObject({ tagline: 'Cranes for logs.' })
  expect((await staff.publish(form)).status).toBe(303)
})

test.each(['prices', 'toString', '__proto__', 'Company'])(
  '%s is no kind of content: neither read nor written',
  async (kind) => {
    const { office, staff } = await siteOffice()
    const path = `/staff/site/${kind}`
    const form = { ...(await staff.opened()), telephone }
    expect((await office.fetch(path)).status).toBe(404)
    for (const act of ['draft', 'publish', 'drop', 'bring-back']) {
      const sent = await sendForm(office, path, { ...form, do: act, number: '0' })
      expect(sent.status).toBe(404)
    }
    expect(await drafts(office)).toEqual([])
  },
)

interface SitePage {
  sections: { kind: string; states: string[]; missing: string[]; published: object | null }[]
}

test('the list of sections tells how each stands, to each of the staff', async () => {
  const { staff, meera } = await siteOffice()
  const section = async ({ look }: typeof staff, name: string) =>
    (await look<SitePage>('/staff/site')).sections.find(({ kind }) => kind === name)!
  const company = (who: typeof staff) => section(who, 'company')

  expect(await company(staff)).toMatchObject({
    ...{ states: ['As delivered', 'Not confirmed'], published: null },
    missing: [
      ...['phone number', 'WhatsApp number', 'e-mail address', 'sales e-mail address'],
      'place on the map',
    ],
  })
  // Once, however many of them lack it.
  expect((await section(staff, 'certificate')).missing).toEqual(['the issued document'])
  await staff.keep({ ...(await staff.opened()), telephone })
  expect((await company(staff)).states).toEqual(['As delivered', 'Draft', 'Not confirmed'])
  expect((await company(meera)).states).toEqual(['As delivered', 'Not confirmed'])

  await staff.publish(await staff.opened())
  expect(await company(meera)).toMatchObject({
    ...{ states: ['Edited', 'Not confirmed'], published: { by: 'Dino Staff' } },
    missing: ['WhatsApp number', 'e-mail address', 'sales e-mail address', 'place on the map'],
  })
  await meera.publish({ ...(await meera.opened()), ...filledIn })
  expect(await company(staff)).toMatchObject({ states: ['Edited'], missing: [] })
})

test('a draft outlives an earlier state that its writer brings back, and is told of it when it is published', async () => {
  const { staff } = await siteOffice()
  await staff.publish({ ...(await staff.opened()), telephone: '+91 481 256 00 07' })
  await staff.keep({ ...(await staff.opened()), tagline: 'Cranes for logs.' })
  await staff.bringBack('0')
  const { form, base, current } = await staff.page()
  expect(current).not.toBeNull()
  expect([form.tagline, base]).toEqual(['Cranes for logs.', 1])
  const refused = await staff.publish(await staff.opened())
  expect(refused.status).toBe(409)
  expect(refused.page).toMatchObject({ form: { tagline: 'Cranes for logs.' } })
})
