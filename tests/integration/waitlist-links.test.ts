import { expect, test } from 'vitest'
import type { Book, OfferedSlot } from '../../app/booking/drawn-page.ts'
import { appointmentSlots } from '../../app/db/schema/days.server.ts'
import { answer, call, move, tuesday } from '../booking-calls.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { look, send } from '../own-link.ts'
import { fullTuesday, later, mailGoesOut, offers, sweep, waitlist, wish } from '../waitlist.ts'

/** Ravi is offered Tuesday 10:30, and has the mail. */
async function raviWithOffer() {
  const found = await fullTuesday()
  const { site, asha, ravi } = found
  await wish(site, ravi)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  const [mail] = await mailsOf(site, 'waitlist-offer')
  return { ...found, link: linkIn(mail!) }
}

const shownAt = async (site: Awaited<ReturnType<typeof raviWithOffer>>['site'], link: string) =>
  (await look(site, link)).page as unknown as OfferedSlot

test('reading the link books nothing; one press of its button does, without signing in', async () => {
  const { site, link, ravi } = await raviWithOffer()
  expect(await shownAt(site, link)).toMatchObject({
    state: 'open',
    until: '12:30',
    isWaiting: true,
  })
  expect((await offers(site))[0]!.state).toBe('open')
  expect(await send(site, link, { do: 'accept' })).toMatchObject({ status: 303, to: link })
  expect(await shownAt(site, link)).toMatchObject({ state: 'taken', isWaiting: false })
  const me = await answer(call(site, 'GET', `/${tuesday}`, ravi))
  expect(me.body['slots']).toEqual([{ time: '10:30', booked: true, mine: true }])
  expect(await mailsOf(site, 'appointment-confirmed')).toHaveLength(2)
  // The same form twice.
  expect(await send(site, link, { do: 'accept' })).toMatchObject({ status: 303 })
  expect(await mailsOf(site, 'appointment-confirmed')).toHaveLength(2)
})

test('once what was booked by it is cancelled or moved, the link no longer says that it is booked', async () => {
  const { site, link, ravi } = await raviWithOffer()
  await send(site, link, { do: 'accept' })
  const { queries } = site.services.db
  await queries.insert(appointmentSlots).values({ date: tuesday, time: '11:00' })
  await move(site, ravi, tuesday, '11:00')
  expect((await shownAt(site, link)).state).toBe('over')
  await move(site, ravi, tuesday, '10:30')
  expect((await shownAt(site, link)).state).toBe('taken')
  await call(site, 'DELETE', `/${tuesday}`, ravi)
  expect((await shownAt(site, link)).state).toBe('over')
  const again = await send(site, link, { do: 'accept' })
  expect([again.status, again.page]).toMatchObject([409, { state: 'over' }])
})

test('once it is over, or staff took the slot, the link says so and books nothing', async () => {
  const { site, link } = await raviWithOffer()
  expect(await shownAt(site, link)).toMatchObject({ isExpired: false })
  await mailGoesOut(site)
  later(site, 30)
  await sweep(site)
  expect(await shownAt(site, link)).toMatchObject({ until: '12:30', isExpired: true })
  const late = await send(site, link, { do: 'accept' })
  expect(late.status).toBe(409)
  expect(late.page).toMatchObject({ state: 'over', refused: expect.stringContaining('not held') })
  expect(await mailsOf(site, 'appointment-confirmed')).toHaveLength(1)
  later(site, 24 * 60 * 2)
  expect((await look(site, link)).status).toBe(404)
})

test('what is passed on is not offered again, and who stops waits no more', async () => {
  const { site, link, ravi, meera } = await raviWithOffer()
  later(site, 1)
  await wish(site, meera)
  await send(site, link, { do: 'pass-on' })
  expect(await shownAt(site, link)).toMatchObject({
    ...{ state: 'over', isExpired: false, isWaiting: true },
  })
  expect((await waitlist(site, meera)).offer).toMatchObject({ time: '10:30' })
  await send(site, link, { do: 'stop' })
  expect((await waitlist(site, ravi)).wishes).toEqual([])
  expect(await shownAt(site, link)).toMatchObject({ isWaiting: false })
})

test('a page of an offer that is over passes nothing on that came after it', async () => {
  const { site, link, ravi } = await raviWithOffer()
  await mailGoesOut(site)
  later(site, 30)
  await sweep(site)
  await site.services.db.queries.insert(appointmentSlots).values({ date: tuesday, time: '11:00' })
  await sweep(site)
  await send(site, link, { do: 'pass-on' })
  expect((await waitlist(site, ravi)).offer).toMatchObject({ time: '11:00' })
  const newer = (await mailsOf(site, 'waitlist-offer')).map(linkIn).find((each) => each !== link)!
  await send(site, newer, { do: 'pass-on' })
  expect((await offers(site)).map(({ state }) => state)).toEqual(['expired', 'declined'])
})

test('the link is a key: it stands in no log, and guesses are counted', async () => {
  const { site, link } = await raviWithOffer()
  await look(site, link)
  expect(site.logged.join()).not.toContain(link.split('/').at(-1))
  for (let guess = 0; guess < 21; guess++)
    await look(site, `/appointment/${String(guess).padStart(43, 'x')}`)
  expect((await look(site, link)).status).toBe(429)
})

async function bookPage({ app }: Awaited<ReturnType<typeof fullTuesday>>['site'], headers: object) {
  const response = await app.request('/book', { headers: { ...headers } })
  return (await response.json()) as Book
}

test('without scripts one waits, and takes it back, on the page of the book', async () => {
  const { site, ravi } = await fullTuesday()
  const post = (form: Record<string, string>) =>
    site.app.request('/book', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { ...ravi, 'Sec-Fetch-Site': 'same-origin' },
    })
  expect((await bookPage(site, ravi)).full).toEqual([tuesday])
  const made = await post({ do: 'wait', from: tuesday, to: '', part: 'morning' })
  expect([made.status, made.headers.get('Location')]).toEqual([303, '/book?done=waiting'])
  const [own] = (await bookPage(site, ravi)).wishes
  expect(own).toMatchObject({ fromDate: tuesday, toDate: tuesday, toTime: '12:00' })

  const refused = await post({ do: 'wait', from: '2026-11-30', to: tuesday })
  expect([refused.status, (await refused.json()) as Book]).toMatchObject([
    ...[400, { wished: { from: '2026-11-30', to: tuesday } }],
  ])
  await post({ do: 'take-back', wish: own!.id })
  expect((await bookPage(site, ravi)).wishes).toEqual([])
  expect((await post({ do: 'take-back', wish: own!.id })).status).toBe(303)
})
