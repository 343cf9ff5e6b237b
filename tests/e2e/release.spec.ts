import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test as base } from '@playwright/test'
import { makeCheckout, scriptOf, type Checkout } from './checkout.ts'

const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({}, use) => {
    const checkout = makeCheckout()
    checkout.build('first')
    await use(checkout)
    checkout.remove()
  },
})

test.slow()

/** A visitor with a connection of their own, who looks at the page without a pause until told to stop. */
function visitors(url: string, paths: string[]) {
  const seen: string[] = []
  const failures: unknown[] = []
  let isOver = false
  const everybody = paths.map(async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      const began = performance.now()
      try {
        const [answer] = (await once(get(`${url}${path}`, { agent }), 'response')) as [
          IncomingMessage,
        ]
        const body = await text(answer)
        if (answer.statusCode === 200) seen.push(body.slice(-20))
        // The site's own limit of two seconds is a slow machine's; any other refusal comes at once.
        else if (path !== '/readyz' || performance.now() - began < 1_990)
          failures.push(`${path} ${answer.statusCode}`)
      } catch (error) {
        failures.push(error)
      }
      await wait(2)
    }
    agent.destroy()
  })
  return {
    seen,
    async failures() {
      isOver = true
      await Promise.all(everybody)
      return failures
    },
  }
}

test('a release on the built-in database fails no request, and shows the new build from then on', async ({
  checkout,
}) => {
  const site = await checkout.start({ WEB_PROCESSES: '1' })
  const looking = visitors(site.url, ['/about', '/about', '/readyz', '/api/appointments', '/'])
  await expect.poll(() => looking.seen.length).toBeGreaterThan(50)

  checkout.build('second')
  expect(await checkout.release()).toMatchObject({ code: 0, said: 'Released.\n' })
  const about = async () => (await (await fetch(`${site.url}/about`)).text()).slice(-6)
  expect(await about()).toBe('second')
  const before = looking.seen.length
  await expect.poll(() => looking.seen.length).toBeGreaterThan(before + 50)
  expect(await looking.failures()).toEqual([])
  expect(looking.seen.some((body) => body.endsWith('first'))).toBe(true)
  expect(looking.seen.at(-1)).not.toContain('first')
  expect(await site.stop()).toBe(0)
})

test('a build that does not start is told, and the one before serves on', async ({ checkout }) => {
  const site = await checkout.start({ WEB_PROCESSES: '1', LOG_LEVEL: 'silent' })
  const looking = visitors(site.url, ['/about'])
  checkout.breakBuild()
  const { code, said } = await checkout.release()
  expect(code).toBe(1)
  expect(said).toContain('what ran before serves on')
  expect(said).not.toContain('    at ')
  expect(await looking.failures()).toEqual([])
  // Also when its process has to be started again.
  const [worker] = workersOf(site.pid)
  process.kill(worker!, 'SIGKILL')
  // Whoever was being handed over to it waits in vain.
  const about = () =>
    fetch(`${site.url}/about`, { signal: AbortSignal.timeout(5_000) })
      .then(async (answer) => [answer.status, (await answer.text()).slice(-5)])
      .catch(() => undefined)
  await expect.poll(about).toEqual([200, 'first'])
  expect(await site.stop()).toBe(0)
})

test('a page that was opened before a release, or during it, finds its scripts', async ({
  checkout,
}) => {
  const site = await checkout.start({ WEB_PROCESSES: '1' })
  checkout.build('second')
  // Of the build that is there and not yet released: the page may come from another process than its scripts.
  const script = await fetch(`${site.url}${scriptOf('second')}`)
  expect(script.status).toBe(200)
  expect(script.headers.get('Content-Type')).toContain('javascript')
  expect(script.headers.get('Cache-Control')).toContain('immutable')
  expect((await fetch(`${site.url}/assets/none.js`)).status).toBe(404)
  await site.stop()
})

test('whoever ends the process that holds the socket leaves none behind at the port', async ({
  checkout,
}) => {
  const site = await checkout.start({ WEB_PROCESSES: '1' })
  const workers = workersOf(site.pid)
  expect(workers).toHaveLength(1)
  await site.kill()
  await expect.poll(() => workers.filter(isAlive)).toEqual([])
  await expect(fetch(site.url)).rejects.toThrow()
  // The data are free for the next one.
  const next = await checkout.start({ WEB_PROCESSES: '1' })
  expect(await next.stop()).toBe(0)
})

test('a second release meanwhile is refused, a stop ends all, and without a site that can be replaced words tell', async ({
  checkout,
}) => {
  const site = await checkout.start({ WEB_PROCESSES: '1', LOG_LEVEL: 'silent' })
  const both = await Promise.all([checkout.release(), checkout.release()])
  const refused = both.filter(({ code }) => code !== 0)
  expect(refused).toEqual([{ code: 1, said: expect.stringContaining('under way already') }])

  const cutOff = checkout.release()
  await expect.poll(() => workersOf(site.pid).length, { intervals: [20] }).toBe(2)
  expect(await site.stop()).toBe(0)
  expect((await cutOff).code).toBe(1)
  const nobody = await checkout.release()
  expect(nobody.code).toBe(1)
  expect(nobody.said).toContain('WEB_PROCESSES')
})

function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
