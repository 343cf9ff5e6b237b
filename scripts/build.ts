import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { StartError } from '../app/start-error.ts'
import { prepareSite } from './prepare-site.ts'
import { unmarkStyles } from './unmark-styles.ts'

const inputsFile = 'build/inputs.sha256'

/** Everything the built site depends on: a change in any of these makes the build stale. */
const inputs = [
  'app/**/*.{ts,tsx,css,woff2,svg}',
  'content/**/*',
  'machines/**/*.ts',
  'media/**/*',
  'public/**/*',
  'scripts/{build,lean-router,picture-source,prepare-site,unmark-styles}.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Builds the site into build/ when it is missing or its inputs changed since. */
export async function buildIfStale(): Promise<void> {
  const fingerprint = hashInputs()
  if (existsSync(inputsFile) && readFileSync(inputsFile, 'utf8') === fingerprint) return

  console.log('Building the site (once; it is kept in build/) …')
  // A build that is broken off must not pass for the last one.
  rmSync(inputsFile, { force: true })
  const started = performance.now()
  // npm puts the commands of the dependencies on the PATH.
  const built = spawnSync('react-router', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new StartError('The site could not be built; the reason is above.')
  unmarkStyles('build')
  await prepareSite('build')
  writeFileSync(inputsFile, fingerprint)
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`)
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of globSync(inputs).toSorted()) {
    if (/\.test\.tsx?$/.test(file) || !/\.\w+$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildIfStale()
