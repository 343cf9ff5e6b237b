import { expect, test } from 'vitest'
import { asha, book, log, officeOnMonday, outbox, rows, tuesday } from '../day-of-appointments.ts'
import { signedInAs } from '../fresh-app.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

/** Asha had a demo on Tuesday, which is closed: she has a mail with an offer. */
async function ashaWithOffer() {
  const office = await officeOnMonday()
  await openDay(office.services.db, '2026-11-25', ['14:00', '14:30'])
  await book(office, asha, '10:00', { purpose: 'demo', product: 'wotan', note: 'With the grapple' })
  await sendForm(office, `/staff/days/${tuesday}`, { do: 'close-day', reason: 'A holiday.' })
  const offerMail = (await outbox(office)).find(({ kind }) => kind === 'appointment-offer')!
  const token = /\?book&again=([\w-]{43})/.exec(offerMail.text)![1]!
  return { office, token }
}

test('by the link another slot is chosen, with purpose, product and note kept, and the link is used up', async () => {
  const { office, token } = await ashaWithOffer()
  const offer = await office.app.request(`/api/appointments/offer?token=${token}`)
  expect(await offer.json()).toEqual({
    ...{ date: tuesday, time: '10:00', purpose: 'demo' },
    ...{ productId: 'wotan', note: 'With the grapple' },
  })
  const headers = {
    'Content-Type': 'application/json',
    ...(await signedInAs(office.services, asha)),
  }
  const wish = {
    time: '14:00',
    purpose: 'demo',
    product: 'wotan',
    note: 'With the grapple',
    offer: token,
  }
  const again = await office.app.request('/api/appointments/2026-11-25', {
    ...{ method: 'POST', headers, body: JSON.stringify(wish) },
  })
  expect(again.status).toBe(201)
  expect((await office.app.request(`/api/appointments/offer?token=${token}`)).status).toBe(404)
  expect(office.logged.join('')).not.toContain(token)

  const moved = (await rows(office)).find(({ date }) => date === '2026-11-25')!
  const before = (await rows(office)).find(({ date }) => date === tuesday)!
  expect(moved.insteadOf).toBe(before.id)
  const page = await office.look<{ calledOff: { movedTo: object }[] }>(`/staff/days/${tuesday}`)
  expect(page.page.calledOff.map(({ movedTo }) => movedTo)).toEqual([
    { id: moved.id, date: '2026-11-25', time: '14:00' },
  ])
  const booked = (await log(office)).find(({ subject }) => subject === moved.id)
  expect(booked!.details).toMatchObject({ insteadOf: before.id })
})

test.each([
  ['nothing else', {}, { purpose: 'demo', productId: 'wotan', note: 'With the grapple' }],
  ['a note', { note: 'By bus.' }, { purpose: 'demo', productId: 'wotan', note: 'By bus.' }],
  ['a machine', { product: 'swifty' }, { purpose: 'demo', productId: 'wotan' }],
  ['another wish', { purpose: 'visit' }, { purpose: 'visit', productId: null, note: null }],
])('who sends the link and %s books that, and else what was told before', async (_, told, kept) => {
  const { office, token } = await ashaWithOffer()
  const wish = { time: '14:00', offer: token, ...told }
  const answer = await office.app.request('/api/appointments/2026-11-25', {
    ...{ method: 'POST', body: JSON.stringify(wish) },
    headers: {
      'Content-Type': 'application/json',
      ...(await signedInAs(office.services, asha)),
    },
  })
  expect(await answer.json()).toMatchObject({ appointment: kept })
  expect((await rows(office)).find(({ date }) => date === '2026-11-25')).toMatchObject(kept)
})

test.each(['x', 'A'.repeat(43), ''])('no offer belongs to the token %j', async (token) => {
  const office = await officeOnMonday()
  expect((await office.app.request(`/api/appointments/offer?token=${token}`)).status).toBe(404)
})
