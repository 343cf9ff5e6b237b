import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { createLog } from '../../server/log.ts'
import { startPostgres } from '../postgres.ts'
import { startSite } from '../start-site.ts'
import { fillOffice } from './office-data.ts'

const rounds = 40
const most = 1.5
const small = { enquiries: 100, days: 30 }
/** Five years of an office that closes on Sundays. */
const large = { enquiries: 10_000, days: 1_560 }

/** Addresses that staff open all day; `{middle}` is a place deep in the list. */
const pages = {
  'inbox, open': '/staff/inbox',
  'inbox, all': '/staff/inbox?status=all',
  'inbox, an old page': '/staff/inbox?status=all&before={middle}',
  'inbox, one product': '/staff/inbox?status=all&product=wotan',
  'search, a name': '/staff/inbox?status=all&q=person+00047',
  'search, a phone': '/staff/inbox?status=all&q=92193+00047',
  'search, a common word': '/staff/inbox?status=all&q=logs',
  'search, nothing found': '/staff/inbox?status=all&q=xylophone',
  'search, a person': '/staff/people?q=person+00047',
  'an enquiry': '/staff/inbox/{enquiry}?status=all',
  today: '/staff/today',
  week: '/staff/week',
  mail: '/staff/mail',
  log: '/staff/log',
}

/** Whether the office stays as quick with 10,000 enquiries and five years of appointments as with a few. */
export async function measureOffice(): Promise<void> {
  await measureEmbeddedOffice()
  const postgres = await startPostgres({ fsync: true })
  try {
    await measurePostgresOffice(postgres.url)
  } finally {
    postgres.stop()
  }
}

async function measureEmbeddedOffice() {
  const offices: Office[] = []
  const folders: string[] = []
  for (const size of [small, large]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
    folders.push(dataDir)
    const db = await openEmbedded(dataDir, {})
    const filled = await fillOffice(db, size)
    await db.close()
    offices.push({ ...(await startSite(dataDir)), ...filled })
  }
  await compare('Embedded database', offices[0]!, offices[1]!)
  for (const office of offices) await office.stop()
  for (const folder of folders) await rm(folder, { recursive: true })
}

async function measurePostgresOffice(server: string) {
  const offices: Office[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  for (const [name, size] of Object.entries({ small, large })) {
    const log = createLog('silent')
    const admin = openPostgres(server, log, 1)
    await admin.statement(undefined, `CREATE DATABASE office_${name}`, [])
    await admin.close()
    const url = new URL(server)
    url.pathname = `/office_${name}`
    await migratePostgres(url.href)
    const db = openPostgres(url.href, log, 1)
    const filled = await fillOffice(db, size)
    await db.close()
    const environment = { DATABASE_URL: url.href }
    offices.push({ ...(await startSite(dataDir, { environment })), ...filled })
  }
  await compare('PostgreSQL', offices[0]!, offices[1]!)
  for (const office of offices) await office.stop()
  await rm(dataDir, { recursive: true })
}

interface Office {
  url: string
  stop(): Promise<number | null>
  cookie: string
  enquiry: string
  middle: string
}

/** Turn by turn, so that whatever else the machine does falls on both. */
async function compare(engine: string, few: Office, many: Office) {
  console.log(`\n${engine}: milliseconds with ${small.enquiries}, with ${large.enquiries}, ratio`)
  for (const [name, path] of Object.entries(pages)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      times.few.push(await timeOf(few, path))
      times.many.push(await timeOf(many, path))
    }
    const [before, after] = [median(times.few), median(times.many)]
    const ratio = after / before
    const verdict = ratio > most ? `  more than ${most}` : ''
    console.log(
      `  ${name.padEnd(24)} ${before.toFixed(1).padStart(6)} ${after.toFixed(1).padStart(6)}   ${ratio.toFixed(2)}${verdict}`,
    )
    if (verdict) process.exitCode = 1
  }
}

async function timeOf({ url, cookie, enquiry, middle }: Office, path: string): Promise<number> {
  const address = url + path.replace('{enquiry}', enquiry).replace('{middle}', middle)
  const started = performance.now()
  const answer = await fetch(address, { headers: { Cookie: cookie } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - started
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
