import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { startPostgres } from './postgres.ts'

type Environment = Record<string, string>

/** All that CI runs, in the order that finds a mistake soonest. `npm run test:unit` and `test:e2e` run a part. */
const part = process.argv[2] ?? 'all'

if (part === 'all') {
  run('Format', 'prettier', ['--check', '--log-level=warn', '.'])
  run('Lint', 'oxlint', ['--type-aware', '--deny-warnings'])
  run('Types of the routes', 'react-router', ['typegen'])
  run('Types', 'tsc', [])
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
  const browser = findChromium()
  await buildIfStale()
  run('End to end in Chromium', 'playwright', ['test', ...process.argv.slice(3)], {
    CHROMIUM_PATH: browser,
  })
}
console.log('\nAll passed.')

function run(title: string, command: string, args: string[], environment: Environment = {}): void {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) {
    console.error(`\n${title}: failed.`)
    process.exit(1)
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
