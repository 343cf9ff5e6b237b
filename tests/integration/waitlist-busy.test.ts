import { expect, test } from 'vitest'
import { keepReading } from '../../app/busy/keep-reading.server.ts'
import { busyCalendars } from '../../app/db/schema/busy.server.ts'
import { call, noon, ravi, tuesday } from '../booking-calls.ts'
import { mailsOf } from '../mails-of.ts'
import { fullTuesday, later, mailGoesOut, offers, sweep, waitlist, wish } from '../waitlist.ts'

type Site = Awaited<ReturnType<typeof fullTuesday>>['site']

const begins = Date.parse('2026-11-24T10:30:00+05:30')
const halfHour = { start: begins, end: begins + 30 * 60_000 }

/** Ravi waits longest, then Meera; what Asha gives up is offered to Ravi, whose mail goes out. */
async function toldRavi() {
  const found = await fullTuesday()
  const { site, asha, ravi: first, meera: second } = found
  const calendar = await calendarOn(site)
  await wish(site, first)
  later(site, 1)
  await wish(site, second)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  await mailGoesOut(site)
  /** The calendar is read then, what follows from it is done, and the mailer looks. */
  const says = async (minute: number, isBusy: boolean) => {
    later(site, minute)
    await calendar(isBusy ? [halfHour] : [])
    await sweep(site)
    await mailGoesOut(site)
  }
  return { ...found, says }
}

async function calendarOn({ services }: Site) {
  const row = { label: 'Asok', address: 'https://calendar.example/', addedAt: new Date(noon) }
  const [added] = await services.db.queries
    .insert(busyCalendars)
    .values({ ...row, dueAt: new Date(noon) })
    .returning()
  const validators = { etag: null, lastModified: null }
  return (times: { start: number; end: number }[]) =>
    keepReading(services.db, {
      ...{ id: added!.id, began: services.now() },
      reading: { ok: true, times, validators },
    })
}

const mailed = async (site: Site) =>
  (await mailsOf(site, 'waitlist-offer')).map(({ recipient }) => recipient)

test('a calendar that answers now one way, now the other mails nobody until it stays with one', async () => {
  const { site, says } = await toldRavi()
  for (let answer = 1; answer <= 20; answer++) await says(1 + answer * 5, answer % 2 === 1)
  expect(await mailed(site)).toEqual([ravi.email])
  await says(106, false)
  expect(await mailed(site)).toEqual([ravi.email])
  await says(111, false)
  expect(await mailed(site)).toEqual([ravi.email, ravi.email])
})

test('one that does so slowly mails nobody without end', async () => {
  const { site, meera: second, says } = await toldRavi()
  for (let answer = 1; answer <= 40; answer++) await says(1 + answer * 5, answer % 4 === 1)
  const all = await mailed(site)
  expect(all.filter((recipient) => recipient === ravi.email)).toHaveLength(2)
  expect(all).toHaveLength(4)
  // Each of them was told twice; then the slot is anybody's.
  expect((await waitlist(site, second)).offer).toBeNull()
})

test('a slot that was busy for once is offered again to whoever it was held for', async () => {
  const { site, ravi: first, says } = await toldRavi()
  await says(6, true)
  expect((await waitlist(site, first)).offer).toBeNull()
  await says(11, false)
  expect((await waitlist(site, first)).offer).toBeNull()
  await says(21, false)
  expect((await waitlist(site, first)).offer).toMatchObject({ time: '10:30', until: '12:51' })
  expect((await offers(site)).map(({ state }) => state)).toEqual(['withdrawn', 'open'])
})
