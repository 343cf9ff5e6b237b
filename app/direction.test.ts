import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * A folder imports from those on lines above it, and those on its own line know nothing of each other. So what one
 * reads before a folder is above it, and what may break when it changes is below.
 */
const order = [
  ['content'],
  ['app/ui', 'app/drawings', 'app/fonts'],
  ['app/rules'],
  [
    'app/settings',
    'app/page',
    'app/films',
    'app/section-scroll',
    'app/machine-view',
    'app/shortlist',
  ],
  ['app/db'],
  ['app/http'],
  ['app/audit-log', 'app/backup'],
  ['app/files', 'app/translations'],
  ['app/mail'],
  ['app/account'],
  ['app/site-content'],
  ['app/booking'],
  [
    'app/early',
    'app/enquiries',
    'app/not-found',
    'app/privacy',
    'app/busy',
    'app/quotes',
    'app/speed',
  ],
  ['app/kept'],
  ['app/gallery', 'app/downloads'],
  ['app/products'],
  ['app/news'],
  ['app/search'],
  ['app/about', 'app/home', 'app/layout', 'app/papers', 'app/yard'],
  ['app/find'],
  ['app/seo'],
  ['app/staff'],
  // The files in `app/` itself: the site's entries.
  ['app'],
  ['server'],
]

/** These rooms are for everybody who may import the folder. Any other room is its folder's own. */
const openRooms = [
  'content/products',
  'content/language',
  'content/words',
  'app/db/schema',
  'app/db/migrations/meta',
]

interface Import {
  file: string
  target: string
}

const files = globSync('{app,server,content}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*.d.ts'],
})
const imports = files.flatMap(importsOf)

test('each folder imports only from folders above it in the order', () => {
  const refused = imports
    .filter(({ file, target }) => folderOf(file) !== folderOf(target))
    .filter(({ file, target }) => lineOf(target) >= lineOf(file))
    .map(
      ({ file, target }) =>
        `${file} imports ${target}, but ${folderOf(target)} is not above ${folderOf(file)}. ` +
        'Move what both need further up (a rule to app/rules, a part of the page to app/ui or app/page), ' +
        'or hand it in from where both are known. The order stands in app/direction.test.ts.',
    )
  expect(refused).toEqual([])
})

test('nobody reaches into a room of another folder', () => {
  const refused = imports
    .filter(({ file, target }) => folderOf(file) !== folderOf(target))
    .filter(({ file, target }) => isRoom(target) && !file.startsWith('server/'))
    .map(
      ({ file, target }) =>
        `${file} imports ${target}: the inside of ${folderOf(target)}. ` +
        'Use what that folder has outside of its rooms, or move it out of the room.',
    )
  expect(refused).toEqual([])
})

test('no two rooms of a folder import each other', () => {
  const inside = imports.filter(({ file, target }) => isRoom(file) && isRoom(target))
  const pairs = new Set(inside.map(({ file, target }) => `${dirname(file)} ${dirname(target)}`))
  const both = [...pairs].filter((pair) => {
    const [from, to] = pair.split(' ')
    return from! < to! && pairs.has(`${to} ${from}`)
  })
  expect(both).toEqual([])
})

test('rules, which both sides share, need no package', () => {
  const needing = files
    .filter((file) => folderOf(file) === 'app/rules')
    .filter((file) => specifiersOf(file).some((specifier) => !specifier.startsWith('.')))
  expect(needing).toEqual([])
})

/** Imports of files in these three; types too, and pictures. What is made of others (`media/`, `machines/`) has no say. */
function importsOf(file: string): Import[] {
  return specifiersOf(file)
    .filter((specifier) => specifier.startsWith('.') && !specifier.includes('+types/'))
    .map((specifier) => ({ file, target: join(dirname(file), specifier) }))
    .filter(({ target }) => /^(app|server|content)\//.test(target))
}

function specifiersOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found = code.matchAll(
    /^import '([^']+)'|^(?:import|export)\b[^'"`;=]*? from '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...found].map((names) => names.slice(1).find(Boolean)!)
}

function folderOf(path: string): string {
  const [top, folder, ...inside] = path.split('/')
  return top === 'app' && inside.length > 0 ? `app/${folder}` : top!
}

function isRoom(path: string): boolean {
  const room = dirname(path)
  return room !== folderOf(path) && room !== '.' && !openRooms.includes(room)
}

function lineOf(path: string): number {
  const line = order.findIndex((folders) => folders.includes(folderOf(path)))
  if (line < 0)
    throw new Error(`${folderOf(path)} has no place in the order of app/direction.test.ts`)
  return line
}
