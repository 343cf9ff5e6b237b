import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { offerBackups } from '../../app/backup/backup-socket.server.ts'
import { lateBackup, noteBackup, noteFirstStart } from '../../app/backup/last-backup.server.ts'
import { makeBackup } from '../../app/backup/make-backup.server.ts'
import { restoreBackup } from '../../app/backup/restore-backup.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { startJobs } from '../../server/jobs.ts'
import { backupOf, sourceOf } from '../backup-lines.ts'
import { freshApp } from '../fresh-app.ts'
import { freshDatabase, freshDataDir, freshPostgres, testDatabaseUrl } from '../fresh-database.ts'
import { deskOf, staffOffice, toldOnToday } from '../office.ts'
import { people, putInTeam } from '../team.ts'

const now = new Date('2026-11-23T04:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)

test('Today tells an owner that no backup was made, or that the last one is old', async () => {
  const office = await staffOffice({ settings: { isLocal: false, publicUrl: 'http://localhost' } })
  const { queries } = office.services.db
  const told = async (desk = office as Pick<typeof office, 'look'>) => {
    return (await toldOnToday(desk)).filter((sentence) => sentence.includes('backup'))
  }
  expect(await told()).toEqual([expect.stringContaining('No backup is known up to now')])
  await noteBackup(queries, daysLater(-5))
  expect(await told()).toEqual([expect.stringContaining('The last backup is 5 days old')])
  await putInTeam(office.services, people.editor, 'editor')
  expect(await told(await deskOf(office, people.editor))).toEqual([])
  await noteBackup(queries, daysLater(-2))
  expect(await told()).toEqual([])
  // By a clock that was a year ahead.
  await noteBackup(queries, daysLater(365))
  expect(await told()).toEqual([expect.stringContaining('No backup is known up to now')])
})

test('whoever tries the site on their own machine needs no backup', async () => {
  expect((await toldOnToday(await staffOffice())).join()).not.toContain('backup')
})

test('a new site has three days for its first backup, however often it starts', async () => {
  const { services } = await freshApp({ now })
  const { queries } = services.db
  await startJobs(services).then((jobs) => jobs.stop())
  await noteFirstStart(queries, daysLater(2))
  expect(await lateBackup(queries, daysLater(2))).toEqual([])
  expect(await lateBackup(queries, daysLater(3))).toHaveLength(1)
})

test('the process that runs notes a backup once its file is on disk, and not before', async () => {
  const { services } = await freshApp({ now })
  const dataDir = await folder()
  const settings = { ...services.settings, dataDir, databaseUrl: undefined }
  onTestFinished(await offerBackups({ ...services, settings }))
  const make = (name: string) => makeBackup(join(dataDir, name), settings, services.log, now)
  await expect(make('no-such-folder/dino.backup')).rejects.toThrow('could not be written')
  expect(await isLate(services.db)).toBe(true)
  await make('dino.backup')
  expect(await isLate(services.db)).toBe(false)
})

test('a backup of a site that stands still is noted too, on either database', async () => {
  const [dataDir, { log }] = [await freshDataDir(), (await freshApp({ now })).services]
  const databaseUrl = testDatabaseUrl && (await freshPostgres(testDatabaseUrl))
  const settings = { dataDir, databaseUrl }
  await makeBackup(join(await folder(), 'dino.backup'), settings, log, now)
  const db = await openDatabase(settings, log)
  onTestFinished(() => db.close())
  expect(await isLate(db)).toBe(false)
})

test('what was restored has its backup, of the time at which it was made', async () => {
  const db = await freshDatabase()
  const backup = await backupOf(db, daysLater(-4))
  await restoreBackup(db, sourceOf(backup), { replace: true, now })
  expect(await lateBackup(db.queries, now)).toEqual([expect.stringContaining('4 days old')])
})

const isLate = async (db: Database) => (await lateBackup(db.queries, now)).length > 0

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dino-backup-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}
