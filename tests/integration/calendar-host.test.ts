import { expect, test } from 'vitest'
import { keptCalendarHost } from '../../app/booking/calendar-host.server.ts'
import { asha, call, tuesday } from '../booking-calls.ts'
import { officeOnMonday } from '../day-of-appointments.ts'
import { signedInAs } from '../fresh-app.ts'
import { freshDatabase } from '../fresh-database.ts'
import { mailsOf } from '../mails-of.ts'
import type { Office } from '../office.ts'
import { mailThatIs } from '../office-mails.ts'

const online = (calendarHost: string) => ({ calendarHost, isLocal: false })
const local = { calendarHost: 'localhost', isLocal: true }

/** The process starts anew at another address. */
async function moveTo({ services }: Office, host: string) {
  services.settings.publicUrl = `https://${host}`
  services.settings.calendarHost = await keptCalendarHost(services.db.queries, online(host))
}

test('the events that people have keep their names when the site moves to another address', async () => {
  const office = await officeOnMonday()
  await moveTo(office, 'dino.example')
  const { page } = await office.send<{ address: string }>('/staff/feed', { label: 'Phone' })
  const headers = await signedInAs(office.services, asha)
  expect((await call(office, 'POST', `/${tuesday}`, headers, { time: '10:30' })).status).toBe(201)
  const feed = async () => {
    const { pathname } = new URL(page.address)
    return (await office.app.request(office.services.settings.publicUrl + pathname)).text()
  }
  const file = async () =>
    (await call(office, 'GET', `/${tuesday}/calendar.ics`, await again())).text()
  const again = () => signedInAs(office.services, asha)
  const before = [uidIn(await file()), uidIn(await feed())]
  expect(before[0]).toMatch(/@dino\.example$/)

  await moveTo(office, 'cranes.example')
  expect([uidIn(await file()), uidIn(await feed())]).toEqual(before)
  await call(office, 'DELETE', `/${tuesday}`, await again())
  const sent = await mailsOf(office)
  const uids = sent.flatMap(({ ics }) => (ics ? [uidIn(ics)] : []))
  expect(uids).toEqual([before[0], before[0]])
})

const uidIn = (ics: string) => /^UID:(.*)\r$/m.exec(ics.replaceAll('\r\n ', ''))![1]

test('where events were sent and no host is kept yet, it is theirs', async () => {
  const { queries } = await freshDatabase()
  const services = { db: { queries } } as Office['services']
  for (const [id, ics] of [
    ['1@dino.example', 'BEGIN:VCALENDAR'],
    ['2@elsewhere.example', null],
    ['3@localhost', 'BEGIN:VCALENDAR'],
  ] as const)
    await mailThatIs({ services }, 'sent', { id, ics })
  expect(await keptCalendarHost(queries, online('cranes.example'))).toBe('dino.example')
})

test('a site that is tried at home keeps no host, and has the one of a database that was brought there', async () => {
  const { queries } = await freshDatabase()
  expect(await keptCalendarHost(queries, local)).toBe('localhost')
  expect(await keptCalendarHost(queries, online('dino.example'))).toBe('dino.example')
  expect(await keptCalendarHost(queries, local)).toBe('dino.example')
})
