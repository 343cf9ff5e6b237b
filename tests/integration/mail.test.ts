import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { mailSettings, newMail } from '../../app/mail/mail.server.ts'
import { sendDueMails, smtpSender, startMailer } from '../../app/mail/mailer.server.ts'
import { queueMails } from '../../app/mail/outbox.server.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { freshApp } from '../fresh-app.ts'
import { freshDatabase, freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { later, queue, round, start, withSmtp } from '../mail-round.ts'
import { mailsIn } from '../mails-of.ts'
import { smtpRefusal, smtpSink } from '../smtp-sink.ts'

const log = pino({ level: 'silent' })

test('a waiting mail is sent once, with its Message-ID, and recorded as sent', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink()
  await queue(db, 1)
  await round(db, sink.url, start)
  await round(db, sink.url, later(600))
  const [mail] = await mailsIn(db)
  expect(mail).toMatchObject({ status: 'sent', attempts: 1, sentAt: start })
  expect(sink.received).toHaveLength(1)
  const [received] = sink.received
  expect(received!.messageId).toBe(`<${mail!.id}>`)
  expect(received!.recipient).toBe('person-0@buyer.example')
  expect(received!.source).toContain('Reply-To: sales@dino.example')
})

test('while the mail server is down mails wait, each with what went wrong, and then all arrive', async () => {
  const db = await freshDatabase()
  await queue(db, 3)
  for (let minute = 0; minute < 5; minute++) await round(db, 'smtp://127.0.0.1:9', later(minute))
  const down = await mailsIn(db)
  expect(down.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(down.some(({ lastError }) => lastError?.includes('ECONNREFUSED'))).toBe(true)

  const sink = await smtpSink()
  await round(db, sink.url, later(60))
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(3)
  expect((await mailsIn(db)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
})

test('a mail refused for now is tried again with the same Message-ID, and holds no other up', async () => {
  const db = await freshDatabase()
  const tried: string[] = []
  const sink = await smtpSink(({ recipient, messageId }) => {
    tried.push(messageId)
    if (recipient.startsWith('person-0') && tried.length < 4) throw smtpRefusal(451, 'Come back')
  })
  await queue(db, 2)
  await round(db, sink.url, start)
  expect(sink.received.map(({ recipient }) => recipient)).toEqual(['person-1@buyer.example'])
  await round(db, sink.url, later(1))
  await round(db, sink.url, later(2))
  expect(sink.received).toHaveLength(2)
  expect(new Set(tried).size).toBe(2)
})

test('a mail refused for good has failed, with the reason for staff, and nobody else’s log', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink(() => {
    throw smtpRefusal(554, 'No such person-0@buyer.example')
  })
  const logged: string[] = []
  await queue(db, 1)
  await sendDueMails({
    ...{ db, now: () => start, send: smtpSender(sink.url, 'hello@dino.example') },
    log: pino({}, { write: (line: string) => void logged.push(line) }),
  })
  const [mail] = await mailsIn(db)
  expect(mail).toMatchObject({ status: 'failed', attempts: 1 })
  expect(mail!.lastError).toContain('No such')
  expect(logged.join('')).toContain('554')
  expect(logged.join('')).not.toContain('buyer.example')
})

test('a clock that is set back keeps no mail waiting: not a new one, nor one to be tried again', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink()
  await queue(db, 1, later(60))
  await round(db, sink.url, start)
  expect(sink.received).toHaveLength(1)

  await queue(db, 1, later(60))
  await round(db, 'smtp://127.0.0.1:9', later(60))
  await round(db, sink.url, start)
  expect(sink.received).toHaveLength(2)
})

test('a mail that is to be tried again waits for its time, and one under way is nobody else’s', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink()
  await queue(db, 1)
  await db.queries.update(mails).set({ attempts: 9, dueAt: later(10) })
  for (const minute of [0, 5, 9]) await round(db, sink.url, later(minute))
  expect(sink.received).toHaveLength(0)
  await round(db, sink.url, later(10))
  expect(sink.received).toHaveLength(1)
})

