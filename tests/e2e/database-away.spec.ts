import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startPostgres } from '../../scripts/postgres.ts'
import { startSite } from '../../scripts/start-site.ts'
import { stopWithinMs } from '../../server/stop-serving.ts'
import { signInBrowser } from '../integration/sign-in-browser.ts'

test('a site outlives its PostgreSQL, says so on every page of the office, and is back by itself', async () => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-away-'))
  const postgres = await startPostgres({ fsync: false })
  const site = await startSite(dataDir, {
    environment: { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' },
  })
  const headers = { Cookie: await staffCookie(site.url) }
  const look = async (path: string) => {
    const answer = await fetch(`${site.url}${path}`, { headers })
    return { status: answer.status, text: await answer.text() }
  }

  let isOver = false
  const seen = new Set<number>()
  const load = Array.from({ length: 12 }, async (_, number) => {
    const path = ['/staff/today', '/api/appointments', '/staff/people?q=a'][number % 3]!
    while (!isOver) seen.add((await look(path)).status)
  })
  const began = performance.now()
  await expect.poll(async () => (await look('/staff/today')).status).toBe(200)
  // Of this machine, with all that it has to do.
  const usual = performance.now() - began
  for (const round of ['restart', 'kill', 'restart', 'kill']) {
    if (round === 'restart') await postgres.restart()
    else {
      await postgres.kill()
      await expect.poll(async () => (await look('/readyz')).status).toBe(503)
      for (const path of ['/staff/today', '/staff/inbox', '/staff/week.data']) {
        const page = await look(path)
        expect([path, page.status]).toEqual([path, 503])
        expect(page.text).toContain('The office is out of order')
      }
      const call = await look('/api/me')
      expect([call.status, JSON.parse(call.text)]).toMatchObject([503, { success: false }])
      // Pages for everybody need no database.
      expect((await look('/about')).status).toBe(200)
      await postgres.start()
    }
    const back = performance.now()
    await expect
      .poll(async () => (await look('/staff/today')).status, { intervals: [20] })
      .toBe(200)
    // And soon: on a quiet machine within a second.
    expect(performance.now() - back).toBeLessThan(5_000 + 10 * usual)
  }
  isOver = true
  await Promise.all(load)
  expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([])

  // A stop does not wait for what is not there.
  await postgres.kill()
  const stopping = performance.now()
  expect(await site.stop()).toBe(0)
  expect(performance.now() - stopping).toBeLessThan(stopWithinMs + 500 + 10 * usual)
  postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Somebody of the staff signs in at the local issuer. */
async function staffCookie(url: string): Promise<string> {
  const browser = signInBrowser()
  const { url: issuer } = await browser.follow(`${url}/sign-in`)
  await browser.follow(issuer, undefined, { person: 'staff@dino.example' })
  return `session=${browser.cookie('session')!.value}`
}
