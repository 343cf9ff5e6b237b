import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { rowsOf } from '../../app/backup/backup-sql.server.ts'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { kills } from '../kills.ts'

const open = (dataDir: string) =>
  openDatabase({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }))

/** Uploads in a process of its own, killed after so many lines; gives all that it printed. */
async function uploadUntilKilled(dataDir: string, count: number): Promise<string[]> {
  const script = new URL('../upload-in-a-loop.ts', import.meta.url)
  const uploader = spawn(process.execPath, [...quickStartFlags, script.pathname, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(uploader, 'exit')
  const told: string[] = []
  for await (const line of createInterface({ input: uploader.stdout })) {
    told.push(line)
    if (told.length >= count) uploader.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return told
}

test.skipIf(testDatabaseUrl)(
  `what was uploaded before each of ${kills} kills is there, whole, and what was under way went on`,
  { timeout: kills * 120_000 },
  async () => {
    const dataDir = await freshDataDir()
    const db = await open(dataDir)
    await db.queries.insert(users).values({ googleSub: 'editor', email: 'staff@dino.example' })
    await db.close()
    const told: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      told.push(...(await uploadUntilKilled(dataDir, 1 + ((kill * 5) % 7))))
    }
    const acknowledged = told.filter((line) => /^[0-9a-f]{64}$/.test(line))
    expect(told).toContain('went on')

    const survivor = await open(dataDir)
    const found = await survivor.queries.execute(sql`
      SELECT f.id, encode(sha256(string_agg(p.bytes, '' ORDER BY part)), 'hex') AS hash
      FROM files f JOIN file_variants ON file_id = f.id JOIN file_parts p USING (content_id)
      GROUP BY f.id`)
    const files = rowsOf<{ id: string; hash: string }>(found)
    const logged = await survivor.queries.select().from(auditLog)
    const orphans = await survivor.queries.execute(sql`
      SELECT 1 FROM file_contents WHERE id NOT IN (SELECT content_id FROM file_variants)
        AND id NOT IN (SELECT id FROM file_uploads)`)
    await survivor.close()
    expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    // Each is all of what was sent.
    expect(files.filter(({ id, hash }) => id !== hash)).toEqual([])
    expect(logged).toHaveLength(files.length)
    expect(rowsOf(orphans)).toEqual([])
  },
)
