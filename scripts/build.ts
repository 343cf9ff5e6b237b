import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { mastersFolder } from '../app/yard/masters.server.ts'
import { StartError } from '../app/settings/start-error.ts'
import { runCommand } from '../server/tell-failure.ts'
import { buildInputs, fingerprintOf, stampOf } from './build-inputs.ts'
import { buildFlags } from './server-flags.ts'

/** A link to the folder of the last build. A running site knows its own folder, and is not disturbed by the next. */
const current = 'build'
const builds = 'builds'
const inputsFile = 'inputs.sha256'
const stampFile = 'inputs.stamp'

/**
 * Builds the site when it is missing or its inputs changed since. Each step is a process of its own, whose memory
 * is gone when it is done: whoever starts the site stays small.
 */
export function buildIfStale(): void {
  const inputs = buildInputs()
  const stamp = stampOf(inputs)
  if (noted(stampFile) === stamp) return
  const fingerprint = fingerprintOf(inputs)
  if (noted(inputsFile) === fingerprint) return noteStamp(current, stamp)

  run([script('check-content.ts')])
  console.log('Building the site (once; it is kept in build/) …')
  const started = performance.now()
  mkdirSync(builds, { recursive: true })
  const folder = mkdtempSync(join(builds, new Date().toISOString().replaceAll(/\W/g, '-')))
  // The bundler clears its folder when it begins.
  const papers = `${folder}.papers`
  try {
    run([...buildFlags, script('make-pictures.ts')], givesBack)
    run([...buildFlags, script('make-papers.ts'), papers], givesBack)
    bundle({ ...givesBack, BUILD_DIRECTORY: folder, PAPERS_DIRECTORY: papers })
    run([script('finish-build.ts'), folder, papers])
    run(['studio/machines/yard/make-masters.ts', mastersFolder(folder)])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(papers, { recursive: true, force: true })
  }
  // Last: a build that is broken off must not pass for a whole one.
  writeFileSync(join(folder, inputsFile), fingerprint)
  noteStamp(folder, stamp)
  makeCurrent(folder)
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`)
}

/** What its threads and the bundler have needed once a process would keep: it takes half the memory so. */
const givesBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MIMALLOC_PURGE_DELAY: '0',
  // A thread for each picture under way: `pictures.ts` makes as many at a time as there are processors.
  UV_THREADPOOL_SIZE: String(availableParallelism()),
  VIPS_CONCURRENCY: '1',
}

const script = (name: string) => join(import.meta.dirname, name)

function run(words: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  })
  if (status !== 0) throw new StartError('The site could not be built; the reason is above.')
}

/** The bundler gives each page ten seconds: a machine that was busy with other work gets a second chance. */
function bundle(environment: Record<string, string>): void {
  const words = [...buildFlags, 'node_modules/.bin/react-router', 'build']
  try {
    run(words, environment)
  } catch {
    console.log('Trying once more …')
    run(words, environment)
  }
}

/** In one step, whoever reads the link meanwhile. */
function makeCurrent(folder: string): void {
  // As it was before there were several.
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(current, { recursive: true })
  }
  const link = `${folder}.link`
  symlinkSync(folder, link)
  renameSync(link, current)
}

/** No build takes as long: one that is not whole by then was broken off. */
const brokenOffAfterMs = 60 * 60_000

/** Removes all builds but the last and the one before, which a site may still be running, and what is left of those broken off. */
export function clearOldBuilds(now = Date.now()): void {
  for (const folder of globSync(`${builds}/*`)) {
    const isWhole = existsSync(join(folder, inputsFile))
    if (!isWhole && now - lstatSync(folder).mtimeMs > brokenOffAfterMs) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const folders = wholeBuilds().filter((folder) => folder !== realpathSync(current))
  for (const folder of folders.toSorted().slice(0, -1)) {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The builds that a page may have come from: the last, and those that are there beside it. One of these serves where the last did
 * not start. There are two at most once one was released.
 */
export const earlierBuilds = () => [current, ...wholeBuilds()]

const wholeBuilds = () => globSync(`${builds}/*/${inputsFile}`).map((file) => resolve(file, '..'))

/** What the last build was made of. */
function noted(name: typeof inputsFile | typeof stampFile): string | undefined {
  const file = join(current, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function noteStamp(folder: string, stamp: string): void {
  try {
    writeFileSync(join(folder, stampFile), stamp)
  } catch {
    // Whoever runs the site may not write there: the inputs are read at each start.
  }
}

if (import.meta.main) await runCommand(buildIfStale)
