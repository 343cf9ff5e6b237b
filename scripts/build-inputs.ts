import { createHash, type Hash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All that the built site depends on: a change in any of these makes the build stale. */
const folders = [
  { folder: 'app', kinds: /\.(tsx?|css|woff2|ttf|typ|svg)$/ },
  { folder: 'content', kinds: /\.\w+$/ },
  { folder: 'media', kinds: /\.\w+$/ },
  { folder: 'studio/machines', kinds: /\.ts$/ },
  { folder: 'public', kinds: /\.\w+$/ },
]
const scripts = [
  ...['build', 'build-inputs', 'check-content', 'early-script', 'finish-build', 'keep-assets'],
  ...['list-kept', 'list-packages', 'make-papers', 'make-pictures', 'media-names', 'one-script'],
  ...['picture-source', 'pictures', 'prepare-site', 'render-translations', 'worker-script'],
]
const server = [
  'in-its-language',
  'inline-script-hashes',
  'page-and-data',
  'render-pages',
  'site-papers',
]
const single = [
  ...scripts.map((name) => `scripts/${name}.ts`),
  ...server.map((name) => `server/${name}.ts`),
  ...['package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
]

/** By their paths, in order. */
export function buildInputs(): string[] {
  const inFolders = folders.flatMap(({ folder, kinds }) =>
    filesIn(folder).filter((file) => kinds.test(file) && !/\.test\.tsx?$/.test(file)),
  )
  return [...inFolders, ...single.filter((file) => existsSync(file))].toSorted()
}

/** In a fraction of the time that `globSync` takes, which every start of the site would pay. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Of all that stands in them: the same wherever they were checked out. */
export function fingerprintOf(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs) addFile(hash.update(`${file}\0`), file)
  return hash.digest('hex')
}

/** Of their sizes and when each was changed, without reading 40 MB of them: as long as it is the same, so are they. */
export function stampOf(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs) {
    const { size, mtimeMs, ino } = statSync(file)
    hash.update([file, size, mtimeMs, ino].join('\0') + '\n')
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
