import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import type { Services } from '../http/services.ts'
import { sentFilesOf, type SentFile } from './mail-attachments.server.ts'
import { mailSettings, senderOf } from './mail.server.ts'
import {
  claimDueMail,
  dismissLateReminders,
  mailChannel,
  markSent,
  markUnsent,
  type ClaimedMail,
} from './outbox.server.ts'
import {
  claimMs,
  isAboutThisMail,
  isGivenUp,
  mayHaveArrived,
  retryAfterSeconds,
  type SmtpError,
} from './retry.ts'
import { demandsTls } from './smtp-url.ts'

/**
 * Until a server that says nothing is given up: at the beginning, and once it has the mail. Then it may look through a large one for
 * minutes; cut off meanwhile it delivers that, and again with each attempt (RFC 5321, 4.5.3.2.6).
 */
const smtpTimeouts = { silent: 30_000, slow: 4 * 60_000, whole: 5 * 60_000 }
/** Retries fall due without a notification. */
const lookEveryMs = 10_000

/** A mail on its way; 'test' is none of the outbox. */
export interface OutgoingMail extends Omit<ClaimedMail, 'kind' | 'attempts' | 'unanswered'> {
  kind: ClaimedMail['kind'] | 'test'
  files?: SentFile[]
}

/** Sends one mail, or throws. */
export type Send = (mail: OutgoingMail) => Promise<unknown>

export interface Mailer {
  /** Resolves when the mail under way is sent or put back. */
  stop(): Promise<void>
}

/** Sends what waits in the outbox, in this process, as soon as it is committed. */
export async function startMailer(services: Services & { smtpUrl: string }): Promise<Mailer> {
  const { db, log, smtpUrl } = services
  const send: Send = (mail) => smtpSender(smtpUrl, senderOf(mailSettings(services)))(mail)
  let wanted = false
  let stopped = false
  let running: Promise<void> | undefined

  const work = async () => {
    while (wanted && !stopped) {
      wanted = false
      await sendDueMails({ ...services, send, isStopped: () => stopped })
    }
  }
  const wake = () => {
    wanted = true
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'the mailer failed, and goes on'))
      .finally(() => {
        running = undefined
      })
  }

  const unlisten = await db.listen(mailChannel, wake, wake)
  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await unlisten()
      await running
    },
  }
}

interface Round extends Pick<Services, 'db' | 'log' | 'now'> {
  send: Send
  isStopped?: () => boolean
}

/**
 * Sends the mails that are due, one after the other. A process that dies in between has sent at most
 * one mail that it didn't record: that one is sent again, with the same Message-ID. When the mail server
 * can't be reached, the others would fail too: the round ends, and the outbox is looked at again soon.
 */
export async function sendDueMails({ db, log, now, send, isStopped }: Round): Promise<void> {
  while (!isStopped?.()) {
    await dismissLateReminders(db.queries, now())
    const until = new Date(now().getTime() + claimMs)
    const mail = await claimDueMail(db, { now: now(), until })
    if (!mail) return
    try {
      await send({ ...mail, files: await sentFilesOf(db.queries, mail.id) })
    } catch (error) {
      const refusal = error as SmtpError
      const { code, responseCode } = refusal
      const unanswered = mail.unanswered + (mayHaveArrived(refusal) ? 1 : 0)
      const pause = retryAfterSeconds(mail.attempts, isGivenUp(refusal, unanswered))
      const dueAt = pause === null ? null : new Date(now().getTime() + pause * 1000)
      const outcome = { error: wordsOf(error), unanswered, dueAt, now: now() }
      await markUnsent(db.queries, mail, outcome)
      // Without the server's own words, which may quote the address.
      log.warn({ mail: mail.id, code, responseCode, attempts: mail.attempts }, 'mail not sent')
      if (!isAboutThisMail(refusal)) return
      continue
    }
    await markSent(db.queries, mail, now())
    log.info({ mail: mail.id, kind: mail.kind }, 'mail sent')
  }
}

/** Sends by SMTP, a connection for each mail, which ends in any case before somebody else may take the mail (`claimMs`). */
export function smtpSender(
  smtpUrl: string,
  from: string,
  { silent, slow, whole } = smtpTimeouts,
): Send {
  return (mail) => {
    const transport = createTransport({
      url: smtpUrl,
      requireTLS: demandsTls(smtpUrl),
      connectionTimeout: silent,
      greetingTimeout: silent,
      socketTimeout: slow,
      getSocket: connectedUntil(AbortSignal.timeout(whole), silent),
    })
    const sending = { isHandedOver: false }
    transport.use('stream', ({ message }, goOn) => {
      message.processFunc((source) => source.once('end', () => (sending.isHandedOver = true)))
      goOn()
    })
    const sent = transport.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
      messageId: `<${mail.id}>`,
      ...(mail.inReplyTo && {
        inReplyTo: `<${mail.inReplyTo}>`,
        references: `<${mail.inReplyTo}>`,
      }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // Answering machines leave such mails alone (RFC 3834); an answer was written by a person.
      headers: mail.kind === 'enquiry-answer' ? {} : { 'Auto-Submitted': 'auto-generated' },
      attachments: mail.files,
      ...(mail.ics && {
        icalEvent: { method: methodOf(mail.ics), filename: 'appointment.ics', content: mail.ics },
      }),
    })
    return sent.catch((error: Error) => {
      throw Object.assign(error, sending)
    })
  }
}

/**
 * A server that says a word now and then is never silent: its connection is broken off at the deadline. One that does not take the
 * connection is waited for by nobody else: nodemailer counts from then on.
 */
function connectedUntil(deadline: AbortSignal, silent: number): SMTPTransport.Options['getSocket'] {
  return ({ host = 'localhost', port: given, secure }, callback) => {
    const port = Number(given ?? (secure ? 465 : 587))
    const socket = connect({ host, port })
    const breakOff = (why: string) =>
      socket.destroy(Object.assign(new Error(`${host}:${port} ${why}`), { code: 'ETIMEDOUT' }))
    const refuse = () => breakOff('did not answer')
    deadline.addEventListener('abort', () => breakOff('was not done in time'))
    socket.setTimeout(silent, refuse)
    socket.once('error', callback)
    socket.once('connect', () => {
      socket.setTimeout(0, refuse)
      socket.off('error', callback)
      callback(null, { connection: socket })
    })
  }
}

/** Mail programs look for the method in the part's head too. */
function methodOf(ics: string): string {
  return /^METHOD:(\w+)/m.exec(ics)?.[1] ?? 'PUBLISH'
}

const arrivedWords = 'the mail server had all of it: it may have arrived'

/** As a line that every database takes, whatever the mail server has answered. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  const arrived = mayHaveArrived(error as SmtpError) ? ` — ${arrivedWords}` : ''
  return `${words}${arrived}`
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 500)
}
