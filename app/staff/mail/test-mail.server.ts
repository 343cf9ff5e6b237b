import { randomUUID } from 'node:crypto'
import type { Services } from '../../http/services.ts'
import { mailBody } from '../../mail/mail-body.ts'
import { mailSettings, salesAddress, senderOf, type MailSettings } from '../../mail/mail.server.ts'
import { isLimitReached, type SmtpError } from '../../mail/retry.ts'
import { smtpSender, type OutgoingMail } from '../../mail/mailer.server.ts'

/** Staff wait for it. */
const patience = { silent: 10_000, slow: 30_000, whole: 30_000 }

export interface TestOutcome {
  ok: boolean
  message: string
}

interface TestRequest extends Pick<Services, 'settings' | 'content' | 'log'> {
  staff: { email: string }
}

/**
 * Sends a mail to the sales address and to whoever asks, at once and past the outbox, and tells how that went:
 * a setting that loses leads is found before there is a lead.
 */
export async function sendTestMail({ staff, log, ...office }: TestRequest): Promise<TestOutcome> {
  const settings = mailSettings(office)
  const { smtpUrl } = settings
  if (!smtpUrl) {
    return { ok: false, message: 'Nothing was sent: no mail server is set (SMTP_URL).' }
  }
  const send = smtpSender(smtpUrl, senderOf(settings), patience)
  const recipients = [...new Set([salesAddress(settings).toLowerCase(), staff.email.toLowerCase()])]
  for (const recipient of recipients) {
    try {
      await send(testMail(settings, recipient))
    } catch (error) {
      const refusal = error as Error & SmtpError
      const { code, responseCode } = refusal
      log.warn({ code, responseCode }, 'test mail not sent')
      return { ok: false, message: `Not sent to ${recipient}. ${whatToDo(refusal)}` }
    }
  }
  log.info({ mails: recipients.length }, 'test mail sent')
  return {
    ok: true,
    message:
      `The mail server took a test mail for ${recipients.join(' and one for ')}. ` +
      'Look whether it arrived, and not among the spam: answers and leads go the same way.',
  }
}

function testMail(settings: MailSettings, recipient: string): OutgoingMail {
  const host = new URL(settings.publicUrl).hostname
  return {
    ...{ id: `${randomUUID()}@${host}`, kind: 'test', recipient },
    ...{ replyTo: null, inReplyTo: null, ics: null },
    subject: `Test mail from ${host}`,
    ...mailBody(settings.company, {
      title: 'The mails of the site arrive',
      paragraphs: [
        'Somebody pressed ‘Send a test mail’ in the office. If you read this, mails to this address arrive, and nothing needs to be done.',
      ],
      facts: [
        ['Sender', senderOf(settings)],
        ['Enquiries go to', salesAddress(settings)],
      ],
    }),
  }
}

/** The mail server's own words, and which setting they are about. */
function whatToDo({ code = '', message, response = '' }: Error & SmtpError): string {
  const next = isLimitReached(response) ? tomorrow : (advice[code] ?? '')
  return `${message.replace(/\.?\s*$/, '')}. ${next}`.trim()
}

const tomorrow = 'The mailbox has sent all it may for now: what waits goes out when it may again.'

const unreachable =
  'Check host and port in SMTP_URL, and that the server lets this machine connect: many providers close port 25.'
const advice: Record<string, string> = {
  EAUTH: 'Check user and password in SMTP_URL.',
  ETLS: 'The server offers no encryption. Name another port, or, in your own network only, add ?requireTLS=false to SMTP_URL.',
  EENVELOPE:
    'Check that the server may send from the address in MAIL_FROM, and that SALES_EMAIL is right.',
  ...{ ESOCKET: unreachable, ECONNECTION: unreachable, ETIMEDOUT: unreachable, EDNS: unreachable },
  ...{ ECONNREFUSED: unreachable, ENOTFOUND: unreachable },
}
