import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { sendDueMails, smtpSender } from '../../app/mail/mailer.server.ts'
import type { MailKind } from '../../app/mail/mail.server.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { openDay } from '../open-day.ts'
import { smtpSink } from '../smtp-sink.ts'

const withSmtp = { settings: { smtpUrl: 'smtp://set.example' } }
const start = new Date('2026-11-23T04:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

type Status = 'waiting' | 'sent' | 'failed' | 'kept'

/** A mail in the outbox, as it stands in the case. */
async function mailThatIs(
  { services }: Office,
  status: Status,
  given: { kind?: MailKind; about?: string; dueAt?: Date; attempts?: number } = {},
) {
  const id = `${crypto.randomUUID()}@localhost`
  await services.db.queries.insert(mails).values({
    ...{ id, status, kind: 'enquiry-copy', about: crypto.randomUUID(), attempts: 3 },
    ...{ recipient: 'asha@buyer.example', subject: 'Your message', text: 'Hi', html: '<p>Hi</p>' },
    ...{ lastError: status === 'failed' ? 'Refused' : null, createdAt: start, dueAt: later(60) },
    ...{ sentAt: status === 'sent' ? start : null, ...given },
  })
  return id
}

const rows = ({ services }: Office) => services.db.queries.select().from(mails)
const resend = (office: Office, id: string) =>
  office.send<{ ok: boolean; message: string }>(`/staff/mail/${encodeURIComponent(id)}`, {})

interface MailPage {
  list: { rows: { id: string }[] }
  counts: { waiting: number; failed: number }
  mail: { html: string; lastError: string | null } | null
}

test('staff see what waits and what failed, with the mail itself and what went wrong', async () => {
  const office = await staffOffice(withSmtp)
  const failed = await mailThatIs(office, 'failed')
  const waiting = await mailThatIs(office, 'waiting')
  await mailThatIs(office, 'sent')
  const all = await office.look<MailPage>('/staff/mail')
  expect(all.page.list.rows).toHaveLength(3)
  expect(all.page.counts).toEqual({ waiting: 1, failed: 1 })
  const some = await office.look<MailPage>('/staff/mail?status=waiting')
  expect(some.page.list.rows.map(({ id }) => id)).toEqual([waiting])
  const one = await office.look<MailPage>(`/staff/mail/${encodeURIComponent(failed)}`)
  expect(one.page.mail).toMatchObject({ html: '<p>Hi</p>', lastError: 'Refused' })
  expect((await office.look('/staff/mail/no-such-mail')).status).toBe(404)
})

test.each(['failed', 'kept'] as const)(
  'a mail that is %s waits again from the first attempt on, with its Message-ID',
  async (status) => {
    const office = await staffOffice(withSmtp)
    const id = await mailThatIs(office, status)
    expect((await resend(office, id)).status).toBe(200)
    expect(await rows(office)).toEqual([
      expect.objectContaining({ id, status: 'waiting', attempts: 0, dueAt: office.services.now() }),
    ])
  },
)

test('a mail that was sent is sent once more as another one, or the mailbox would drop it', async () => {
  const sink = await smtpSink()
  const office = await staffOffice({ settings: { smtpUrl: sink.url } })
  const id = await mailThatIs(office, 'sent')
  await resend(office, id)
  const { db, log, now } = office.services
  await sendDueMails({ db, log, now, send: smtpSender(sink.url, 'DINO <hello@dino.example>') })
  expect(sink.received.map(({ recipient }) => recipient)).toEqual(['asha@buyer.example'])
  expect(sink.received[0]!.messageId).not.toBe(`<${id}>`)
  expect((await rows(office)).map(({ status }) => status)).toEqual(['sent', 'sent'])
})

test('a mail that waits is due now, unless it may be under way this moment', async () => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'waiting', { dueAt: later(10) })
  expect((await resend(office, id)).status).toBe(200)
  expect((await rows(office))[0]!.dueAt).toEqual(start)
  const underWay = await mailThatIs(office, 'waiting', { dueAt: later(3) })
  expect((await resend(office, underWay)).status).toBe(409)
})

test('two who press at once send it once', async () => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'failed')
  const answers = await Promise.all([resend(office, id), resend(office, id)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
})

test('without a mail server nothing is sent, and staff are told why', async () => {
  const office = await staffOffice()
  await enquiryFrom(office)
  const [mail] = await rows(office)
  expect(mail!.status).toBe('kept')
  const answer = await resend(office, mail!.id)
  expect(answer.status).toBe(409)
  expect(answer.page.message).toContain('SMTP_URL')
  expect((await rows(office))[0]!.status).toBe('kept')
})

test('the confirmation of a cancelled appointment stays where it is', async () => {
  const office = await staffOffice(withSmtp)
  const { db } = office.services
  await openDay(db, '2026-11-25', ['10:30'])
  const [appointment] = await db.queries
    .insert(appointments)
    .values({
      ...{ date: '2026-11-25', time: '10:30', userName: 'Asha Menon' },
      ...{ bookedAt: start, status: 'cancelled' },
    })
    .returning()
  const about = appointment!.id
  const confirmation = await mailThatIs(office, 'failed', { kind: 'appointment-confirmed', about })
  const cancellation = await mailThatIs(office, 'failed', { kind: 'appointment-cancelled', about })
  expect((await resend(office, confirmation)).status).toBe(409)
  expect((await resend(office, cancellation)).status).toBe(200)
})

test('who sent what again is in the log, without an address', async () => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'failed')
  await resend(office, id)
  expect(await office.services.db.queries.select().from(auditLog)).toEqual([
    expect.objectContaining({
      ...{ action: 'mail-resent', subject: id, details: { was: 'failed', kind: 'enquiry-copy' } },
    }),
  ])
})

test('what strangers wrote is text in the preview of a mail', async () => {
  const office = await staffOffice()
  const message = '<img src=x onerror=alert(1)></p><script>alert(1)</script>'
  await enquiryFrom(office, { name: '<b>Asha</b>', company: '"><svg onload=alert(1)>', message })
  for (const { id } of await rows(office)) {
    const { page } = await office.look<MailPage>(`/staff/mail/${encodeURIComponent(id)}`)
    expect(page.mail!.html).not.toMatch(/<(img|script|svg|b>)/)
    expect(page.mail!.html).toContain('&lt;img src=x')
  }
})
