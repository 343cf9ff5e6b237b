import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { answer, asha, call, failure, noon, ravi, siteOn, tuesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'

test('a cancelled appointment frees its slot for anyone, and its day for its owner', async () => {
  const site = await siteOn(noon)
  const asAsha = await signedInAs(site.services, asha)
  const asRavi = await signedInAs(site.services, ravi)
  await call(site, 'POST', `/${tuesday}`, asAsha, { time: '10:30' })

  expect(await answer(call(site, 'DELETE', `/${tuesday}`, asAsha))).toEqual({
    status: 200,
    body: { success: true, message: 'Your appointment has been cancelled.' },
  })
  expect((await call(site, 'POST', `/${tuesday}`, asRavi, { time: '10:30' })).status).toBe(201)
  expect((await call(site, 'POST', `/${tuesday}`, asAsha, { time: '11:00' })).status).toBe(201)

  const rows = await site.services.db.queries.select().from(appointments)
  expect(rows.map(({ userName, status }) => `${userName} ${status}`).toSorted()).toEqual([
    'Asha Menon booked',
    'Asha Menon cancelled',
    'Ravi Kumar booked',
  ])
  const actions = (await site.services.db.queries.select().from(auditLog)).map(
    ({ action }) => action,
  )
  expect(actions).toContain('appointment-cancelled')
})

test("nobody cancels someone else's appointment, nor one that does not exist, nor signed out", async () => {
  const site = await siteOn(noon)
  await call(site, 'POST', `/${tuesday}`, await signedInAs(site.services, asha), { time: '10:30' })
  const asRavi = await signedInAs(site.services, ravi)
  const none = failure(404, 'You have no appointment on this day.')
  expect(await answer(call(site, 'DELETE', `/${tuesday}`, asRavi))).toEqual(none)
  expect(await answer(call(site, 'DELETE', '/2026-12-25', asRavi))).toEqual(none)
  expect(await answer(call(site, 'DELETE', `/${tuesday}`))).toEqual(
    failure(401, 'Please login to cancel an appointment.'),
  )
})

test('an appointment can be cancelled until it starts', async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' })
  site.services.now = () => new Date('2026-11-24T10:30:00+05:30')
  expect(await answer(call(site, 'DELETE', `/${tuesday}`, cookie))).toEqual(
    failure(409, 'This appointment has already started and can no longer be cancelled online.'),
  )
  site.services.now = () => new Date('2026-11-24T10:29:59+05:30')
  expect((await call(site, 'DELETE', `/${tuesday}`, cookie)).status).toBe(200)
})

test("the calendar file holds one's own appointment at its Indian time", async () => {
  const site = await siteOn(noon)
  const cookie = await signedInAs(site.services, asha)
  const { body } = await answer(call(site, 'POST', `/${tuesday}`, cookie, { time: '10:30' }))
  const response = await call(site, 'GET', `/${tuesday}/calendar.ics`, cookie)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.ics"$/)
  const lines = (await response.text()).split('\r\n')
  expect(lines).toContain('DTSTART:20261124T050000Z')
  expect(lines).toContain('DTEND:20261124T053000Z')
  expect(lines).toContain('LOCATION:DINO\\, Kodimatha\\, Kottayam\\, Kerala\\, India')
  expect(lines).toContain(`UID:${(body.appointment as { id: string }).id}@localhost`)
})

test('there is no calendar file without an appointment, nor signed out', async () => {
  const site = await siteOn(noon)
  const path = `/${tuesday}/calendar.ics`
  expect(await answer(call(site, 'GET', path, await signedInAs(site.services, asha)))).toEqual(
    failure(404, 'You have no appointment on this day.'),
  )
  expect((await call(site, 'GET', path)).status).toBe(401)
})
