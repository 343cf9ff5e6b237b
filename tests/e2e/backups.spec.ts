import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startSite } from '../../scripts/start-site.ts'
import { signInBrowser } from '../integration/sign-in-browser.ts'
import { failedStart, run, test } from './data-folder.ts'

test('a backup taken while the site runs brings a booking into another folder', async ({
  dataDir,
}) => {
  // The second folder gets a database of its own, from nothing.
  test.slow()
  const site = await startSite(dataDir)
  const booked = await bookSlot(site.url)
  const file = join(dataDir, 'today.backup')
  const backup = run('scripts/backup.ts', [file], { DATA_DIR: dataDir })
  expect(backup).toMatchObject({ status: 0, said: expect.stringContaining(`Wrote ${file}`) })
  expect(await site.stop()).toBe(0)

  const otherDir = join(dataDir, 'other')
  const restored = run('scripts/restore.ts', [file], { DATA_DIR: otherDir })
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('appointments: 1') })
  const other = await startSite(otherDir)
  // Sessions end: whoever booked signs in again.
  expect(await appointmentsOf(other.url, booked.cookie)).toEqual([])
  expect(await appointmentsOf(other.url, await signIn(other.url))).toMatchObject([booked.slot])
  await other.kill()
})

test('a database that was not copied whole stops the start in words, and the backup comes back beside it', async ({
  dataDir,
}) => {
  // The restored one is made from nothing.
  test.slow()
  const first = await startSite(dataDir)
  const booked = await bookSlot(first.url)
  const file = join(dataDir, 'today.backup')
  expect(run('scripts/backup.ts', [file], { DATA_DIR: dataDir }).status).toBe(0)
  expect(await first.stop()).toBe(0)
  await rm(join(dataDir, 'database', 'PG_VERSION'))

  const refused = failedStart({ PORT: '0', DATA_DIR: dataDir })
  expect(refused.status).toBe(1)
  expect(refused.told).toContain('PG_VERSION is missing')
  expect(refused.told).toContain(`npm run restore -- ${file} --replace`)
  expect(refused.told).not.toContain('    at ')
  const timid = run('scripts/restore.ts', [file], { DATA_DIR: dataDir })
  expect(timid).toMatchObject({ status: 1, told: expect.stringContaining('--replace') })

  const broken = join(dataDir, 'broken.backup')
  await writeFile(broken, 'no backup')
  expect(run('scripts/restore.ts', [broken, '--replace'], { DATA_DIR: dataDir }).status).toBe(1)
  expect(await readdir(dataDir)).not.toContain('database-damaged-1')

  const restored = run('scripts/restore.ts', [file, '--replace'], { DATA_DIR: dataDir })
  expect(restored).toMatchObject({
    status: 0,
    said: expect.stringContaining(`is kept in ${join(dataDir, 'database-damaged-1')}`),
  })
  expect(await readdir(join(dataDir, 'database-damaged-1'))).toContain('base')
  const again = await startSite(dataDir)
  expect(await appointmentsOf(again.url, await signIn(again.url))).toMatchObject([booked.slot])
  await again.kill()
})

test('a backup without a file name, and a restore over a running site, say what to do', async ({
  dataDir,
}) => {
  const nameless = run('scripts/backup.ts', [], { DATA_DIR: dataDir })
  expect(nameless).toMatchObject({ status: 1, told: expect.stringContaining('npm run backup --') })

  const site = await startSite(dataDir)
  const file = join(dataDir, 'today.backup')
  expect(run('scripts/backup.ts', [file], { DATA_DIR: dataDir }).status).toBe(0)
  const restored = run('scripts/restore.ts', [file, '--replace'], { DATA_DIR: dataDir })
  expect(restored).toMatchObject({ status: 1, told: expect.stringContaining(String(site.pid)) })
  await site.kill()
})

async function signIn(url: string): Promise<string> {
  const browser = signInBrowser()
  const { url: issuer } = await browser.follow(`${url}/sign-in`)
  await browser.follow(issuer, undefined, { person: 'asha@buyer.example' })
  return `session=${browser.cookie('session')!.value}`
}

/** A visitor signs in and books the last day on offer. */
async function bookSlot(url: string) {
  const cookie = await signIn(url)
  const { days } = (await (await fetch(`${url}/api/appointments`)).json()) as { days: string[] }
  const date = days.at(-1)!
  const time = '10:30'
  const answer = await fetch(`${url}/api/appointments/${date}`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ time }),
  })
  expect(answer.status).toBe(201)
  return { cookie, slot: { date, time } }
}

async function appointmentsOf(url: string, cookie: string): Promise<unknown> {
  const me = await fetch(`${url}/api/me`, { headers: { Cookie: cookie } })
  return ((await me.json()) as { appointments: unknown }).appointments
}
