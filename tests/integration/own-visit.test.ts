import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { newToken } from '../../app/account/random-token.server.ts'
import { keepLinks } from '../../app/booking/own-link.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { tuesday, wednesday } from '../booking-calls.ts'
import type { FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { ashaWithLink, cancelForm, look, moveForm, send } from '../own-link.ts'

const at = (moment: string) => () => new Date(`${moment}+05:30`)
const details = (fields: Record<string, string> = {}) => ({
  ...{ do: 'details', shown: `${tuesday} 10:30`, note: 'With the grapple, please.' },
  ...fields,
})
const late = (minutes: string) => ({ do: 'late', shown: `${tuesday} 10:30`, minutes })

async function rowOf({ services }: FreshApp) {
  const [row] = await services.db.queries.select().from(appointments)
  return row!
}

const actionsOf = async ({ services }: FreshApp) =>
  (await services.db.queries.select().from(auditLog)).map(({ action }) => action)

async function bookPage({ app }: FreshApp, cookie: object, form: Record<string, string>) {
  const response = await app.request('/book', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...cookie },
  })
  return { status: response.status, to: response.headers.get('Location') }
}

test('by the link one changes what one told; our desk hears of it once, however often it is sent', async () => {
  const { site, link } = await ashaWithLink()
  expect((await look(site, `${link}?details`)).page.step).toBe('details')
  const form = details({ phone: '0481 256000', visitors: '2', meet: 'video', product: 'swifty' })
  const both = await Promise.all([1, 2].map(() => send(site, link, form)))
  expect(both).toMatchObject([{ status: 303, to: `${link}?told` }, { status: 303 }])
  expect(await rowOf(site)).toMatchObject({
    ...{ phone: '0481 256000', visitors: 2, meet: 'video', time: '10:30' },
    // Of a demo the machine stays.
    productId: 'wotan',
  })
  const [notice, ...more] = await mailsOf(site, 'details-notice')
  expect(more).toEqual([])
  expect(notice).toMatchObject({ recipient: 'desk@dino.example' })
  expect(notice!.text).toContain('By video: type the link in the office')
  expect(await actionsOf(site)).toContain('appointment-details-changed')
  const { page } = await look(site, `${link}?told`)
  expect(page).toMatchObject({ said: 'Thank you, we know.', visit: { visitors: 2, here: null } })
})

test('sending what stands there already changes nothing and tells nobody', async () => {
  const { site, link } = await ashaWithLink()
  expect(await send(site, link, details())).toMatchObject({ status: 303 })
  expect(await mailsOf(site, 'details-notice')).toEqual([])
  expect((await rowOf(site)).detailsChangedAt).toBeNull()
})

test('a refused change shows what was typed; once it has begun nothing changes any more', async () => {
  const { site, link } = await ashaWithLink()
  const { status, page } = await send(site, link, details({ visitors: 'ten', company: 'Menon' }))
  expect(status).toBe(400)
  expect(page).toMatchObject({
    step: 'details',
    visit: { form: { draft: { visitors: 'ten', company: 'Menon' }, wrong: { field: 'visitors' } } },
  })
  site.services.now = at(`${tuesday}T10:31`)
  const after = await send(site, link, details({ company: 'Menon' }))
  expect([after.status, after.page!.step]).toEqual([409, 'see'])
  expect((await rowOf(site)).company).toBeNull()
})

/** A link that staff sent to the telephone. */
async function linkByPhone({ services: { db, now } }: FreshApp, appointmentId: string) {
  const token = newToken()
  await db.transaction((tx) => keepLinks(tx, { token, appointmentId, mailId: null, now: now() }))
  return `/appointment/${token}`
}

