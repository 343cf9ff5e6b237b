import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serverFlags } from '../../scripts/server-flags.ts'
import { startSite } from '../../scripts/start-site.ts'
import { signInBrowser } from '../integration/sign-in-browser.ts'
import { emptyBook } from './empty-book.ts'

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'dino-operations-'))
    await cp(emptyBook, dir, { recursive: true })
    await use(dir)
    await rm(dir, { recursive: true, force: true })
  },
})

/** Runs a command to its end; gives its exit code, what it said, and what it told of a failure. */
function run(script: string, words: string[], environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...serverFlags, script, ...words],
    {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
      encoding: 'utf8',
      timeout: 300_000,
    },
  )
  return { status, said: stdout, told: stderr }
}

/** A start that is expected to fail. */
const failedStart = (environment: Record<string, string>) =>
  run('scripts/start.ts', [], environment)

test('a stop waits for the answer under way', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  const body = JSON.stringify({ time: '10:30' })
  const head = [
    'POST /api/appointments/2026-11-24 HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)

  const stopped = site.stop()
  await expect
    .poll(
      () =>
        fetch(`${site.url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      // The rest is to come while the stop still waits for it.
      { intervals: [20] },
    )
    .toBe('closed')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.write(body.slice(5))
  await once(socket, 'close')
  expect(answer).toContain('HTTP/1.1 401')
  expect(answer).toContain('Please login to book an appointment.')
  expect(await stopped).toBe(0)
})

test('live events end at a stop, which takes no longer for them', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  const { days } = (await (await fetch(`${site.url}/api/appointments`)).json()) as {
    days: string[]
  }
  const live = await fetch(`${site.url}/api/appointments/${days[0]}/live`)
  const ended = live.text()
  expect(await site.stop()).toBe(0)
  await ended
})

test('a second process on the same data is refused, and told what to do', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  const second = failedStart({ PORT: '0', DATA_DIR: dataDir })
  expect(second.status).toBe(1)
  expect(second.told).toContain(String(site.pid))
  expect(second.told).toContain('DATABASE_URL')
  expect(second.told).not.toContain('    at ')
  await site.kill()
})

test('a port in use, a wrong setting and a missing one stop the start and are named', async ({
  dataDir,
}) => {
  const site = await startSite(dataDir)
  const { port } = new URL(site.url)
  const taken = failedStart({ PORT: port, DATA_DIR: `${dataDir}-other` })
  await rm(`${dataDir}-other`, { recursive: true, force: true })
  expect(taken).toMatchObject({
    status: 1,
    told: expect.stringContaining(`Port ${port} is in use`),
  })
  await site.kill()

  const wrong = failedStart({ SESSION_DAYS: 'many' })
  expect(wrong).toMatchObject({
    status: 1,
    told: expect.stringContaining('SESSION_DAYS: expected'),
  })
  const missing = failedStart({ PUBLIC_URL: 'https://www.dino.example' })
  expect(missing).toMatchObject({ status: 1, told: expect.stringContaining('GOOGLE_CLIENT_ID') })
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const elsewhere = failedStart({ ...google, HOST: 'nobody.invalid', DATA_DIR: dataDir })
  expect(elsewhere).toMatchObject({
    status: 1,
    told: expect.stringContaining('HOST: nobody knows the name nobody.invalid'),
  })
})

test('the figures name what was asked for, and are not for the public', async ({ dataDir }) => {
  const site = await startSite(dataDir)
  await fetch(`${site.url}/api/appointments/2026-11-24`)
  const figures = await fetch(`${site.url}/metrics`)
  expect(await figures.text()).toContain('route="/api/appointments/:date",status="200"')
  for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Via']) {
    const forwarded = await fetch(`${site.url}/metrics`, { headers: { [header]: '203.0.113.7' } })
    expect(forwarded.status).toBe(404)
  }
  await site.kill()
})

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

test('in local mode nobody comes in under a foreign name, as through a tunnel', async ({
  dataDir,
}) => {
  const site = await startSite(dataDir)
  const { port } = new URL(site.url)
  for (const path of ['/', '/api/me', '/sign-in', '/local-sign-in/auth']) {
    const status = await statusFor(Number(port), path, 'evil.example')
    expect(status).toBe(403)
  }
  expect(await statusFor(Number(port), '/', `localhost:${port}`)).toBe(200)
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

function statusFor(port: number, path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { Host: host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
}
