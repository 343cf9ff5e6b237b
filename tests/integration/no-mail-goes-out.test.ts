import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Transaction } from '../../app/db/database.server.ts'
import { sendDueMails, smtpSender, type Send } from '../../app/mail/mailer.server.ts'
import { aboutOneMail } from '../../app/mail/no-mail-words.ts'
import { noMailGoesOut } from '../../app/mail/outbox.server.ts'
import { mailsOf } from '../mails-of.ts'
import { deskOf, enquiryFrom, staffOffice, toldOnToday, type Office } from '../office.ts'
import { limits, ofOneMail, senders } from '../smtp-answers.ts'
import { smtpRefusal, smtpSink } from '../smtp-sink.ts'
import { stoppedClock } from '../stopped-clock.ts'
import { people, putInTeam } from '../team.ts'

const passwordExpired: Send = async () => {
  const words = 'Invalid login: 535 5.7.8 hello@dino.example: password expired'
  throw Object.assign(new Error(words), { code: 'EAUTH', responseCode: 535 })
}
const mailerLooks = ({ services }: Office, send: Send) => sendDueMails({ ...services, send })

const onToday = async (desk: Pick<Office, 'look'>) =>
  (await toldOnToday(desk)).filter((sentence) => sentence.includes('no mail goes out'))
const atReadyz = async ({ app }: Office) => {
  const answer = await app.request('/readyz')
  const { details = [] } = (await answer.json()) as { details?: string[] }
  const told = details.filter((sentence) => sentence.includes('no mail goes out'))
  return { status: answer.status, told }
}

test('while the mail server refuses the password, Today and /readyz tell since when and how many wait', async () => {
  const pass = stoppedClock()
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await enquiryFrom(office)
  expect(await onToday(office)).toEqual([])
  await mailerLooks(office, passwordExpired)
  const sentence =
    'Since Mon 23 November, 09:30, no mail goes out (the server refuses user and password): 2 wait.'
  expect(await onToday(office)).toEqual([sentence])
  expect(await atReadyz(office)).toEqual({ status: 200, told: [sentence] })

  await putInTeam(office.services, people.editor, 'editor')
  expect(await onToday(await deskOf(office, people.editor))).toEqual([])

  office.services.now = () => new Date('2026-11-23T05:00:00Z')
  await mailerLooks(office, async () => {})
  expect(await onToday(office)).toEqual([])
  pass()
  expect(await atReadyz(office)).toEqual({ status: 200, told: [] })
})

test('a sender that is refused only at the recipient, as Postfix does, gives up no mail, and is told', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await enquiryFrom(office)
  const words = '5.7.1 <hello@dino.example>: Sender address rejected: not owned by user dino'
  const { url } = await smtpSink(undefined, smtpRefusal(553, words))
  await mailerLooks(office, smtpSender(url, 'hello@dino.example'))
  const tried = await mailsOf(office)
  expect(tried.map(({ status, attempts }) => [status, attempts])).toEqual([
    ['waiting', 1],
    ['waiting', 1],
  ])
  const sentence =
    'Since Mon 23 November, 09:30, no mail goes out (the server refuses the sender): 2 wait.'
  expect(await onToday(office)).toEqual([sentence])
  expect(await atReadyz(office)).toEqual({ status: 200, told: [sentence] })
})

test('a mailbox that has sent all it may for the day gives up no mail, and is told', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await enquiryFrom(office)
  const { url } = await smtpSink(() => {
    throw smtpRefusal(550, '5.4.5 Daily user sending limit exceeded.')
  })
  const send = smtpSender(url, 'hello@dino.example')
  await mailerLooks(office, send)
  // What the server has against all mails is said to one of them.
  await mailerLooks(office, send)
  const tried = await mailsOf(office)
  expect(tried.map(({ status, attempts }) => [status, attempts])).toEqual([
    ['waiting', 1],
    ['waiting', 1],
  ])
  const sentence =
    'Since Mon 23 November, 09:30, no mail goes out (the server’s limit of mails is reached): 2 wait.'
  expect(await onToday(office)).toEqual([sentence])
  expect(await atReadyz(office)).toEqual({ status: 200, told: [sentence] })
})

test('a limit that is said after a whole mail by 5.7.1 and in words gives up no mail either', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await enquiryFrom(office)
  const { url } = await smtpSink(() => {
    throw smtpRefusal(550, '5.7.1 Daily SMTP relay limit exceeded for customer.')
  })
  await mailerLooks(office, smtpSender(url, 'hello@dino.example'))
  const tried = await mailsOf(office)
  expect(tried.map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  expect(await onToday(office)).toEqual([
    'Since Mon 23 November, 09:30, no mail goes out (the server’s limit of mails is reached): 2 wait.',
  ])
})

test('the database reads of a refusal what the mailer does: whether it is about one mail', async () => {
  const { services } = await staffOffice()
  const told = (answers: string[], isAboutOne: boolean) =>
    answers.map((answer) => ({
      words: `Message failed: ${answer.replaceAll('\n', ' ')}`,
      isAboutOne,
    }))
  const all = [...told(limits, false), ...told(senders, false), ...told(ofOneMail, true)]
  for (const { words, isAboutOne } of all) {
    const found = await services.db.queries.execute(
      sql`SELECT ${words}::text ~ ${sql.raw(`'${aboutOneMail}'`)} AS one`,
    )
    const { rows } = found as unknown as { rows: { one: boolean }[] }
    expect([words, rows[0]!.one]).toEqual([words, isAboutOne])
  }
})

test('what was sent last is found without reading all that was sent', async () => {
  const { services } = await staffOffice()
  await services.db.script(`
    INSERT INTO mails (id, kind, about, recipient, subject, text, html, status, attempts, last_error, created_at, due_at, sent_at)
      SELECT n, 'enquiry-copy', gen_random_uuid(), 'asha@buyer.example', 'Hello', 'Hello', 'Hello',
        CASE n WHEN 1 THEN 'waiting' ELSE 'sent' END, 1, 'connect ECONNREFUSED',
        now(), now(), CASE WHEN n > 1 THEN now() - interval '1 hour' END
      FROM generate_series(1, 5000) AS n;
    ANALYZE`)
  const { told, before, after } = await services.db.transaction(async (tx) => ({
    before: await scansOfMails(tx),
    told: await noMailGoesOut(tx),
    after: await scansOfMails(tx),
  }))
  expect(told).toHaveLength(1)
  expect(after).toBe(before)
})

/** How often this connection has read all mails, since it last told of it. */
async function scansOfMails(tx: Transaction): Promise<number> {
  const read = await tx.execute(
    sql`SELECT seq_scan::int AS scans FROM pg_stat_xact_user_tables WHERE relname = 'mails'`,
  )
  return (read as { rows: { scans: number }[] }).rows[0]!.scans
}

test('twenty who ask /readyz at once cause one reading of the mails', async () => {
  stoppedClock()
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  const readings = vi.spyOn(office.services.db.queries, 'select')
  const answers = await Promise.all(Array.from({ length: 20 }, () => atReadyz(office)))
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, told: [] })))
  expect(readings).toHaveBeenCalledTimes(1)
})
