import { expect, test } from 'vitest'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { later, round, rows, withSmtp } from '../mail-round.ts'
import { openDay } from '../open-day.ts'
import { smtpSink } from '../smtp-sink.ts'

const date = '2026-11-24'

async function bookAndCancel(site: FreshApp) {
  await openDay(site.services.db, date, ['10:30'])
  const asha = await signedInAs(site.services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  const path = `/api/appointments/${date}`
  const headers = { ...asha, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ time: '10:30' })
  const booked = await site.app.request(path, { method: 'POST', headers, body })
  expect(booked.status).toBe(201)
  expect((await site.app.request(path, { method: 'POST', headers, body })).status).toBe(409)
  await site.app.request(path, { method: 'DELETE', headers })
}

/** The properties of an iCalendar object, its folded lines joined. */
function calendarOf(ics: string): Map<string, string> {
  const lines = ics.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).split(';')[0]!, line.slice(colon + 1)]
    }),
  )
}

test('a booking mails its event, a cancellation takes the same event back, a refused booking mails nothing', async () => {
  const site = await freshApp({ settings: withSmtp })
  await bookAndCancel(site)
  const sent = await rows(site.services.db)
  expect(sent.map(({ kind }) => kind).toSorted()).toEqual([
    'appointment-cancelled',
    'appointment-confirmed',
    'booking-notice',
    'cancellation-notice',
  ])
  const confirmed = sent.find(({ kind }) => kind === 'appointment-confirmed')!
  const cancelled = sent.find(({ kind }) => kind === 'appointment-cancelled')!
  expect(confirmed).toMatchObject({ recipient: 'asha@buyer.example', status: 'waiting' })
  expect(confirmed.subject).toBe('Your appointment with DINO: Tuesday 24 November 2026, 10:30')

  const event = calendarOf(confirmed.ics!)
  expect(Object.fromEntries(event)).toMatchObject({
    ...{ METHOD: 'REQUEST', SEQUENCE: '0', STATUS: 'CONFIRMED' },
    // 10:30 in Kerala.
    ...{ DTSTART: '20261124T050000Z', DTEND: '20261124T053000Z', DTSTAMP: '20261123T040000Z' },
    ATTENDEE: 'MAILTO:asha@buyer.example',
  })
  const withdrawal = calendarOf(cancelled.ics!)
  expect(Object.fromEntries(withdrawal)).toMatchObject({
    ...{ METHOD: 'CANCEL', SEQUENCE: '1', STATUS: 'CANCELLED', UID: event.get('UID') },
    ...{ DTSTART: '20261124T050000Z', ORGANIZER: event.get('ORGANIZER') },
  })
})

test('mail programs find the event in the mail: a part that says its method', async () => {
  const site = await freshApp({ settings: withSmtp })
  await bookAndCancel(site)
  const sink = await smtpSink()
  await round(site.services.db, sink.url, later(1))
  const sources = sink.received.map(({ source }) => source).join('\n')
  expect(sources).toMatch(/Content-Type: text\/calendar;[^\n]*(\n\s[^\n]*)*method=REQUEST/i)
  expect(sources).toMatch(/Content-Type: text\/calendar;[^\n]*(\n\s[^\n]*)*method=CANCEL/i)
})
