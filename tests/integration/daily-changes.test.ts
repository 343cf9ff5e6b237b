import { expect, test } from 'vitest'
import type { Book, OwnAppointment } from '../../app/booking/drawn-page.ts'
import { rateLimits } from '../../app/db/schema/upkeep.server.ts'
import { answer, asha, booked, call, move, ravi, tuesday, wednesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { ashaWithLink, cancelForm, linkIn, mailsOf, moveForm, send } from '../own-link.ts'

const words =
  'You have booked, moved or cancelled 20 times today. For another change call us, or come back tomorrow.'
const onTuesday = ['10:00', '10:30', '11:00']

type Site = Awaited<ReturnType<typeof ashaWithLink>>

/** Asha has booked once, and moves so often more, by the dialog and by her link in turn; resolves to where it is then. */
async function changed({ site, cookie, link }: Site, times: number): Promise<string> {
  let at = '10:30'
  for (let number = 0; number < times; number++) {
    const to = onTuesday[(onTuesday.indexOf(at) + 1) % 3]!
    const status =
      number % 2 === 0
        ? (await move(site, cookie, tuesday, to)).status
        : (await send(site, link, moveForm(tuesday, to, `${tuesday} ${at}`))).status
    expect([200, 303]).toContain(status)
    at = to
  }
  return at
}

const byForm = async ({ site, cookie }: Site, form: Record<string, string>) => {
  const response = await site.app.request('/book', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { 'Sec-Fetch-Site': 'same-origin', ...cookie },
  })
  return { status: response.status, page: (await response.json()) as Book }
}

test('the 21st change of a day is refused by each way, with what to do, and mails nobody', async () => {
  const asked = await ashaWithLink()
  const { site, cookie, link } = asked
  const at = await changed(asked, 19)
  const shown = `${tuesday} ${at}`
  const mailed = async () => [
    (await mailsOf(site, 'appointment-confirmed')).length,
    (await mailsOf(site, 'appointment-moved')).length,
    (await mailsOf(site, 'appointment-cancelled')).length,
  ]
  const before = await mailed()

  const refused = { status: 429, body: { success: false, message: words, code: 'too-many-today' } }
  expect(
    await answer(call(site, 'POST', `/${wednesday}`, cookie, { time: '14:00' })),
  ).toMatchObject(refused)
  expect(await move(site, cookie, wednesday, '14:00')).toMatchObject(refused)
  const cancelled = call(site, 'DELETE', `/${tuesday}?time=${at}`, cookie)
  expect(await answer(cancelled)).toMatchObject(refused)

  const forms: Record<string, string>[] = [
    { day: wednesday, time: '14:00', purpose: 'visit' },
    { do: 'move', day: wednesday, time: '14:00', shown },
    { do: 'cancel', shown },
  ]
  for (const form of forms)
    expect(await byForm(asked, form)).toMatchObject({ status: 429, page: { refused: words } })

  for (const form of [moveForm(wednesday, '14:00', shown), cancelForm(shown)]) {
    const { status, page } = await send(site, link, form)
    expect([status, (page as OwnAppointment).refused]).toEqual([429, words])
  }
  expect(await booked(site)).toEqual([shown])
  expect(await mailed()).toEqual(before)
  // Whoever else comes is none of it.
  const asRavi = await signedInAs(site.services, ravi)
  expect((await call(site, 'POST', `/${wednesday}`, asRavi, { time: '14:00' })).status).toBe(201)
})

test('the next day it works again, though less than a day has passed', async () => {
  const asked = await ashaWithLink()
  const { site, link } = asked
  const at = await changed(asked, 19)
  const form = moveForm(wednesday, '14:00', `${tuesday} ${at}`)
  expect((await send(site, link, form)).status).toBe(429)
  site.services.now = () => new Date('2026-11-24T00:05:00+05:30')
  expect((await send(site, link, form)).status).toBe(303)
  const cookie = await signedInAs(site.services, asha)
  expect((await call(site, 'DELETE', `/${wednesday}`, cookie)).status).toBe(200)
})

test('what is refused for another reason is no change', async () => {
  const asked = await ashaWithLink()
  const { site, cookie, link } = asked
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${wednesday}`, asRavi, { time: '14:00' })
  for (let number = 0; number < 12; number++) {
    expect((await move(site, cookie, wednesday, '14:00')).status).toBe(409)
    expect((await send(site, link, moveForm(wednesday, '14:00'))).status).toBe(409)
  }
  expect((await move(site, cookie, wednesday, '14:30')).status).toBe(200)
})

test('a link that came for another appointment of theirs counts with it, and no address is stored', async () => {
  const asked = await ashaWithLink()
  const { site, cookie } = asked
  await call(site, 'POST', `/${wednesday}`, cookie, { time: '14:00' })
  const [, second] = await mailsOf(site, 'appointment-confirmed')
  await changed(asked, 18)
  const form = moveForm(wednesday, '14:30', `${wednesday} 14:00`)
  expect((await send(site, linkIn(second!), form)).status).toBe(429)
  const counted = await site.services.db.queries.select().from(rateLimits)
  expect(JSON.stringify(counted)).not.toContain(asha.email)
  expect(counted.some(({ key }) => /^changes:[\w-]{22}$/.test(key))).toBe(true)
})