test('with another number the links that went to the one before end, but for the one in use; those in mails go on', async () => {
  const { site, cookie, link, id } = await ashaWithLink()
  await send(site, link, details({ phone: '0481 256000' }))
  const [wrong, used] = [await linkByPhone(site, id), await linkByPhone(site, id)]
  const opens = async () =>
    Promise.all([wrong, used, link].map(async (each) => (await look(site, each)).status))
  // The number stays.
  await send(site, link, details({ phone: '0481 256000', company: 'Menon' }))
  expect(await opens()).toEqual([200, 200, 200])
  await send(site, used, details({ phone: '0481 256001' }))
  expect(await opens()).toEqual([404, 200, 200])
  await bookPage(site, cookie, details({ phone: '0481 256002' }))
  expect(await opens()).toEqual([404, 404, 200])
})

test('the number by which alone somebody is known stays when it is left out', async () => {
  const { site, id } = await ashaWithLink()
  const byPhone = { userEmail: null, userId: null, phone: '0481 256000' }
  await site.services.db.queries.update(appointments).set(byPhone)
  const link = await linkByPhone(site, id)
  expect((await send(site, link, details({ company: 'Menon' }))).status).toBe(303)
  expect(await rowOf(site)).toMatchObject({ ...byPhone, company: 'Menon' })
  await send(site, link, details({ phone: '0481 256001' }))
  expect((await rowOf(site)).phone).toBe('0481 256001')
})

test('whoever left a number alone is promised no mail, nor is anybody of whose site none goes out', async () => {
  const { site, link } = await ashaWithLink()
  expect((await look(site, link)).page.isMailed).toBe(true)
  site.services.settings = { ...site.services.settings, smtpUrl: undefined }
  expect((await look(site, link)).page.isMailed).toBe(false)
  const other = await ashaWithLink()
  await other.site.services.db.queries
    .update(appointments)
    .set({ userEmail: null, userId: null, phone: '0481 256000' })
  const byPhone = await linkByPhone(other.site, other.id)
  expect((await look(other.site, byPhone)).page.isMailed).toBe(false)
})

test('whoever is signed in changes it on the page of the book, and only their own', async () => {
  const { site, cookie } = await ashaWithLink()
  const changed = await bookPage(site, cookie, details({ company: 'Menon' }))
  expect(changed).toMatchObject({ status: 303, to: `/book?day=${tuesday}&done=told` })
  expect(await rowOf(site)).toMatchObject({ company: 'Menon' })
  const other = await bookPage(site, cookie, { ...details(), shown: `${wednesday} 10:30` })
  expect(other.status).toBe(404)
  expect((await bookPage(site, {}, details())).status).toBe(401)
})

test('on the day one can say to be late: our desk is told, the slot stays', async () => {
  const { site, link } = await ashaWithLink()
  site.services.now = at(`${tuesday}T08:29`)
  expect((await look(site, link)).page.visit.late).toEqual({ words: null, canBeSaid: false })
  expect((await send(site, link, late('20'))).status).toBe(409)
  site.services.now = at(`${tuesday}T08:30`)
  expect((await look(site, link)).page.visit.late.canBeSaid).toBe(true)
  expect((await send(site, link, late('25'))).status).toBe(400)

  site.services.now = at(`${tuesday}T10:05`)
  const both = await Promise.all([1, 2].map(() => send(site, link, late('20'))))
  expect(both.map(({ to }) => to)).toEqual([`${link}?late`, `${link}?late`])
  expect(await rowOf(site)).toMatchObject({ time: '10:30', lateMinutes: 20 })
  const { page } = await look(site, `${link}?late`)
  expect(page.said).toBe('Thank you, we know that you are late. See you soon.')
  expect(page.visit.late).toEqual({ words: 'late by 20 min, said 10:05', canBeSaid: true })

  // After it has begun, and again with another time: of two notices the one that has not gone out is dropped.
  site.services.now = at(`${tuesday}T10:45`)
  expect((await send(site, link, late('45'))).status).toBe(303)
  const notices = await mailsOf(site, 'late-notice')
  expect(notices.map(({ status }) => status)).toEqual(['dismissed', 'waiting'])
  expect(notices[1]!.subject).toContain('Late by 45 minutes, Tue 24 November at 10:30')
  expect((await look(site, link)).page.state).toBe('started')

  site.services.now = at(`${tuesday}T11:00`)
  expect((await send(site, link, late('10'))).status).toBe(409)
  expect(await rowOf(site)).toMatchObject({ lateMinutes: 45 })
})

