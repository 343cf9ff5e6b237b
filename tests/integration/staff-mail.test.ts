import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { sendDueMails, smtpSender } from '../../app/mail/mailer.server.ts'
import { claimDueMail, markUnsent } from '../../app/mail/outbox.server.ts'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import { officeBadges } from '../../app/staff/badges.server.ts'
import { asha, book, officeOnMonday, rows as bookedRows, tuesday } from '../day-of-appointments.ts'
import { mailsOf } from '../mails-of.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { later, mailForm, mailThatIs, resend, start, withSmtp } from '../office-mails.ts'
import { smtpSink } from '../smtp-sink.ts'

async function sendAll({ services }: Office, url: string) {
  const { db, log, now } = services
  await sendDueMails({ db, log, now, send: smtpSender(url, 'DINO <hello@dino.example>') })
}

const badge = async ({ services }: Office) => {
  const who = { uid: crypto.randomUUID(), now: start }
  return (await officeBadges(services.db.queries, who)).unsentMails
}

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
    expect(await mailsOf(office)).toEqual([
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
  expect((await mailsOf(office)).map(({ status }) => status)).toEqual(['sent', 'sent'])
})

test('a mail that waits is due now, also when its next attempt is near', async () => {
  const office = await staffOffice(withSmtp)
  for (const minutes of [0.25, 2, 10]) {
    const id = await mailThatIs(office, 'waiting', { dueAt: later(minutes) })
    expect((await resend(office, id)).status).toBe(200)
    const mail = (await mailsOf(office)).find((row) => row.id === id)
    expect(mail).toMatchObject({ dueAt: start, attempts: 0 })
  }
})

test('a mail that is being sent this moment is left alone; one whose process died is not', async () => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'waiting', { dueAt: start })
  const { db } = office.services
  await claimDueMail(db, { now: start, until: later(3) })
  const presses: Record<string, string>[] = [
    ...[{}, { do: 'dismiss' }, { do: 'readdress', recipient: 'ravi@buyer.example' }],
  ]
  for (const press of presses) expect((await mailForm(office, id, press)).status).toBe(409)
  office.services.now = () => later(4)
  expect((await resend(office, id)).status).toBe(200)
})

test('two who press at once send it once', async () => {
  const sink = await smtpSink()
  const office = await staffOffice({ settings: { smtpUrl: sink.url } })
  const id = await mailThatIs(office, 'failed')
  await Promise.all([resend(office, id), resend(office, id)])
  await sendAll(office, sink.url)
  expect(sink.received).toHaveLength(1)
  expect(await office.services.db.queries.select().from(auditLog)).toHaveLength(1)
})

test('a failed mail goes to its corrected address, and not to the wrong one again', async () => {
  const sink = await smtpSink()
  const office = await staffOffice({ settings: { smtpUrl: sink.url } })
  const id = await mailThatIs(office, 'failed', { recipient: 'asha@buyer.exmaple' })
  const wrong = await mailForm(office, id, { do: 'readdress', recipient: 'asha at buyer' })
  expect(wrong).toMatchObject({ status: 422, page: { recipient: 'asha at buyer' } })
  const right = { do: 'readdress', recipient: ' \u202aAsha@Buyer.example\u202c ' }
  expect((await mailForm(office, id, right)).status).toBe(200)
  await sendAll(office, sink.url)
  expect(sink.received.map(({ recipient }) => recipient)).toEqual(['asha@buyer.example'])
  const [mail] = await mailsOf(office)
  expect(mail).toMatchObject({ id, status: 'sent', lastError: null })
  const log = await office.services.db.queries.select().from(auditLog)
  expect(log).toMatchObject([{ action: 'mail-readdressed', subject: id }])
  expect(JSON.stringify(log)).not.toContain('buyer')
})

