import { pino } from 'pino'
import type { Database } from '../app/db/database.server.ts'
import { mails } from '../app/db/schema/mails.server.ts'
import { sendDueMails, smtpSender } from '../app/mail/mailer.server.ts'

const log = pino({ level: 'silent' })
export const start = new Date('2026-11-23T04:00:00Z')
export const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
export const withSmtp = { smtpUrl: 'smtp://set.example' }

/** The mailer looks once for what is due, and sends it there. */
export const round = (db: Database, url: string, now: Date) =>
  sendDueMails({ db, log, now: () => now, send: smtpSender(url, 'DINO <hello@dino.example>') })

export const rows = (db: Database) => db.queries.select().from(mails)
