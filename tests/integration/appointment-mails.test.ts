import { expect, test } from 'vitest'
import type { Send } from '../../app/mail/mailer.server.ts'
import { unsentMark } from '../../app/mail/outbox.server.ts'
import { asha, wednesday } from '../booking-calls.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { later, round, withSmtp } from '../mail-round.ts'
import { mailsIn } from '../mails-of.ts'
import { openDay } from '../open-day.ts'
import { ashaWithLink, cancelForm, moveForm, send } from '../own-link.ts'
import { smtpSink } from '../smtp-sink.ts'
import { later as minutesLater, mailGoesOut } from '../waitlist.ts'

const date = '2026-11-24'

/** What happens between the two is given. */
async function bookAndCancel(site: FreshApp, meanwhile: () => Promise<unknown> = async () => {}) {
  await openDay(site.services.db, date, ['10:30'])
  const asha = await signedInAs(site.services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  const path = `/api/appointments/${date}`
  const headers = { ...asha, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ time: '10:30' })
  const booked = await site.app.request(path, { method: 'POST', headers, body })
  expect(booked.status).toBe(201)
  expect((await site.app.request(path, { method: 'POST', headers, body })).status).toBe(409)
  await meanwhile()
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
  const sent = await mailsIn(site.services.db)
  expect(sent.map(({ kind }) => kind).toSorted()).toEqual([
    'appointment-cancelled',
    'appointment-confirmed',
    'booking-notice',
    'cancellation-notice',
  ])
  const confirmed = sent.find(({ kind }) => kind === 'appointment-confirmed')!
  const cancelled = sent.find(({ kind }) => kind === 'appointment-cancelled')!
  expect(confirmed).toMatchObject({ recipient: 'asha@buyer.example', status: 'dismissed' })
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

test('what staff corrected is called off where it was confirmed, also by the account that booked it', async () => {
  const site = await freshApp({ settings: withSmtp })
  await bookAndCancel(site, () =>
    site.services.db.script(
      `UPDATE appointments SET user_name = 'Asha Nair', user_email = 'office@buyer.example'`,
    ),
  )
  const sent = await mailsIn(site.services.db)
  const cancelled = sent.find(({ kind }) => kind === 'appointment-cancelled')!
  expect(cancelled.recipient).toBe('office@buyer.example')
  expect(calendarOf(cancelled.ics!).get('ATTENDEE')).toBe('MAILTO:office@buyer.example')
  const notice = sent.find(({ kind }) => kind === 'cancellation-notice')!
  expect(notice.replyTo).toBe('office@buyer.example')
  expect(notice.text).toContain('Asha Nair')
})

test('mail programs find the event in the mail: a part that says its method', async () => {
  const site = await freshApp({ settings: withSmtp })
  const sink = await smtpSink()
  await bookAndCancel(site, () => round(site.services.db, sink.url, later(1)))
  await round(site.services.db, sink.url, later(1))
  const sources = sink.received.map(({ source }) => source).join('\n')
  expect(sources).toMatch(/Content-Type: text\/calendar;[^\n]*(\n\s[^\n]*)*method=REQUEST/i)
  expect(sources).toMatch(/Content-Type: text\/calendar;[^\n]*(\n\s[^\n]*)*method=CANCEL/i)
})

/** As a mail server that takes nothing for visitors for the time being. */
const takesNone: Send = async ({ recipient }) => {
  if (recipient !== asha.email) return
  const refused = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }
  throw Object.assign(new Error('451 Later'), refused)
}

/** What Asha gets once it takes them again. */
async function received(site: FreshApp) {
  const subjects: string[] = []
  minutesLater(site, 60)
  await mailGoesOut(site, async ({ recipient, subject }) => {
    if (recipient === asha.email) subjects.push(subject)
  })
  return subjects
}

test('a confirmation that waits for the mail server does not come after the mail of the cancellation', async () => {
  const { site, link } = await ashaWithLink()
  await mailGoesOut(site, takesNone)
  minutesLater(site, 1)
  await send(site, link, cancelForm())
  expect(await received(site)).toEqual([expect.stringMatching(/^Cancelled: .*10:30/)])
})

test('of mails that wait while an appointment is moved only the latest comes', async () => {
  const { site, link } = await ashaWithLink()
  await mailGoesOut(site, takesNone)
  minutesLater(site, 1)
  await send(site, link, moveForm(wednesday, '14:00'))
  await mailGoesOut(site, takesNone)
  minutesLater(site, 2)
  await send(site, link, moveForm(wednesday, '14:30', `${wednesday} 14:00`))
  expect(await received(site)).toEqual([expect.stringMatching(/^Moved: .*14:30/)])
})

test.each([
  ['for good', 550],
  ['for the time being', 451],
])(
  'a confirmation that is refused %s while its appointment is cancelled has not failed: nobody waits for it',
  async (_, responseCode) => {
    const { site, link } = await ashaWithLink()
    await mailGoesOut(site, async ({ kind }) => {
      if (kind !== 'appointment-confirmed') return
      minutesLater(site, 1)
      await send(site, link, cancelForm())
      const refused = { code: 'EENVELOPE', command: 'RCPT TO', responseCode }
      throw Object.assign(new Error(`${responseCode} No`), refused)
    })
    const confirmed = await mailsIn(site.services.db, 'appointment-confirmed')
    expect(confirmed).toMatchObject([{ status: 'dismissed', failedAt: null }])
    expect(await unsentMark(site.services.db.queries)).toMatchObject({ failed: 0, unsent: 0 })
  },
)
