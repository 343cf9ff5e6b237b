import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildIfStale } from './build.ts'
import { findChromiumForTests } from './find-chromium.ts'
import { findEngines } from './find-engines.ts'
import { findOldestChromium } from './find-oldest-chromium.ts'
import { startPostgres } from './postgres.ts'
import { findProxy, proxyNames } from './start-proxy.ts'

type Environment = Record<string, string>

/** All that CI runs, in the order that finds a mistake soonest. `npm run test:unit` and `test:e2e` run a part. */
const part = process.argv[2] ?? 'all'

if (hasRoom('/dev/shm')) process.env.TMPDIR ??= '/dev/shm'
// The same programs are started hundreds of times: each finds its modules compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'dino-compiled')

if (part === 'all') {
  // The types of the routes are a part of all types.
  run('Types of the routes', 'react-router', ['typegen'])
  await runTogether([
    ['Format', 'prettier', ['--check', '--log-level=warn', '.']],
    ['Lint', 'oxlint', ['--type-aware', '--deny-warnings']],
    ['Types', 'tsc', []],
  ])
}
if (part === 'all' || part === 'unit') {
  run('Unit and integration, embedded database', 'vitest', ['run'])
  const postgres = await startPostgres({ fsync: false })
  run('Integration, PostgreSQL', 'vitest', ['run', 'tests/integration'], {
    TEST_DATABASE_URL: postgres.url,
  })
  postgres.stop()
}
if (part === 'all' || part === 'e2e') {
  const engines = {
    CHROMIUM_PATH: findChromiumForTests(),
    ...findOldestChromium(),
    ...findEngines(),
  }
  proxyNames.forEach(findProxy)
  buildIfStale()
  const asked = process.argv.slice(3)
  if (asked.length > 0) run('End to end', 'playwright', ['test', ...asked], engines)
  else {
    // By itself, since each frame takes all processors: beside other tests one can take so long that the page gives up on it.
    run('End to end in 3D', 'playwright', ['test', 'tests/in-3d'], engines)
    run(
      'End to end',
      'playwright',
      ['test', 'tests/engines', 'tests/e2e', 'tests/oldest-browser'],
      engines,
    )
  }
}
console.log('\nAll passed.')

/** Whether the tests' databases and browsers may lie in memory there, so that none of them waits for the disk: 2 GB, of which they take half. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 2_000_000_000
}

function run(title: string, command: string, args: string[], environment: Environment = {}): void {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) fail(title)
  console.log(`   ${secondsSince(started)}`)
}

/** Side by side, each on a processor; what they say comes one after the other. */
async function runTogether(commands: [title: string, command: string, args: string[]][]) {
  const started = performance.now()
  const running = commands.map(async ([title, command, args]) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, told, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { title, said: said + told, failed: status !== 0, took: secondsSince(started) }
  })
  for (const { title, said, took } of await Promise.all(running)) {
    console.log(`\n── ${title}\n${said}   ${took}`)
  }
  const failed = (await Promise.all(running)).filter((each) => each.failed)
  if (failed.length > 0) fail(failed.map(({ title }) => title).join(', '))
}

function fail(title: string): never {
  console.error(`\n${title}: failed.`)
  process.exit(1)
}

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
