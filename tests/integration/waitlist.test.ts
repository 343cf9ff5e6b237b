import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../app/db/schema/people.server.ts'
import { waitlistWishes } from '../../app/db/schema/waitlist.server.ts'
import { messages } from '../../app/rules/booking.ts'
import { waitlistMessages } from '../../app/rules/waitlist.ts'
import { answer, call, failure, ravi, tuesday, wednesday } from '../booking-calls.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { openDay } from '../open-day.ts'
import { look } from '../own-link.ts'
import {
  fullTuesday,
  later,
  mailGoesOut,
  meera,
  offers,
  sweep,
  waitlist,
  wish,
} from '../waitlist.ts'

test('a slot that is cancelled is offered at once to whoever waited longest, and to nobody else', async () => {
  const { site, asha, ravi: first, meera: second } = await fullTuesday()
  expect((await wish(site, first)).status).toBe(201)
  later(site, 1)
  await wish(site, second)
  await call(site, 'DELETE', `/${tuesday}`, asha)

  expect((await waitlist(site, first)).offer).toEqual({
    ...{ date: tuesday, time: '10:30', until: '12:31' },
  })
  expect((await waitlist(site, second)).offer).toBeNull()
  const mails = await mailsOf(site, 'waitlist-offer')
  expect(mails.map(({ recipient, status }) => [recipient, status])).toEqual([
    [ravi.email, 'waiting'],
  ])
  expect(mails[0]!.text).toContain('12:31')
})

test('an offered slot is booked to everybody but to whom it is offered', async () => {
  const { site, asha, ravi: first, meera: other } = await fullTuesday()
  await wish(site, first)
  await call(site, 'DELETE', `/${tuesday}`, asha)

  const slots = async (cookie: object) =>
    (await answer(call(site, 'GET', `/${tuesday}`, cookie))).body['slots']
  expect(await slots(other)).toEqual([{ time: '10:30', booked: true, mine: false }])
  expect(await slots({})).toEqual([{ time: '10:30', booked: true, mine: false }])
  expect(await slots(first)).toEqual([{ time: '10:30', booked: false, mine: false }])
  const days = async (cookie: object) => (await answer(call(site, 'GET', '', cookie))).body
  expect(await days(other)).toMatchObject({ days: [], full: [tuesday] })
  expect(await days(first)).toMatchObject({ days: [tuesday] })

  const body = { time: '10:30' }
  expect(await answer(call(site, 'POST', `/${tuesday}`, other, body))).toEqual(
    failure(409, messages.slotBooked),
  )
  expect((await answer(call(site, 'POST', `/${tuesday}`, first, body))).status).toBe(201)
  expect((await offers(site)).map(({ state }) => state)).toEqual(['taken'])
  expect((await waitlist(site, first)).wishes).toEqual([])
})

test('nobody moves an appointment to a slot that is offered to somebody else', async () => {
  const { site, asha, ravi: first, meera: other } = await fullTuesday()
  await openDay(site.services.db, wednesday, ['14:00'])
  await call(site, 'POST', `/${wednesday}`, other, { time: '14:00' })
  await wish(site, first)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  const target = { toDate: tuesday, toTime: '10:30' }
  expect(await answer(call(site, 'POST', `/${wednesday}/move`, other, target))).toEqual(
    failure(409, messages.slotBooked),
  )
  const mails = await mailsOf(site, 'appointment-confirmed')
  const link = linkIn(mails.find(({ recipient }) => recipient === meera.email)!)
  const days = async () => (await look(site, `${link}?move`)).page.step
  expect(await days()).toMatchObject({ days: [] })
  await call(site, 'DELETE', `/waitlist/${(await waitlist(site, first)).wishes[0]!.id}`, first)
  expect(await days()).toMatchObject({ days: [tuesday] })
})

test('an appointment that is moved to the slot that is offered for it takes the offer', async () => {
  const { site, asha, ravi: first } = await fullTuesday()
  await openDay(site.services.db, wednesday, ['14:00'])
  await call(site, 'POST', `/${wednesday}`, first, { time: '14:00' })
  await wish(site, first)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  const target = { toDate: tuesday, toTime: '10:30' }
  expect((await answer(call(site, 'POST', `/${wednesday}/move`, first, target))).status).toBe(200)
  expect((await offers(site)).map(({ state }) => state)).toEqual(['taken'])
})

test('after half an hour the slot goes to whoever is next, and after the last it is free', async () => {
  const { site, asha, ravi: first, meera: second } = await fullTuesday()
  await wish(site, first)
  later(site, 1)
  await wish(site, second)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  await mailGoesOut(site)
  later(site, 30)
  await sweep(site)
  expect((await waitlist(site, first)).offer).not.toBeNull()

  later(site, 31)
  await sweep(site)
  expect((await waitlist(site, first)).offer).toBeNull()
  expect((await waitlist(site, second)).offer).toMatchObject({ until: '13:01' })
  await mailGoesOut(site)

  later(site, 61)
  await sweep(site)
  expect((await offers(site)).map(({ state }) => state)).toEqual(['expired', 'expired'])
  const booking = await answer(call(site, 'POST', `/${tuesday}`, asha, { time: '10:30' }))
  expect(booking.status).toBe(201)
})

