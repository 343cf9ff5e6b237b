import { expect, test } from 'vitest'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { sweepWaitlist } from '../../app/booking/waitlist-offers.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentSlots } from '../../app/db/schema/days.server.ts'
import { mostWishes } from '../../app/rules/waitlist.ts'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { call, tuesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { send } from '../own-link.ts'
import { fullTuesday, later, mailGoesOut, offers, sweep, waitlist, wish } from '../waitlist.ts'

type Site = Awaited<ReturnType<typeof fullTuesday>>['site']

const state = async (site: Site) => {
  const { queries } = site.services.db
  const live = (await queries.select().from(appointments)).filter(
    ({ status }) => status !== 'cancelled',
  )
  const [slot] = await queries.select().from(appointmentSlots)
  return { live, slot: slot!, offers: await offers(site) }
}

async function offeredToRavi() {
  const found = await fullTuesday()
  await wish(found.site, found.ravi)
  await call(found.site, 'DELETE', `/${tuesday}`, found.asha)
  const [mail] = await mailsOf(found.site, 'waitlist-offer')
  await mailGoesOut(found.site)
  return { ...found, link: linkIn(mail!) }
}

test('taken and ended at the same moment it is booked or free, and its offer says which', async () => {
  for (let round = 0; round < 8; round++) {
    const { site, link } = await offeredToRavi()
    later(site, 30)
    const [taking] = await Promise.all([
      send(site, link, { do: 'accept' }),
      sweep(site),
      sweep(site),
    ])
    const { live, slot, offers: made } = await state(site)
    const isTaken = taking.status === 303
    expect(live).toHaveLength(isTaken ? 1 : 0)
    expect(slot).toMatchObject({ booked: isTaken, heldFor: null })
    expect(made.map((offer) => offer.state)).toEqual([isTaken ? 'taken' : 'expired'])
  }
})

test('of six days that somebody waits for at the same moment three are kept', async () => {
  for (let round = 0; round < 4; round++) {
    const { site, ravi } = await fullTuesday()
    const days = Array.from({ length: 6 }, (_, day) => `2026-12-0${day + 1}`)
    const made = await Promise.all(days.map((from) => wish(site, ravi, { from })))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(mostWishes)
    expect((await waitlist(site, ravi)).wishes).toHaveLength(mostWishes)
  }
})

test('ten who wait and ten sweeps at once: one offer, one mail, one hold', async () => {
  const { site, asha } = await fullTuesday()
  for (let number = 0; number < 10; number++) {
    const person = { name: `Person ${number}`, email: `person-${number}@buyer.example` }
    later(site, number)
    await wish(site, await signedInAs(site.services, person))
  }
  await Promise.all([
    call(site, 'DELETE', `/${tuesday}`, asha),
    ...Array.from({ length: 10 }, () => sweep(site)),
  ])
  await sweep(site)
  expect(await offers(site)).toHaveLength(1)
  const mails = await mailsOf(site, 'waitlist-offer')
  expect(mails.map(({ recipient }) => recipient)).toEqual(['person-0@buyer.example'])
})

test('freed while strangers want it, it has whoever booked or is held for whoever waited', async () => {
  for (let round = 0; round < 8; round++) {
    const { site, asha, ravi, meera } = await fullTuesday()
    await wish(site, ravi)
    const [, stranger] = await Promise.all([
      call(site, 'DELETE', `/${tuesday}`, asha),
      call(site, 'POST', `/${tuesday}`, meera, { time: '10:30' }),
      sweep(site),
    ])
    await sweep(site)
    const { live, slot, offers: made } = await state(site)
    const isBooked = stranger.status === 201
    expect(live.map(({ userName }) => userName)).toEqual(isBooked ? ['Meera Pillai'] : [])
    const open = made.filter((offer) => offer.state === 'open')
    expect(open).toHaveLength(isBooked ? 0 : 1)
    expect(slot).toMatchObject({ booked: isBooked, heldFor: open[0]?.userId ?? null })
  }
})

test('passed on, stopped and taken at once, it is one of them', async () => {
  for (let round = 0; round < 8; round++) {
    const { site, link } = await offeredToRavi()
    await Promise.all(['accept', 'pass-on', 'stop'].map((asked) => send(site, link, { do: asked })))
    const { live, slot, offers: made } = await state(site)
    const isTaken = made[0]!.state === 'taken'
    expect(['taken', 'declined']).toContain(made[0]!.state)
    expect(live).toHaveLength(isTaken ? 1 : 0)
    expect(slot).toMatchObject({ booked: isTaken, heldFor: null })
  }
})

test.runIf(process.env.TEST_DATABASE_URL)('sweeps of two processes offer a slot once', async () => {
  const { site, asha, ravi, meera } = await fullTuesday()
  await wish(site, ravi)
  await wish(site, meera)
  const [{ name } = { name: '' }] = await site.services.db.statement<{ name: string }>(
    undefined,
    'SELECT current_database() AS name',
    [],
  )
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  const other = openPostgres(url.href, site.services.log)
  const work = { now: site.services.now(), settings: mailSettings(site.services) }
  await Promise.all([
    call(site, 'DELETE', `/${tuesday}`, asha),
    ...Array.from({ length: 8 }, () => sweep(site)),
    ...Array.from({ length: 8 }, () => sweepWaitlist(other, work)),
  ])
  await sweep(site)
  await other.close()
  expect(await offers(site)).toHaveLength(1)
})
