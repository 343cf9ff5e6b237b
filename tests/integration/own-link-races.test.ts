import { ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentLinks } from '../../app/db/schema/appointments.server.ts'
import { booked, call, move, tuesday, wednesday } from '../booking-calls.ts'
import { linkIn } from '../links-in.ts'
import { mailsIn, mailsOf } from '../mails-of.ts'
import { ashaWithLink, cancelForm, look, moveForm, send } from '../own-link.ts'

const outcomes = async (site: Awaited<ReturnType<typeof ashaWithLink>>['site']) => {
  const live = await site.services.db.queries
    .select()
    .from(appointments)
    .where(ne(appointments.status, 'cancelled'))
  return live.map(({ date, time }) => `${date} ${time}`)
}

test('moved by link and by account at once it is at one of the two, and each slot is right', async () => {
  for (let round = 0; round < 6; round++) {
    const { site, cookie, link } = await ashaWithLink()
    const [byLink, byAccount] = await Promise.all([
      send(site, link, moveForm(wednesday, '14:00')),
      move(site, cookie, wednesday, '14:30'),
    ])
    const held = await outcomes(site)
    expect(held).toHaveLength(1)
    expect(await booked(site)).toEqual(held)
    // Whoever came second had it moved on, or was told.
    expect([byLink.status === 303, byAccount.status === 200]).toContain(true)
    const moved = await mailsOf(site, 'appointment-moved')
    expect(moved).toHaveLength((byLink.status === 303 ? 1 : 0) + (byAccount.status === 200 ? 1 : 0))
  }
})

test('cancelled by link and moved by account at once it is cancelled and free, or moved and taken', async () => {
  for (let round = 0; round < 6; round++) {
    const { site, cookie, link } = await ashaWithLink()
    const [byLink, byAccount] = await Promise.all([
      send(site, link, cancelForm()),
      move(site, cookie, wednesday, '14:30'),
    ])
    expect([byLink.status, byAccount.status]).toSatisfy(
      ([cancelled, moved]) => (cancelled === 303) !== (moved === 200),
    )
    expect(await booked(site)).toEqual(await outcomes(site))
    expect(await booked(site)).toEqual(byAccount.status === 200 ? [`${wednesday} 14:30`] : [])
  }
})

test('cancelled twice at once, by link and by account, it is cancelled once', async () => {
  const { site, cookie, link } = await ashaWithLink()
  await Promise.all([send(site, link, cancelForm()), call(site, 'DELETE', `/${tuesday}`, cookie)])
  expect(await mailsOf(site, 'appointment-cancelled')).toHaveLength(1)
  expect(await mailsOf(site, 'cancellation-notice')).toHaveLength(1)
})

test('no mail carries a link that leads nowhere, and no link is left without its mail', async () => {
  const { site, link } = await ashaWithLink()
  await Promise.all([
    send(site, link, moveForm(wednesday, '14:00')),
    send(site, link, moveForm(wednesday, '14:30')),
    send(site, link, moveForm(tuesday, '11:00')),
  ])
  const { queries } = site.services.db
  const withLink = (await mailsIn({ queries })).filter(({ text }) => text.includes('/appointment/'))
  for (const mail of withLink) expect((await look(site, linkIn(mail))).status).toBe(200)
  const kept = await queries.select().from(appointmentLinks)
  expect(kept.map(({ mailId }) => mailId ?? '').toSorted()).toEqual(
    withLink.map(({ id }) => id).toSorted(),
  )
})