test('the enquiry follows its mail’s corrected address, with what else waits for it', async () => {
  const office = await staffOffice(withSmtp)
  const about = await enquiryFrom(office, { email: 'Asha@buyer.exmaple' })
  const copy = (await mailsOf(office)).find(({ kind }) => kind === 'enquiry-copy')!
  const right = { do: 'readdress', recipient: 'asha@buyer.example', alsoThere: 'on' }
  expect((await mailForm(office, copy.id, right)).status).toBe(200)
  const [enquiry] = await office.services.db.queries.select().from(enquiries)
  expect(enquiry).toMatchObject({ id: about, email: 'asha@buyer.example' })
  const lead = (await mailsOf(office)).find(({ kind }) => kind === 'enquiry-lead')!
  expect(lead).toMatchObject({ replyTo: 'asha@buyer.example', status: 'waiting' })
})

test('a mail that need not be sent is dismissed, counts no more, and can be sent after all', async () => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'failed')
  expect(await badge(office)).toBe(1)
  expect((await mailForm(office, id, { do: 'dismiss' })).status).toBe(200)
  expect(await badge(office)).toBe(0)
  const { page } = await office.look<MailPage>('/staff/mail?status=dismissed')
  expect(page.list.rows.map((row) => row.id)).toEqual([id])
  expect(page.counts.failed).toBe(0)
  await resend(office, id)
  expect((await mailsOf(office))[0]).toMatchObject({ status: 'waiting', attempts: 0 })
})

test('a mail that came back is marked by staff, and has failed from then on', async () => {
  const office = await staffOffice(withSmtp)
  const id = await mailThatIs(office, 'sent')
  expect((await mailForm(office, id, { do: 'returned' })).status).toBe(200)
  expect((await mailsOf(office))[0]).toMatchObject({ status: 'failed' })
  expect(await badge(office)).toBe(1)
  const waiting = await mailThatIs(office, 'waiting')
  expect((await mailForm(office, waiting, { do: 'returned' })).status).toBe(409)
})

test('an appointment shows that its mail failed, in the list and on its page', async () => {
  const office = await officeOnMonday()
  await book(office, asha, '10:30')
  const [appointment] = await bookedRows(office)
  const entry = async () =>
    (await office.look<{ entry: AgendaEntry }>(`/staff/appointments/${appointment!.id}`)).page.entry
  expect((await entry()).unsentMail).toBeNull()
  const sent = await mailsOf(office)
  const confirmation = sent.find(({ kind }) => kind === 'appointment-confirmed')!
  const notice = sent.find(({ kind }) => kind === 'booking-notice')!
  const { db } = office.services
  await markUnsent(db.queries, notice, {
    error: 'No such desk',
    unanswered: 0,
    dueAt: null,
    now: start,
  })
  expect((await entry()).unsentMail).toBeNull()
  await markUnsent(db.queries, confirmation, {
    error: 'No such mailbox',
    unanswered: 0,
    dueAt: null,
    now: start,
  })
  expect((await entry()).unsentMail).toEqual({ id: confirmation.id, status: 'failed' })
  const { page } = await office.look<{ entries: AgendaEntry[] }>(`/staff/today?day=${tuesday}`)
  expect(page.entries[0]!.unsentMail).toMatchObject({ status: 'failed' })
})

test('without a mail server nothing is sent, and staff are told why', async () => {
  const office = await staffOffice()
  await enquiryFrom(office)
  const [mail] = await mailsOf(office)
  expect(mail!.status).toBe('kept')
  const answer = await resend(office, mail!.id)
  expect(answer.status).toBe(409)
  expect(answer.page.message).toContain('SMTP_URL')
  expect((await mailsOf(office))[0]!.status).toBe('kept')
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
  for (const { id, kind } of await mailsOf(office)) {
    const { page } = await office.look<MailPage>(`/staff/mail/${encodeURIComponent(id)}`)
    expect(page.mail!.html).not.toMatch(/<(img|script|svg|b>)/)
    // The copy holds none of it.
    expect(page.mail!.html.includes('&lt;img src=x')).toBe(kind === 'enquiry-lead')
  }
})
