import { pino } from 'pino'
import { openDatabase } from '../app/db/open-database.server.ts'
import { users } from '../app/db/schema/people.server.ts'
import { publish } from '../app/site-content/publish.server.ts'
import { currentRevision } from '../app/site-content/revisions.server.ts'
import { companyFacts } from '../content/company.ts'

const company = { kind: 'company', item: '' } as const

/**
 * A process to be killed: `node publish-in-a-loop.ts DATA_DIR`. Publishes the company again and again, and prints the
 * number of every revision once its promise has resolved; the revision's telephone ends with its number.
 */
const [dataDir = ''] = process.argv.slice(2)
const db = await openDatabase({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }))
const [editor] = await db.queries.select().from(users)
for (;;) {
  const { number: base } = await currentRevision(db.queries, company)
  const telephone = `+91 ${String(481_000_0000 + base + 1)}`
  const body = { ...companyFacts, telephone, whatsapp: telephone }
  const published = await publish(db, {
    ...{ ref: company, body, base, staff: editor!, now: new Date('2026-11-23T12:00:00+05:30') },
  })
  if (!published.ok) throw new Error('nobody else publishes here')
  process.stdout.write(`${base + 1}\n`)
}
