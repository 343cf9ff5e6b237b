import { pino } from 'pino'
import { openDatabase } from '../app/db/open-database.server.ts'
import { sendDueMails, smtpSender } from '../app/mail/mailer.server.ts'

/**
 * A process to be killed: `node send-mails.ts DATA_DIR SMTP_URL HOURS`. Sends all mails of the embedded
 * database, by a clock that starts so many hours from now and runs ten minutes on after each round, so
 * that nothing has to be waited for.
 */
const [dataDir = '', smtpUrl = '', hours = '0'] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const db = await openDatabase({ dataDir, databaseUrl: undefined }, log)
const send = smtpSender(smtpUrl, 'DINO <hello@dino.example>')

let time = Date.now() + Number(hours) * 3_600_000
const waiting = () =>
  db.statement(undefined, "SELECT 1 FROM mails WHERE status = 'waiting' LIMIT 1", [])
while ((await waiting()).length > 0) {
  await sendDueMails({ db, log, send, now: () => new Date(time) })
  time += 600_000
}
await db.close()
