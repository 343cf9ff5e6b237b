import { expect, test } from 'vitest'
import { call, move, tuesday, wednesday } from '../booking-calls.ts'
import { openDay } from '../open-day.ts'
import { fullTuesday, later, offers, sweep, waitlist, wish } from '../waitlist.ts'

const days = { from: tuesday, to: wednesday }

/** Ravi waits for Tuesday or Wednesday, and has booked Wednesday 14:00 since; Meera waits for it after him. */
async function raviBookedHimself() {
  const found = await fullTuesday()
  const { site, ravi, meera } = found
  await wish(site, ravi, days)
  later(site, 1)
  await openDay(site.services.db, wednesday, ['14:00'])
  await call(site, 'POST', `/${wednesday}`, ravi, { time: '14:00' })
  await wish(site, meera, days)
  expect(await offers(site)).toEqual([])
  later(site, 2)
  return found
}

test('whoever cancels a slot is not offered it again, and whoever is next has it at once', async () => {
  const { site, ravi, meera } = await raviBookedHimself()
  await call(site, 'DELETE', `/${wednesday}`, ravi)
  expect((await waitlist(site, ravi)).offer).toBeNull()
  expect((await waitlist(site, meera)).offer).toMatchObject({ date: wednesday, time: '14:00' })
})

test('whoever moves away from a slot is not offered it again either', async () => {
  const { site, ravi, meera } = await raviBookedHimself()
  await openDay(site.services.db, '2026-11-26', ['14:00'])
  expect((await move(site, ravi, '2026-11-26', '14:00', wednesday)).status).toBe(200)
  await sweep(site)
  expect((await waitlist(site, ravi)).offer).toBeNull()
  expect((await waitlist(site, meera)).offer).toMatchObject({ date: wednesday, time: '14:00' })
})

test('an offer that is taken for one wish, and cancelled, is not made again for the other', async () => {
  const { site, asha, ravi } = await fullTuesday()
  await wish(site, ravi)
  later(site, 1)
  await wish(site, ravi, days)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  await call(site, 'POST', `/${tuesday}`, ravi, { time: '10:30' })
  later(site, 2)
  await call(site, 'DELETE', `/${tuesday}`, ravi)
  expect(await waitlist(site, ravi)).toMatchObject({ wishes: [{ toDate: wednesday }], offer: null })
})

test('a slot that somebody gave up before they asked for it is offered to them', async () => {
  const { site, asha } = await fullTuesday()
  await call(site, 'DELETE', `/${tuesday}`, asha)
  later(site, 1)
  await wish(site, asha)
  expect((await waitlist(site, asha)).offer).toMatchObject({ date: tuesday, time: '10:30' })
})
