import { expect, test } from 'vitest'
import type { Book, OwnAppointment } from '../../app/booking/drawn-page.ts'
import { rateLimits } from '../../app/db/schema/upkeep.server.ts'
import { privacyTexts } from '../../content/privacy.ts'
import { tidyUp } from '../../server/jobs.ts'
import { answer, asha, booked, call, move, ravi, tuesday, wednesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { ashaWithLink, cancelForm, moveForm, send } from '../own-link.ts'

const words =
  'You have booked, moved, cancelled or changed something 20 times today. For another change call us, or come back tomorrow.'
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
  const { status } = response
  return { status, page: status === 303 ? null : ((await response.json()) as Book) }
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

test('what was counted is gone as soon as the privacy page says', async () => {
  const { site, link } = await ashaWithLink()
  await send(site, link, moveForm(tuesday, '11:00'))
  const { db } = site.services
  const counted = await db.queries.select().from(rateLimits)
  const names = new Set(counted.map(({ key }) => key.split(':')[0]))
  expect(names).toEqual(new Set(['appointments', 'changes']))
  expect(privacyTexts.countsUntil).toContain('Two days at most')
  // Just missed by a night, it goes the next.
  const [hour, aDay] = [60 * 60_000, 24 * 60 * 60_000]
  await tidyUp(db, new Date(Date.now() + aDay - hour))
  expect(await db.queries.select().from(rateLimits)).toHaveLength(1)
  await tidyUp(db, new Date(Date.now() + 2 * aDay - hour))
  expect(await db.queries.select().from(rateLimits)).toEqual([])
})

const details = (note: string) => ({ do: 'details', shown: `${tuesday} 10:30`, note })

test('what one tells our desk is a change too: the 21st of a day mails nobody, and keeps what was typed', async () => {
  const asked = await ashaWithLink()
  const { site, link } = asked
  for (let number = 1; number < 20; number++) {
    const form = details(`Note ${number}`)
    const answered = number % 2 ? await byForm(asked, form) : await send(site, link, form)
    expect(answered.status).toBe(303)
  }
  const notices = await mailsOf(site, 'details-notice')

  const form = details('One more.')
  expect(await byForm(asked, form)).toMatchObject({ status: 429, page: { refused: words } })
  const { status, page } = await send(site, link, form)
  expect([status, page]).toMatchObject([429, { refused: words, step: 'details' }])
  expect(JSON.stringify(page)).toContain('One more.')
  expect(await mailsOf(site, 'details-notice')).toEqual(notices)
})

test('so is whoever is late, and says another time again and again', async () => {
  const { site, link } = await ashaWithLink()
  site.services.now = () => new Date('2026-11-24T10:00:00+05:30')
  const late = async (number: number) => {
    const minutes = number % 2 ? '10' : '20'
    return (await send(site, link, { do: 'late', minutes, shown: `${tuesday} 10:30` })).status
  }
  for (let number = 1; number <= 20; number++) expect(await late(number)).toBe(303)
  expect(await late(21)).toBe(429)
})

test('told once more as it stands is no change', async () => {
  const { site, link } = await ashaWithLink()
  for (let number = 0; number < 25; number++)
    expect((await send(site, link, details('By bus.'))).status).toBe(303)
})

test('a wish that is taken back and made anew is a change each time, and offers nothing after the 20th', async () => {
  const { site, cookie, ...asked } = await ashaWithLink()
  const wish = () => answer(call(site, 'POST', '/waitlist', cookie, { from: wednesday }))
  const takeBack = async () => {
    const { body } = await answer(call(site, 'GET', '/waitlist', cookie))
    const [{ id }] = body['wishes'] as [{ id: string }]
    expect((await call(site, 'DELETE', `/waitlist/${id}`, cookie)).status).toBe(200)
  }
  expect((await wish()).status).toBe(201)
  for (let number = 2; number < 20; number++) {
    // They wait for it already.
    expect((await wish()).status).toBe(201)
    await takeBack()
    expect((await wish()).status).toBe(201)
  }
  await takeBack()
  const offered = await mailsOf(site, 'waitlist-offer')
  expect(await wish()).toMatchObject({ status: 429, body: { message: words } })
  const byPage = await byForm({ site, cookie, ...asked }, { do: 'wait', from: wednesday })
  expect(byPage).toMatchObject({ status: 429, page: { refused: words } })
  expect(await mailsOf(site, 'waitlist-offer')).toEqual(offered)
})
