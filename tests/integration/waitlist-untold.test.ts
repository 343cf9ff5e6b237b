import { expect, test } from 'vitest'
import type { Send } from '../../app/mail/mailer.server.ts'
import { readFigures } from '../../app/staff/figures/figures.server.ts'
import { call, ravi, tuesday, wednesday } from '../booking-calls.ts'
import { mailsOf } from '../mails-of.ts'
import { openDay } from '../open-day.ts'
import {
  fullTuesday,
  later,
  mailGoesOut,
  mailServerIsAway,
  offers,
  sweep,
  waitlist,
  wish,
} from '../waitlist.ts'

type Site = Awaited<ReturnType<typeof fullTuesday>>['site']

/** Ravi waits longest, then Meera; all mails so far have gone out but that of Ravi's offer. */
async function offeredToRavi() {
  const found = await fullTuesday()
  const { site, asha, ravi: first, meera: second } = found
  await wish(site, first)
  later(site, 1)
  await wish(site, second)
  await mailGoesOut(site)
  later(site, 2)
  await call(site, 'DELETE', `/${tuesday}`, asha)
  return found
}

const waitlistFigures = async ({ services }: Site) =>
  (await readFigures(services.db, { from: '2026-11-01', today: '2026-11-23' })).waitlist
const states = async (site: Site) => (await offers(site)).map(({ state }) => state)
const offerMails = async (site: Site) =>
  (await mailsOf(site, 'waitlist-offer')).map(({ recipient, status }) => [recipient, status])

test('while no mail goes out nobody loses their turn: the slot is held anew, and told of once mail works', async () => {
  const { site, ravi: first, meera: second } = await offeredToRavi()
  await mailGoesOut(site, mailServerIsAway)
  later(site, 33)
  expect(await sweep(site)).toBe(1)
  expect((await waitlist(site, first)).offer).toMatchObject({ time: '10:30', until: '13:03' })
  expect((await waitlist(site, second)).offer).toBeNull()

  await mailGoesOut(site)
  expect(await states(site)).toEqual(['withdrawn', 'open'])
  expect(await offerMails(site)).toEqual([
    [ravi.email, 'dismissed'],
    [ravi.email, 'sent'],
  ])
  later(site, 64)
  await sweep(site)
  expect((await waitlist(site, first)).offer).toBeNull()
  expect((await waitlist(site, second)).offer).toMatchObject({ time: '10:30' })
})

test('a slot whose offer nobody was told of is offered once in half an hour, not with every sweep', async () => {
  const { site, ravi: first } = await offeredToRavi()
  for (let minute = 2; minute <= 112; minute += 10) {
    later(site, minute)
    await mailGoesOut(site, mailServerIsAway)
    await sweep(site)
  }
  expect(await states(site)).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'open'])
  // Of all of them one slot was offered, and is taken once.
  expect(await waitlistFigures(site)).toMatchObject({ offered: 1, taken: 0 })
  await call(site, 'POST', `/${tuesday}`, first, { time: '10:30' })
  expect(await waitlistFigures(site)).toMatchObject({ offered: 1, taken: 1 })
})

test('an offer that was taken before its mail went out is not mailed any more', async () => {
  const { site, ravi: first } = await offeredToRavi()
  await mailGoesOut(site, mailServerIsAway)
  await call(site, 'POST', `/${tuesday}`, first, { time: '10:30' })
  expect(await states(site)).toEqual(['taken'])
  expect(await offerMails(site)).toEqual([[ravi.email, 'dismissed']])
})

test('a mail server that comes back just before the half hour is over costs nobody their turn', async () => {
  const { site, ravi: first } = await offeredToRavi()
  await mailGoesOut(site, mailServerIsAway)
  later(site, 31)
  await mailGoesOut(site, exceptTo(ravi.email, { responseCode: 451 }))
  later(site, 33)
  await sweep(site)
  expect((await waitlist(site, first)).offer).toMatchObject({ time: '10:30' })
})

