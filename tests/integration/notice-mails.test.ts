import { expect, test } from 'vitest'
import { recordsOf } from '../../app/staff/people/person-records.server.ts'
import { answer, asha, call, monday, noon, ravi, siteOn, tuesday } from '../booking-calls.ts'
import { signedInAs, type FreshApp } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { openDay } from '../open-day.ts'

const desk = 'desk@dino.example'

/** Monday noon, with our own desk set. */
const site = () => siteOn(noon, { settings: { salesEmail: desk, smtpUrl: 'smtp://set.example' } })

const toDesk = async (site: FreshApp) =>
  (await mailsOf(site)).filter(({ recipient }) => recipient === desk)

test('a booking mails our own desk once, with who comes, when, and where to look', async () => {
  const dino = await site()
  const cookie = await signedInAs(dino.services, asha)
  const wish = { time: '10:30', purpose: 'demo', product: 'cuty', note: 'We are two.' }
  const { body } = await answer(call(dino, 'POST', `/${tuesday}`, cookie, wish))
  const { id } = body['appointment'] as { id: string }

  const [notice, ...more] = await toDesk(dino)
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    ...{ kind: 'booking-notice', about: id, status: 'waiting', replyTo: asha.email },
    subject: 'New appointment, Tue 24 November at 10:30: Asha Menon',
  })
  for (const words of ['Demo of Dino Cuty', asha.email, '> We are two.', `/appointments/${id}`]) {
    expect(notice!.text).toContain(words)
  }
})

test('of people who want one slot at the same moment our desk hears of one', async () => {
  const dino = await site()
  const cookies = [await signedInAs(dino.services, asha), await signedInAs(dino.services, ravi)]
  await Promise.all(
    cookies.map(async (cookie) => call(dino, 'POST', `/${tuesday}`, cookie, { time: '10:30' })),
  )
  expect(await toDesk(dino)).toHaveLength(1)
})

test('a booking for the same day names it too: the mail may be read on another', async () => {
  const dino = await site()
  await openDay(dino.services.db, monday, ['16:30'])
  const cookie = await signedInAs(dino.services, asha)
  await call(dino, 'POST', `/${monday}`, cookie, { time: '16:30' })
  expect((await toDesk(dino))[0]!.subject).toBe(
    'New appointment, Mon 23 November at 16:30: Asha Menon',
  )
})

test('a cancellation by the visitor is told too', async () => {
  const dino = await site()
  const cookie = await signedInAs(dino.services, asha)
  await call(dino, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  await call(dino, 'DELETE', `/${tuesday}`, cookie)
  const [, cancelled] = (await toDesk(dino)).toSorted((a, b) => a.kind.localeCompare(b.kind))
  expect(cancelled).toMatchObject({
    ...{ kind: 'cancellation-notice', replyTo: asha.email },
    subject: 'Cancelled, Tue 24 November at 10:30: Asha Menon',
  })
})

test('what our desk was told of somebody belongs to what is kept of them', async () => {
  const dino = await site()
  const cookie = await signedInAs(dino.services, asha)
  await call(dino, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  const records = await recordsOf(dino.services.db.queries, { email: asha.email })
  expect(records.mails.map(({ kind }) => kind).toSorted()).toEqual([
    'appointment-confirmed',
    'booking-notice',
  ])
})
