import { expect, test } from 'vitest'
import { mails } from '../../app/db/schema/mails.server.ts'
import { sendDueMails, smtpSender, type Send } from '../../app/mail/mailer.server.ts'
import { deskOf, enquiryFrom, staffOffice, type Office } from '../office.ts'
import { smtpRefusal, smtpSink } from '../smtp-sink.ts'
import { people, putInTeam } from '../team.ts'

const passwordExpired: Send = async () => {
  const words = 'Invalid login: 535 5.7.8 hello@dino.example: password expired'
  throw Object.assign(new Error(words), { code: 'EAUTH', responseCode: 535 })
}
const mailerLooks = ({ services }: Office, send: Send) => sendDueMails({ ...services, send })

const onToday = async (desk: Pick<Office, 'look'>) =>
  (await desk.look<{ toMend: string[] }>('/staff/today')).page.toMend.filter((sentence) =>
    sentence.includes('no mail goes out'),
  )
const atReadyz = async ({ app }: Office) => {
  const answer = await app.request('/readyz')
  const { details = [] } = (await answer.json()) as { details?: string[] }
  const told = details.filter((sentence) => sentence.includes('no mail goes out'))
  return { status: answer.status, told }
}

test('while the mail server refuses the password, Today and /readyz tell since when and how many wait', async () => {
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
  expect(await atReadyz(office)).toEqual({ status: 200, told: [] })
})

test('a sender that is refused only at the recipient, as Postfix does, gives up no mail, and is told', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await enquiryFrom(office)
  const words = '5.7.1 <hello@dino.example>: Sender address rejected: not owned by user dino'
  const { url } = await smtpSink(undefined, smtpRefusal(553, words))
  await mailerLooks(office, smtpSender(url, 'hello@dino.example'))
  const tried = await office.services.db.queries.select().from(mails)
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
  const tried = await office.services.db.queries.select().from(mails)
  expect(tried.map(({ status, attempts }) => [status, attempts])).toEqual([
    ['waiting', 1],
    ['waiting', 1],
  ])
  const sentence =
    'Since Mon 23 November, 09:30, no mail goes out (the server’s limit of mails is reached): 2 wait.'
  expect(await onToday(office)).toEqual([sentence])
  expect(await atReadyz(office)).toEqual({ status: 200, told: [sentence] })
})