test('a slot that is moved away, or opened with another day, is offered by the next sweep', async () => {
  const { site, asha, ravi: first } = await fullTuesday()
  await wish(site, first, { from: tuesday, to: wednesday })
  await openDay(site.services.db, '2026-11-26', ['14:00'])
  await call(site, 'POST', `/${tuesday}/move`, asha, { toDate: '2026-11-26', toTime: '14:00' })
  expect(await sweep(site)).toBe(1)
  expect((await waitlist(site, first)).offer).toMatchObject({ date: tuesday, time: '10:30' })
  // Two sweeps do not offer twice.
  expect(await sweep(site)).toBe(0)
})

test('a wish is refused with what to do, and made twice it is one', async () => {
  const { site, asha, ravi: first } = await fullTuesday()
  expect(await wish(site, {})).toEqual(failure(401, waitlistMessages.signIn))
  expect(await wish(site, first, { from: 'soon' })).toEqual(
    failure(400, waitlistMessages.chooseDay),
  )
  expect(await wish(site, first, { from: tuesday, to: '2027-01-23' })).toEqual(
    failure(400, waitlistMessages.tooManyDays),
  )
  expect(await wish(site, asha)).toEqual(failure(409, waitlistMessages.alreadyThatDay))
  await wish(site, first)
  await wish(site, first)
  expect((await waitlist(site, first)).wishes).toHaveLength(1)
  await wish(site, first, { from: wednesday })
  await wish(site, first, { from: wednesday, part: 'morning' })
  expect(await wish(site, first, { from: '2026-11-26' })).toEqual(
    failure(409, waitlistMessages.tooMany),
  )
})

test('a wish that is taken back passes its slot on; nobody takes back what is not theirs', async () => {
  const { site, asha, ravi: first, meera: second } = await fullTuesday()
  await wish(site, first)
  later(site, 1)
  await wish(site, second)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  const [own] = (await waitlist(site, first)).wishes
  const takeBack = (cookie: object) => answer(call(site, 'DELETE', `/waitlist/${own!.id}`, cookie))
  expect(await takeBack(second)).toEqual(failure(404, waitlistMessages.gone))
  expect((await takeBack(first)).status).toBe(200)
  expect(await takeBack(first)).toEqual(failure(404, waitlistMessages.gone))
  expect((await waitlist(site, second)).offer).toMatchObject({ time: '10:30' })
})

test('whoever has an appointment that day, or three ahead, is offered nothing', async () => {
  const { site, asha, ravi: first } = await fullTuesday()
  await openDay(site.services.db, wednesday, ['14:00'])
  await wish(site, first, { from: tuesday, to: wednesday, part: 'morning' })
  for (const day of ['2026-11-26', '2026-11-27', '2026-11-28']) {
    await openDay(site.services.db, day, ['14:00'])
    await call(site, 'POST', `/${day}`, first, { time: '14:00' })
  }
  await call(site, 'DELETE', `/${tuesday}`, asha)
  expect((await waitlist(site, first)).offer).toBeNull()
  await call(site, 'DELETE', '/2026-11-28', first)
  expect((await waitlist(site, first)).offer).toMatchObject({ date: tuesday })
})

test('with the account go the wishes and offers, and the slot is free', async () => {
  const { site, asha, ravi: first, meera: other } = await fullTuesday()
  await wish(site, first)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  const { queries } = site.services.db
  await queries.delete(users).where(eq(users.email, ravi.email))
  expect(await offers(site)).toEqual([])
  expect(await queries.select().from(waitlistWishes)).toEqual([])
  const booking = await answer(call(site, 'POST', `/${tuesday}`, other, { time: '10:30' }))
  expect(booking.status).toBe(201)
})

test('a day with free slots answers as if there were no waiting list', async () => {
  const { site, asha, ravi: first } = await fullTuesday()
  await call(site, 'DELETE', `/${tuesday}`, asha)
  const { body } = await answer(call(site, 'GET', '', first))
  expect(Object.keys(body)).toEqual(['today', 'days'])
})

test('three offers without an answer end a wish, and the mail of the third says so', async () => {
  const { site, ravi: absent, meera: other } = await fullTuesday()
  await openDay(site.services.db, wednesday, ['14:00', '14:30', '15:00', '15:30', '16:00'])
  const days = { from: tuesday, to: wednesday }
  await wish(site, absent, days)
  for (const minutes of [31, 62, 93, 124]) {
    await mailGoesOut(site)
    later(site, minutes)
    await sweep(site)
  }
  const [first, second, third, ...more] = await mailsOf(site, 'waitlist-offer')
  expect(more).toEqual([])
  const warning = 'We had no answer about 2 slots before this one.'
  for (const mail of [first, second]) expect(mail!.text).not.toContain('no answer')
  expect(third!.text).toContain(warning)
  expect(await waitlist(site, absent)).toMatchObject({ wishes: [], offer: null })
  const booking = await answer(call(site, 'POST', `/${wednesday}`, other, { time: '15:30' }))
  expect(booking.status).toBe(201)

  // Asked anew it begins anew.
  expect((await wish(site, absent, days)).status).toBe(201)
  expect((await waitlist(site, absent)).offer).toMatchObject({ date: wednesday, time: '14:00' })
})
