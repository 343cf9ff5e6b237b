import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { sendDueMails, smtpSender } from '../../app/mail/mailer.server.ts'
import { freshDatabase } from '../fresh-database.ts'
import { queue, start } from '../mail-round.ts'
import { mailsIn } from '../mails-of.ts'
import { smtpSink } from '../smtp-sink.ts'
import { walledOff } from '../walled-off.ts'

const log = pino({ level: 'silent' })

test('a mail server that goes on saying that it will answer is given up, and its connection ends', async () => {
  const ended = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    const saying = setInterval(() => socket.write('250-wait\r\n'), 20)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(saying)
      ended.resolve()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const db = await freshDatabase()
  await queue(db, 1)
  const timeouts = { silent: 60_000, slow: 60_000, whole: 200 }
  const send = smtpSender(`smtp://127.0.0.1:${port}`, 'hello@dino.example', timeouts)
  await sendDueMails({ db, log, now: () => start, send })
  await ended.promise
  const lastError = `127.0.0.1:${port} was not done in time`
  expect(await mailsIn(db)).toMatchObject([{ status: 'waiting', attempts: 1, lastError }])
})

test('a mail server behind a wall is not waited for longer than one that says nothing', async () => {
  walledOff('mail.example')
  const db = await freshDatabase()
  await queue(db, 1)
  const timeouts = { silent: 20, slow: 60_000, whole: 60_000 }
  const send = smtpSender('smtp://mail.example:25', 'hello@dino.example', timeouts)
  await sendDueMails({ db, log, now: () => start, send })
  expect(await mailsIn(db)).toMatchObject([
    { status: 'waiting', lastError: 'mail.example:25 did not answer' },
  ])
})

test('a mail server that looks through a mail for long is waited for, and delivers it once', async () => {
  const db = await freshDatabase()
  const sink = await smtpSink(() => setTimeout(2_000))
  await queue(db, 1)
  const timeouts = { silent: 1_500, slow: 60_000, whole: 60_000 }
  const send = smtpSender(sink.url, 'hello@dino.example', timeouts)
  await sendDueMails({ db, log, now: () => start, send })
  expect(await mailsIn(db)).toMatchObject([{ status: 'sent', attempts: 1 }])
  expect(sink.received).toHaveLength(1)
})
