import { pino } from 'pino'
import { openDatabase } from '../app/db/open-database.server.ts'
import { startScheduler } from '../app/db/scheduler.server.ts'

/**
 * A process to be killed: `node run-jobs.ts DATA_DIR|DATABASE_URL NOW end|hang`. Says 'began' when it begins a job
 * that is due at three, and 'looked' when all that was due is done; a job that hangs never is.
 */
const [database = '', now = '', task] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const isUrl = database.startsWith('postgres')
const db = await openDatabase(
  isUrl ? { dataDir: '', databaseUrl: database } : { dataDir: database, databaseUrl: undefined },
  log,
)
const run = async () => {
  process.stdout.write('began\n')
  if (task === 'hang') await new Promise(() => setInterval(() => {}, 60_000))
}
const scheduler = await startScheduler([{ name: 'count', at: '03:00', run }], {
  ...{ db, log, now: () => new Date(now) },
})
process.stdout.write('looked\n')
await scheduler.stop()
await db.close()
