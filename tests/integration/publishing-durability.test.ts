import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { revisionHistory } from '../../app/site-content/revisions.server.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { kills } from '../kills.ts'

const company = { kind: 'company', item: '' } as const

const open = (dataDir: string) =>
  openDatabase({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }))

/** Publishes in a process of its own, killed after so many acknowledgements; gives the last number that it printed. */
async function publishUntilKilled(dataDir: string, acknowledgements: number): Promise<number> {
  const script = new URL('../publish-in-a-loop.ts', import.meta.url)
  const editor = spawn(process.execPath, [...quickStartFlags, script.pathname, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(editor, 'exit')
  let last = 0
  let told = 0
  for await (const line of createInterface({ input: editor.stdout })) {
    last = Number(line)
    if (++told >= acknowledgements) editor.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return last
}

test.skipIf(testDatabaseUrl)(
  `what was published before each of ${kills} kills is there, whole, with its line in the log`,
  { timeout: kills * 120_000 },
  async () => {
    const dataDir = await freshDataDir()
    const db = await open(dataDir)
    await db.queries.insert(users).values({ googleSub: 'editor', email: 'staff@dino.example' })
    await db.close()
    let acknowledged = 0
    for (let kill = 0; kill < kills; kill++) {
      acknowledged = await publishUntilKilled(dataDir, 1 + ((kill * 7) % 11))
    }

    const survivor = await open(dataDir)
    const history = await revisionHistory(survivor.queries, company)
    const logged = await survivor.queries.select().from(auditLog)
    await survivor.close()
    const [latest] = history
    expect(latest!.number).toBeGreaterThanOrEqual(acknowledged)
    // Each is the old one or the new one as a whole.
    for (const { number, body } of history.filter((each) => each.number > 0)) {
      expect([body.telephone, body.whatsapp]).toEqual(
        Array.from({ length: 2 }, () => `+91 ${481_000_0000 + number}`),
      )
    }
    expect(logged).toHaveLength(latest!.number)
  },
)
