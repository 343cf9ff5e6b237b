import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { sendDueMails, smtpSender } from '../../app/mail/mailer.server.ts'
import { tuesday } from '../day-of-appointments.ts'
import { mailsOf } from '../mails-of.ts'
import { staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { mailThatIs, start, withSmtp } from '../office-mails.ts'
import { openDay } from '../open-day.ts'
import { smtpSink } from '../smtp-sink.ts'

const sendAll = (office: Office) => sendForm(office, '/staff/mail', { do: 'resend-failed' })
const statusOf = async (office: Office, id: string) =>
  (await mailsOf(office)).find((mail) => mail.id === id)!.status
const log = ({ services }: Office) => services.db.queries.select().from(auditLog)

test('all that failed is sent again by one form, and nothing else', async () => {
  const sink = await smtpSink()
  const office = await staffOffice({ settings: { smtpUrl: sink.url } })
  const failed = [
    await mailThatIs(office, 'failed', { recipient: 'asha@buyer.example' }),
    await mailThatIs(office, 'failed', { recipient: 'ravi@buyer.example' }),
  ]
  for (const other of ['sent', 'kept', 'dismissed'] as const) await mailThatIs(office, other)
  const answer = await sendAll(office)
  expect(answer).toMatchObject({
    ...{ status: 303, location: '/staff/mail?status=failed&sent=2&dismissed=0' },
  })
  const { page } = await office.look<{ resent: object }>(answer.location!)
  expect(page.resent).toEqual({ sent: 2, dismissed: 0 })

  const { db, now } = office.services
  const send = smtpSender(sink.url, 'DINO <hello@dino.example>')
  await sendDueMails({ db, log: office.services.log, now, send })
  expect(sink.received.map(({ recipient }) => recipient).toSorted()).toEqual([
    ...['asha@buyer.example', 'ravi@buyer.example'],
  ])
  const entries = await log(office)
  expect(entries.map(({ subject }) => subject).toSorted()).toEqual(failed.toSorted())
  for (const entry of entries)
    expect(entry).toMatchObject({
      ...{ action: 'mail-resent', details: { was: 'failed', kind: 'enquiry-copy' } },
    })
})

test('of all that failed, what is off by now and reminders that are too late are dismissed', async () => {
  const office = await staffOffice(withSmtp)
  const { db } = office.services
  await openDay(db, tuesday, ['10:00', '10:30'])
  const booked = { date: tuesday, userName: 'Asha Menon', bookedAt: start }
  const [cancelled, stands] = await db.queries
    .insert(appointments)
    .values([
      { ...booked, time: '10:00', status: 'cancelled' },
      { ...booked, time: '10:30' },
    ])
    .returning()
  const about = cancelled!.id
  const confirmation = await mailThatIs(office, 'failed', { kind: 'appointment-confirmed', about })
  const cancellation = await mailThatIs(office, 'failed', { kind: 'appointment-cancelled', about })
  const reminder = { kind: 'appointment-reminder', about: stands!.id } as const
  const late = await mailThatIs(office, 'failed', reminder)
  office.services.now = () => new Date(`${tuesday}T09:00:00+05:30`)
  const inTime = await mailThatIs(office, 'failed', {
    ...{ ...reminder, createdAt: office.services.now() },
  })

  expect((await sendAll(office)).location).toContain('sent=2&dismissed=2')
  expect(await statusOf(office, confirmation)).toBe('dismissed')
  expect(await statusOf(office, late)).toBe('dismissed')
  expect(await statusOf(office, cancellation)).toBe('waiting')
  expect(await statusOf(office, inTime)).toBe('waiting')
  const acts = (await log(office)).map(({ action, subject }) => [subject, action])
  expect(Object.fromEntries(acts)).toEqual({
    ...{ [confirmation]: 'mail-dismissed', [late]: 'mail-dismissed' },
    ...{ [cancellation]: 'mail-resent', [inTime]: 'mail-resent' },
  })
})

test('two who press at once send all that failed once', async () => {
  const office = await staffOffice(withSmtp)
  for (let count = 0; count < 5; count++) await mailThatIs(office, 'failed')
  const answers = await Promise.all([sendAll(office), sendAll(office)])
  expect(answers.map(({ location }) => String(location)).toSorted()).toEqual([
    '/staff/mail?status=failed&sent=0&dismissed=0',
    '/staff/mail?status=failed&sent=5&dismissed=0',
  ])
  expect(await mailsOf(office)).toHaveLength(5)
  expect(await log(office)).toHaveLength(5)
})

test('without a mail server all that failed stays, and staff are told why', async () => {
  const office = await staffOffice()
  const id = await mailThatIs(office, 'failed')
  const answer = await sendAll(office)
  expect(answer.status).toBe(409)
  expect(answer.page!.message).toContain('SMTP_URL')
  expect(await statusOf(office, id)).toBe('failed')
})
