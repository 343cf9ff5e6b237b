import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  recipient: string
  /** Head and body as they came. */
  source: string
  messageId: string
}

export interface SmtpSink {
  url: string
  received: ReceivedMail[]
}

/**
 * A real SMTP server that keeps what it takes, for any kind of test. `onMail` runs once a mail is taken and
 * before the sender is told: an error it throws is the answer instead, and the mail is not taken. `refusedRecipient` is the
 * answer to each recipient.
 */
export async function startSmtpSink(
  onMail: (mail: ReceivedMail) => void | Promise<void> = () => {},
  refusedRecipient: Error | null = null,
): Promise<SmtpSink & { close: () => Promise<void> }> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, callback) => callback(refusedRecipient),
    onData(stream, { envelope }, callback) {
      const answer = async () => {
        try {
          // Whoever is killed while it sends breaks off in the middle of a mail.
          const source = await text(stream)
          const recipient = envelope.rcptTo[0]?.address ?? ''
          const messageId = /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? ''
          const mail = { recipient, source, messageId }
          await onMail(mail)
          received.push(mail)
          callback()
        } catch (error) {
          callback(error as Error)
        }
      }
      void answer()
    },
  })
  // A sender that was killed leaves its connection torn.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
