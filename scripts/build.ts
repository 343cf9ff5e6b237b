import { spawnSync } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
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
import { buildFlags } from './server-flags.ts'

/** A link to the folder of the last build. A running site knows its own folder, and is not disturbed by the next. */
const current = 'build'
const builds = 'builds'
const inputsFile = 'inputs.sha256'

/** Everything the built site depends on: a change in any of these makes the build stale. */
const inputs = [
  'app/**/*.{ts,tsx,css,woff2,ttf,typ,svg}',
  'content/**/*',
  'media/**/*',
  'studio/machines/**/*.ts',
  'public/**/*',
  'scripts/{build,check-content,early-script,finish-build,keep-assets,list-kept,list-packages,make-papers,make-pictures,media-names,one-script,picture-source,pictures,prepare-site,render-translations,worker-script}.ts',
  'server/{inline-script-hashes,page-and-data,render-pages,site-papers}.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/**
 * Builds the site when it is missing or its inputs changed since. Each step is a process of its own, whose memory
 * is gone when it is done: whoever starts the site stays small.
 */
export function buildIfStale(): void {
  const fingerprint = hashInputs()
  if (fingerprintOf(current) === fingerprint) return

  run([script('check-content.ts')])
  console.log('Building the site (once; it is kept in build/) …')
  const started = performance.now()
  mkdirSync(builds, { recursive: true })
  const folder = mkdtempSync(join(builds, new Date().toISOString().replaceAll(/\W/g, '-')))
  // The bundler clears its folder when it begins.
  const papers = `${folder}.papers`
  try {
    run([...buildFlags, script('make-pictures.ts')], givesBack)
    run([script('make-papers.ts'), papers])
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

/** Removes all builds but the last and the one before, which a site may still be running. */
export function clearOldBuilds(): void {
  const folders = globSync(`${builds}/*/${inputsFile}`)
    .map((file) => resolve(file, '..'))
    .filter((folder) => folder !== realpathSync(current))
  for (const folder of folders.toSorted().slice(0, -1)) {
    rmSync(folder, { recursive: true, force: true })
  }
}

function fingerprintOf(folder: string): string | undefined {
  const file = join(folder, inputsFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of globSync(inputs).toSorted()) {
    if (/\.test\.tsx?$/.test(file) || !/\.\w+$/.test(file)) continue
    addFile(hash.update(`${file}\0`), file)
  }
  return hash.digest('hex')
}

/** Piece by piece: the pictures as a whole would stay in the memory of the process that serves. */
function addFile(hash: Hash, path: string): void {
  const file = openSync(path, 'r')
  for (let read = 0; (read = readSync(file, piece)) > 0;) hash.update(piece.subarray(0, read))
  closeSync(file)
}
const piece = Buffer.alloc(64 * 1024)

if (import.meta.main) await runCommand(buildIfStale)
