import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../app/db/database.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { watchWrites } from '../../app/db/watch-writes.server.ts'
import { createApp } from '../../server/app.ts'
import { createMetrics } from '../../server/metrics.ts'
import { freshApp } from '../fresh-app.ts'
import { freshDatabase, freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { stoppedClock } from '../stopped-clock.ts'

/** The site over a database of its own; `ready` is what `/readyz` says. */
async function siteOver(db: Database) {
  const { services } = await freshApp()
  services.db = db
  const app = createApp(services, createMetrics())
  return {
    ready: async () => {
      const answer = await app.request('/readyz')
      const body = (await answer.json()) as { ok: boolean; reason?: string }
      return [answer.status, body.reason]
    },
  }
}

test.skipIf(testDatabaseUrl)(
  'while the disk takes nothing more, /readyz says so, and recovers with it',
  async () => {
    const dataDir = await freshDataDir()
    const db = await openEmbedded(dataDir, { fsync: () => {} })
    onTestFinished(() => db.close())
    const { ready } = await siteOver(db)
    const pass = stoppedClock()
    expect(await ready()).toEqual([200, undefined])

    // The device that is always full.
    await symlink('/dev/full', join(dataDir, '.disk-probe'))
    expect(await ready()).toEqual([200, undefined])
    pass()
    expect(await ready()).toEqual([503, 'disk'])
    pass()
    expect(await ready()).toEqual([200, undefined])
  },
)

/** A file system of 80 MB; undefined where this user may make none. */
async function smallDisk(): Promise<string | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'dino-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', path])
  onTestFinished(async () => {
    if (mounted.status === 0) spawnSync('umount', ['--lazy', path])
    await rm(path, { recursive: true, force: true })
  })
  if (mounted.status === 0) await chmod(path, 0o700)
  return mounted.status === 0 ? path : undefined
}

/** Down to the last page. */
function fill(path: string) {
  const file = openSync(path, 'a')
  const page = Buffer.alloc(4096)
  try {
    for (;;) writeSync(file, page)
  } catch {
    closeSync(file)
  }
}

test.skipIf(testDatabaseUrl)(
  'on a disk that is really full bookings fail, /readyz says so, and both recover',
  async ({ skip }) => {
    const disk = await smallDisk()
    if (!disk) return skip('this user may not mount a disk')
    const dataDir = join(disk, 'data')
    await cp(await freshDataDir(), dataDir, { recursive: true })
    const db = await openEmbedded(dataDir, { fsync: () => {} })
    onTestFinished(() => db.close().catch(() => {}))
    const { ready } = await siteOver(db)
    const pass = stoppedClock()
    const write = () =>
      db.queries.insert(enquiries).values({
        ...{ kind: 'quote', name: 'Asha', email: 'asha@buyer.example', message: 'm'.repeat(4000) },
        ...{ consentVersion: '1', createdAt: new Date(), contentHash: crypto.randomUUID() },
      })
    const filler = join(disk, 'filler')
    fill(filler)
    await expect(write()).rejects.toThrow('Failed query')
    expect(await ready()).toEqual([503, 'disk'])

    await rm(filler)
    pass()
    await write()
    expect(await ready()).toEqual([200, undefined])
    await db.close()
    fill(filler)
    await expect(openEmbedded(dataDir)).rejects.toThrow(/disk is full/)
  },
)

test('a PostgreSQL server whose disk is full is not ready until it takes some pages again', async () => {
  const db = await freshDatabase()
  let isFull = false
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  const refuses = <T>(work: () => Promise<T>) => (isFull ? Promise.reject(full) : work())
  const watched = watchWrites({
    ...db,
    transaction: (work) => refuses(() => db.transaction(work)),
    script: (text) => refuses(() => db.script(text)),
  })
  const { ready } = await siteOver(watched)
  const pass = stoppedClock()
  isFull = true
  // Nobody has written anything yet.
  expect(await ready()).toEqual([200, undefined])
  await expect(watched.transaction(async () => {})).rejects.toThrow('could not extend')
  expect(await ready()).toEqual([503, 'disk'])
  isFull = false
  expect(await ready()).toEqual([503, 'disk'])
  pass()
  expect(await ready()).toEqual([200, undefined])
  const left = await db.statement(undefined, "SELECT FROM pg_class WHERE relname LIKE 'room_%'", [])
  expect(left).toEqual([])
})