test('whoever is told when hardly any time is left has their turn once more, whoever else was told in time', async () => {
  const { site, ravi: first, meera: second } = await offeredToRavi()
  later(site, 18)
  await wish(site, second, { from: wednesday })
  await openDay(site.services.db, wednesday, ['14:00'])
  await sweep(site)
  await mailGoesOut(site, exceptTo(ravi.email, { responseCode: 451 }))
  later(site, 28)
  await mailGoesOut(site)
  later(site, 32)
  await sweep(site)
  expect((await waitlist(site, first)).offer).toMatchObject({ time: '10:30', until: '13:02' })
  expect(await states(site)).toEqual(['withdrawn', 'open', 'open'])
})

test('a mail that takes as long the second time keeps nobody else waiting', async () => {
  const { site, meera: second } = await offeredToRavi()
  for (const minute of [28, 58]) {
    later(site, minute)
    await mailGoesOut(site)
    later(site, minute + 4)
    await sweep(site)
  }
  expect(await states(site)).toEqual(['withdrawn', 'expired', 'open'])
  expect((await waitlist(site, second)).offer).toMatchObject({ time: '10:30' })
})

test('who is told with a third of the time left has had their turn', async () => {
  const { site, meera: second } = await offeredToRavi()
  await mailGoesOut(site, mailServerIsAway)
  later(site, 22)
  await mailGoesOut(site)
  later(site, 32)
  await sweep(site)
  expect(await states(site)).toEqual(['expired', 'open'])
  expect((await waitlist(site, second)).offer).toMatchObject({ time: '10:30' })
})

test('an address that is refused for the time being keeps nobody waiting either where no other mail goes out', async () => {
  const { site, meera: second } = await offeredToRavi()
  for (const minute of [2, 33, 64]) {
    later(site, minute)
    await sweep(site)
    await mailGoesOut(site, refusal({ responseCode: 451 }))
  }
  expect(await states(site)).toEqual(['withdrawn', 'expired', 'open'])
  expect((await waitlist(site, second)).offer).toMatchObject({ time: '10:30' })
})

test.each([
  '554 5.7.1 <ravi@buyer.example>: Relay access denied',
  '550 5.4.5 Daily user sending limit exceeded.',
])(
  'while the server refuses our sender only at the recipient, nobody loses their turn: %s',
  async (response) => {
    const { site, ravi: first } = await offeredToRavi()
    for (const minute of [2, 33, 64]) {
      later(site, minute)
      await sweep(site)
      await mailGoesOut(site, refusal({ responseCode: Number.parseInt(response), response }))
    }
    expect(await states(site)).toEqual(['withdrawn', 'withdrawn', 'open'])
    expect((await waitlist(site, first)).offer).toMatchObject({ time: '10:30' })
  },
)

test('what looks like a refused sender keeps nobody waiting once another mail has gone out', async () => {
  const { site, meera: second } = await offeredToRavi()
  const refused = { responseCode: 550, response: '550 5.7.1 <ravi@buyer.example>: not here' }
  await mailGoesOut(site, refusal(refused))
  later(site, 33)
  await sweep(site)
  // Too late for the offer to have been tried after it.
  later(site, 57)
  await mailGoesOut(site, exceptTo(ravi.email, refused))
  later(site, 64)
  await sweep(site)
  expect(await states(site)).toEqual(['withdrawn', 'expired', 'open'])
  expect((await waitlist(site, second)).offer).toMatchObject({ time: '10:30' })
})

test.each([
  ['for the time being', 451],
  ['for good', 550],
])('an address that the mail server refuses %s keeps nobody waiting', async (_, responseCode) => {
  const { site, meera: second } = await offeredToRavi()
  await mailGoesOut(site, exceptTo(ravi.email, { responseCode }))
  later(site, 33)
  await sweep(site)
  expect((await waitlist(site, second)).offer).toMatchObject({ time: '10:30' })
  expect(await states(site)).toEqual(['expired', 'open'])
})

/** As a mail server that takes all but what is for one address. */
const exceptTo =
  (address: string, said: Refused): Send =>
  async (mail) => {
    if (mail.recipient === address) await refusal(said)(mail)
  }

interface Refused {
  responseCode: number
  response?: string
}

const refusal =
  (said: Refused): Send =>
  () => {
    const words = `Can't send mail - all recipients were rejected: ${said.response ?? said.responseCode}`
    throw Object.assign(new Error(words), { code: 'EENVELOPE', command: 'RCPT TO', ...said })
  }
