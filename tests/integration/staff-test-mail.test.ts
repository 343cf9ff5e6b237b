import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mailsOf } from '../mails-of.ts'
import { staffOffice } from '../office.ts'
import { smtpRefusal, smtpSink } from '../smtp-sink.ts'
import { walledOff } from '../walled-off.ts'

interface Outcome {
  ok: boolean
  message: string
}

/** Presses the button with these settings; gives what the office then says, and what it logged. */
async function press(settings: { smtpUrl?: string; salesEmail?: string }) {
  const office = await staffOffice({
    settings: { mailFrom: 'DINO <hello@dino.in>', salesEmail: 'sales@dino.in', ...settings },
  })
  const { status, page } = await office.send<Outcome>('/staff/mail', {})
  const kept = await mailsOf(office)
  return { status, ...page, logged: office.logged.join(''), kept }
}

test('a test mail goes to the sales address and to whoever asked, and the office says so', async () => {
  const sink = await smtpSink()
  const outcome = await press({ smtpUrl: sink.url })
  expect(outcome).toMatchObject({ status: 200, ok: true, kept: [] })
  expect(outcome.message).toContain('sales@dino.in and one for staff@dino.example')
  expect(sink.received.map(({ recipient }) => recipient)).toEqual([
    'sales@dino.in',
    'staff@dino.example',
  ])
  expect(sink.received[0]!.source).toContain('From: DINO <hello@dino.in>')
  expect(sink.received[0]!.source).toContain('Subject: Test mail from localhost')
  expect(outcome.logged).not.toMatch(/sales@|staff@/)
})

test('whoever reads the mails of sales gets one, not two', async () => {
  const sink = await smtpSink()
  await press({ smtpUrl: sink.url, salesEmail: 'Staff@dino.example' })
  expect(sink.received).toHaveLength(1)
})

test('without a mail server nothing is sent, and the office says what to set', async () => {
  const outcome = await press({ smtpUrl: undefined })
  expect(outcome).toMatchObject({ status: 409, ok: false })
  expect(outcome.message).toContain('SMTP_URL')
})

test("a refusal is told in the server's words, with the setting that they are about", async () => {
  const sink = await smtpSink(() => {
    throw smtpRefusal(550, 'Sender address rejected')
  })
  const outcome = await press({ smtpUrl: sink.url })
  expect(outcome).toMatchObject({ status: 409, ok: false })
  expect(outcome.message).toContain('Not sent to sales@dino.in.')
  expect(outcome.message).toContain('Sender address rejected')
  expect(outcome.logged).toContain('"responseCode":550')
  expect(outcome.logged).not.toContain('rejected')
})

test('of a mailbox that has sent all it may for the day nothing has to be set', async () => {
  const sink = await smtpSink(() => {
    throw smtpRefusal(550, '5.4.5 Daily user sending limit exceeded')
  })
  const { message } = await press({ smtpUrl: sink.url })
  expect(message).toContain('goes out when it may again')
  expect(message).not.toContain('Check')
})

test.each([
  ['is not there', 'smtp://127.0.0.1:9', 'Check host and port in SMTP_URL'],
  ['has no such name', 'smtp://no-such-host.invalid:587', 'Check host and port in SMTP_URL'],
])('a mail server that %s is told with what to check', async (_what, smtpUrl, advice) => {
  const outcome = await press({ smtpUrl })
  expect(outcome).toMatchObject({ status: 409, ok: false })
  expect(outcome.message).toContain(advice)
})

test('a mail server that does not even refuse is told with what to check, once patience is over', async () => {
  walledOff('mail.example', (waiting) => setImmediate(() => waiting.emit('timeout')))
  const { message } = await press({ smtpUrl: 'smtp://mail.example:25' })
  expect(message).toContain('mail.example:25 did not answer. Check host and port in SMTP_URL')
})

test('a mail server elsewhere that offers no encryption gets none, and the office says how to allow it', async () => {
  const sink = await smtpSink()
  const outcome = await press({ smtpUrl: sink.url.replace('127.0.0.1', '0.0.0.0') })
  expect(outcome.message).toContain('?requireTLS=false')
  expect(sink.received).toEqual([])
})

test('a mail server that wants another password is told', async () => {
  const server = createServer((socket) => {
    socket.write('220 mail\r\n')
    socket.on('data', (line) =>
      socket.write(
        line.toString().startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '535 No\r\n',
      ),
    )
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const outcome = await press({ smtpUrl: `smtp://user:S3cret@127.0.0.1:${port}` })
  expect(outcome.message).toContain('Check user and password in SMTP_URL.')
  expect(outcome.message + outcome.logged).not.toContain('S3cret')
})
