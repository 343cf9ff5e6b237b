import { chmod, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { writeBackupFile } from '../../app/backup/backup-file.server.ts'
import { askForBackup, offerBackups } from '../../app/backup/backup-socket.server.ts'
import { backupAt } from '../../app/backup/read-backup.server.ts'
import { checkBackup } from '../../app/backup/restore-backup.server.ts'
import { StartError } from '../../app/settings/start-error.ts'
import { rowsByTable } from '../backup-lines.ts'
import { usedApp } from '../used-app.ts'

test('the process that runs the site gives a backup to its own user, and to nobody else', async () => {
  const { services } = await usedApp()
  const dataDir = await folder()
  const end = await offerBackups({ ...services, settings: { ...services.settings, dataDir } })
  onTestFinished(end)

  const backup = await askForBackup(dataDir)

  expect(rowsByTable(await buffer(backup!))['users']).toHaveLength(1)
  expect((await stat(join(dataDir, 'backup.sock'))).mode & 0o777).toBe(0o600)
})

test('a socket left by a killed process is nobody who answers, and no obstacle to the next', async () => {
  const { services } = await usedApp()
  const dataDir = await folder()
  await writeFile(join(dataDir, 'backup.sock'), '')
  expect(await askForBackup(dataDir)).toBeUndefined()

  onTestFinished(await offerBackups({ ...services, settings: { ...services.settings, dataDir } }))
  expect((await buffer((await askForBackup(dataDir))!)).length).toBeGreaterThan(0)
})

test('a data folder whose path is too long for a socket is told in words', async () => {
  const { services } = await usedApp()
  const dataDir = join(await folder(), 'x'.repeat(100))
  const settings = { ...services.settings, dataDir }
  await expect(offerBackups({ ...services, settings })).rejects.toThrow(
    /DATA_DIR\) can't be used: its path is too long/,
  )
})

test('a backup file is for its owner alone, and never replaces another', async () => {
  const path = join(await folder(), 'dino.backup')
  await writeBackupFile(path, Readable.from(['first']))
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await expect(writeBackupFile(path, Readable.from(['second']))).rejects.toThrow('exists already')
})

test('a disk that can not take the backup is left without half a file', async () => {
  const inFolder = await folder()
  await expect(
    writeBackupFile(join(inFolder, 'no-such-folder', 'dino.backup'), Readable.from(['x'])),
  ).rejects.toThrow('could not be written')
  // The device that is always full.
  await symlink('/dev/full', join(inFolder, 'dino.backup.unfinished'))
  await expect(
    writeBackupFile(join(inFolder, 'dino.backup'), Readable.from(['x'])),
  ).rejects.toThrow('ENOSPC')
  expect(await readdir(inFolder)).toEqual([])
})

test.each([
  ['belongs to somebody else', 'EACCES', 'chown'],
  ['is not there', 'ENOENT', 'There is no file'],
  ['is on a broken disk', 'EIO', 'EIO: of the disk'],
])('a backup that %s is not called damaged', async (_what, code, words) => {
  const refused = Object.assign(new Error(`${code}: of the disk`), { code, path: 'a.backup' })
  const file = new Readable({ read: () => void file.destroy(refused) })
  const told = await checkBackup(() => file).catch((error: Error) => error)
  expect(told).toBeInstanceOf(StartError)
  expect(told).toMatchObject({ message: expect.stringContaining(words) })
  expect(told).toMatchObject({ message: expect.not.stringContaining('Take another') })
})

test('a folder that was named for a backup in it is told', async () => {
  await expect(checkBackup(backupAt(await folder()))).rejects.toThrow('Name a file in it')
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dino-backup-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  await chmod(path, 0o700)
  return path
}