test('whoever is late as they said finds their page, with the code for the gate, as much longer', async () => {
  const { site, link } = await ashaWithLink()
  site.services.now = at(`${tuesday}T10:20`)
  await send(site, link, late('45'))
  site.services.now = at(`${tuesday}T11:10`)
  const { status, page } = await look(site, link)
  expect(status).toBe(200)
  expect(page.visit.gate).not.toBeNull()
  expect(page.visit.late).toMatchObject({ canBeSaid: false })
  site.services.now = at(`${tuesday}T11:44`)
  expect((await look(site, link)).status).toBe(200)
  site.services.now = at(`${tuesday}T11:45`)
  expect((await look(site, link)).status).toBe(404)
})

test('whoever says to be late where it was shown before it was moved is told, and nothing is noted', async () => {
  const { site, cookie, link } = await ashaWithLink()
  site.services.now = at(`${tuesday}T08:50`)
  expect((await send(site, link, moveForm(tuesday, '11:00'))).status).toBe(303)
  site.services.now = at(`${tuesday}T10:05`)
  for (const shown of [`${tuesday} 10:30`, `${wednesday} 11:00`, '']) {
    const { status, page } = await send(site, link, { ...late('20'), shown })
    expect([status, page!.refused]).toEqual([409, 'Your appointment is not at this time any more.'])
    expect(page).toMatchObject({ step: 'see', time: '11:00', visit: { late: { words: null } } })
  }
  expect((await bookPage(site, cookie, late('20'))).status).toBe(409)
  expect(await rowOf(site)).toMatchObject({ time: '11:00', lateMinutes: null })
  expect(await mailsOf(site, 'late-notice')).toEqual([])
  const other = await send(site, link, { ...late('20'), shown: `${tuesday} 11:00` })
  expect(other).toMatchObject({ status: 303, to: `${link}?late` })
})

test('other details hold wherever it was moved; of one that is cancelled its page says so', async () => {
  const { site, link } = await ashaWithLink()
  await send(site, link, moveForm(wednesday, '14:00'))
  expect((await send(site, link, details({ company: 'Menon' }))).status).toBe(303)
  expect(await rowOf(site)).toMatchObject({ date: wednesday, company: 'Menon' })
  await send(site, link, cancelForm(`${wednesday} 14:00`))
  const after = await send(site, link, details({ company: 'Other' }))
  expect(after).toMatchObject({ status: 303, to: `${link}?cancelled` })
  expect((await rowOf(site)).company).toBe('Menon')
})

test('whoever moves the appointment is not late any more', async () => {
  const { site, link } = await ashaWithLink()
  site.services.now = at(`${tuesday}T09:00`)
  await send(site, link, late('20'))
  expect((await send(site, link, moveForm(wednesday, '14:00'))).status).toBe(303)
  expect(await rowOf(site)).toMatchObject({ date: wednesday, lateMinutes: null, lateAt: null })
})

test('the code for the gate holds the address at which our people note who came', async () => {
  const { site, link, id } = await ashaWithLink()
  const { gate } = (await look(site, link)).page.visit
  const { publicUrl } = site.services.settings
  const expected = encode(`${publicUrl}/staff/appointments/${id}?gate`, { ecc: 'M', border: 4 })
  expect(gate!.size).toBe(expected.size)
  expect(drawn(gate!)).toEqual(expected.data)
  // Nobody comes through the gate to meet by video.
  await send(site, link, details({ meet: 'video' }))
  expect((await look(site, link)).page.visit.gate).toBeNull()
})

/** The modules that a path fills. */
function drawn({ size, path }: { size: number; path: string }): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    modules[Number(y)]!.fill(true, Number(x), Number(x) + Number(length))
  return modules
}
