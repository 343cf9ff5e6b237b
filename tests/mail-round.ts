import { pino } from 'pino'
import { newMail } from '../app/mail/mail.server.ts'
import { queueMails } from '../app/mail/outbox.server.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { asDelivered } from '../content/site-content.ts'
import type { Database } from '../app/db/database.server.ts'
import { sendDueMails, smtpSender } from '../app/mail/mailer.server.ts'

const log = pino({ level: 'silent' })
export const start = new Date('2026-11-23T04:00:00Z')
export const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
export const withSmtp = { smtpUrl: 'smtp://set.example' }

/** The mailer looks once for what is due, and sends it there. */
export const round = (db: Database, url: string, now: Date) =>
  sendDueMails({ db, log, now: () => now, send: smtpSender(url, 'DINO <hello@dino.example>') })

/** Mails to as many people wait from then on. */
export async function queue(db: Database, count: number, now = start) {
  const settings = { ...parseSettings({}), ...withSmtp, ...asDelivered }
  await db.transaction((tx) =>
    queueMails(
      tx,
      Array.from({ length: count }, (_, number) =>
        newMail(
          settings,
          {
            ...{ kind: 'enquiry-copy', about: crypto.randomUUID() },
            ...{ recipient: `person-${number}@buyer.example`, replyTo: 'sales@dino.example' },
            ...{ subject: `Mail ${number}`, text: 'Grüße\n', html: '<p>Grüße</p>' },
          },
          now,
        ),
      ),
    ),
  )
}