test('a mail server elsewhere that offers no encryption gets no mail, unless that was allowed', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink()
  // This machine by a name that is not known to be its own.
  const elsewhere = sink.url.replace('127.0.0.1', '0.0.0.0')
  await queue(db, 1)
  await round(db, elsewhere, start)
  const [held] = await mailsIn(db)
  expect(held).toMatchObject({ status: 'waiting', lastError: expect.stringContaining('STARTTLS') })
  expect(sink.received).toHaveLength(0)

  await round(db, `${elsewhere}?requireTLS=false`, later(1))
  expect(sink.received).toHaveLength(1)
})

test('two mailers at the same moment send no mail twice', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink()
  await queue(db, 12)
  await Promise.all([1, 2, 3].map(() => round(db, sink.url, start)))
  expect(sink.received).toHaveLength(12)
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(12)
})

test('the mailer sends what is committed while it runs, and a rolled back mail never', async () => {
  const site = await freshApp({ settings: withSmtp })
  const { services } = site
  const arrived = Promise.withResolvers<void>()
  const sink = await smtpSink(() => arrived.resolve())
  const mailer = await startMailer({ ...services, smtpUrl: sink.url })
  onTestFinished(() => mailer.stop())
  await services.db
    .transaction(async (tx) => {
      const settings = mailSettings(services)
      const mail = { kind: 'enquiry-copy', about: crypto.randomUUID() } as const
      const content = { recipient: 'nobody@buyer.example', subject: '', text: '', html: '' }
      await queueMails(tx, [newMail(settings, { ...mail, ...content }, start)])
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await queue(services.db, 1)
  await arrived.promise
  await mailer.stop()
  expect(sink.received.map(({ recipient }) => recipient)).toEqual(['person-0@buyer.example'])
})

test.skipIf(testDatabaseUrl)(
  'with the mail server down for 50 attempts and five kills, every mail arrives, at most one twice per kill',
  { timeout: 600_000 },
  async () => {
    const dataDir = await freshDataDir()
    const db = await openDatabase({ dataDir, databaseUrl: undefined }, log)
    await queue(db, 20, new Date())
    await db.close()

    let attempts = 0
    let sender: ReturnType<typeof spawn> | undefined
    const killAt = new Set([20, 54, 58, 62, 68])
    const sink = await smtpSink(async () => {
      attempts++
      const isDown = attempts <= 50
      if (killAt.has(attempts)) {
        sender!.kill('SIGKILL')
        await once(sender!, 'exit')
      }
      if (isDown) throw smtpRefusal(451, 'Down')
    })
    let kills = -1
    for (let hours = 0; ; hours += 24) {
      const script = new URL('../send-mails.ts', import.meta.url).pathname
      sender = spawn(
        process.execPath,
        [...quickStartFlags, script, dataDir, sink.url, String(hours)],
        {
          stdio: ['ignore', 'inherit', 'inherit'],
        },
      )
      if (sender.exitCode === null) await once(sender, 'exit')
      kills++
      if (sender.exitCode === 0) break
    }

    const ids = sink.received.map(({ messageId }) => messageId)
    expect(kills).toBe(5)
    expect(new Set(ids).size).toBe(20)
    // The first kill fell into the time when nothing was taken.
    expect(ids).toHaveLength(20 + 4)
    const survivor = await openDatabase({ dataDir, databaseUrl: undefined }, log)
    expect((await mailsIn(survivor)).every(({ status }) => status === 'sent')).toBe(true)
    await survivor.close()
  },
)

test('a refusal in words that no database takes is a refusal all the same', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink(() => {
    throw smtpRefusal(550, 'No such \u0000 user')
  })
  await queue(db, 1)
  await round(db, sink.url, start)
  const [mail] = await mailsIn(db)
  expect(mail).toMatchObject({ status: 'failed', attempts: 1 })
  expect(mail!.lastError).toMatch(/No such +user/)
})
