import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { senderOf, mailSettings } from '../../app/mail/mail.server.ts'
import { asha, call, move, noon, siteOn, tuesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'

const organizerOf = (event: ICAL.Event) => event.organizer.toLowerCase()

test('a calendar that reads each mail follows one event: booked, moved twice, called off', async () => {
  const site = await siteOn(noon, { settings: { smtpUrl: 'smtp://set.example' } })
  const cookie = await signedInAs(site.services, asha)
  expect((await call(site, 'POST', `/${tuesday}`, cookie, { time: '10:00' })).status).toBe(201)
  expect((await move(site, cookie, tuesday, '10:30')).status).toBe(200)
  expect((await move(site, cookie, tuesday, '11:00')).status).toBe(200)
  expect((await call(site, 'DELETE', `/${tuesday}`, cookie)).status).toBe(200)

  const written = await mailsOf(site)
  const versions = written
    .flatMap(({ ics }) => (ics ? [new ICAL.Component(ICAL.parse(ics) as unknown[])] : []))
    .map((calendar) => {
      const component = calendar.getFirstSubcomponent('vevent')!
      return {
        method: calendar.getFirstPropertyValue('method'),
        event: new ICAL.Event(component),
        status: component.getFirstPropertyValue('status'),
        alarms: component.getAllSubcomponents('valarm').length,
      }
    })
    .toSorted((a, b) => a.event.sequence - b.event.sequence)

  expect(versions.map(({ method, status }) => [method, status])).toEqual([
    ['REQUEST', 'CONFIRMED'],
    ['REQUEST', 'CONFIRMED'],
    ['REQUEST', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
  ])
  expect(versions.map(({ event }) => event.sequence)).toEqual([0, 1, 2, 3])
  expect(new Set(versions.map(({ event }) => event.uid)).size).toBe(1)
  expect(versions.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual(
    ['04:30', '05:00', '05:30', '05:30'].map((time) => `${tuesday}T${time}:00.000Z`),
  )
  expect(versions.map(({ event }) => event.duration.toSeconds())).toEqual([1800, 1800, 1800, 1800])
  expect(versions.map(({ alarms }) => alarms > 0)).toEqual([true, true, true, false])
  const from = /<(.+)>/.exec(senderOf(mailSettings(site.services)))![1]!
  expect(new Set(versions.map(({ event }) => organizerOf(event)))).toEqual(
    new Set([`mailto:${from.toLowerCase()}`]),
  )
})
