import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../tests/fake-caches.ts'
import {
  bringUpToDate,
  keepAlso,
  keepCatalogue,
  readKeptHere,
  readOffer,
  removeCatalogue,
} from './keep-here.ts'
import type { KeptList } from './kept-list.ts'
import { forget, readState } from './kept-store.ts'

/** A browser that keeps, and a site that answers each path with its content's name. */

const list: KeptList = {
  ...{ prefix: '', version: '1', bytes: 10, asOf: '', pictures: [] },
  files: [{ path: '/about', bytes: 10, etag: 'about' }],
  papers: ['/one.pdf', '/two.pdf'].map((path) => ({ path, bytes: 10, etag: path.slice(1) })),
  films: ['/one.mp4', '/two.mp4'].map((path) => ({ path, bytes: 10, etag: '' })),
}
const keeping = { tell: () => {}, signal: new AbortController().signal }

let offered: KeptList
let offerStatus = 200
let registrations = 0
/** Paths that never come. */
const lost = new Set<string>()
/** Paths that are answered only then. */
const late = new Map<string, Promise<void>>()
const fetched: string[] = []
const asked: string[] = []
const register = vi.fn<() => Promise<void>>()
const storage = new Map<string, string>()
const flag = () => storage.get('dino-kept')

beforeEach(() => {
  offered = list
  offerStatus = 200
  registrations = 0
  storage.clear()
  lost.clear()
  late.clear()
  fetched.length = asked.length = 0
  register.mockReset().mockImplementation(() => {
    registrations = 1
    return Promise.resolve()
  })
  vi.stubGlobal('caches', fakeCaches('https://www.dino.example'))
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  })
  const unregister = () => Promise.resolve((registrations = 0))
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      getRegistration: () => Promise.resolve(registrations ? {} : undefined),
      getRegistrations: () => Promise.resolve(registrations ? [{ unregister }] : []),
    },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    await late.get(path)
    if (path === '/kept.json') return Response.json(offered, { status: offerStatus })
    fetched.push(path)
    if (lost.has(path)) throw new TypeError('Failed to fetch')
    const name = path.slice(1)
    const headers = { ETag: `"${name}"`, 'Content-Type': 'video/mp4' }
    return new Response(name, { headers })
  })
})

test('without a worker nothing is said to be kept, and the next visit registers it', async () => {
  register.mockRejectedValueOnce(new TypeError('Failed to register'))
  await expect(keepCatalogue(list, keeping)).rejects.toThrow('Failed to register')
  expect((await readKeptHere()).state).toBeUndefined()
  await bringUpToDate()
  expect(register).toHaveBeenCalledTimes(2)
  expect((await readKeptHere()).state?.list.version).toBe('1')
})

test('a worker that went by itself is registered again, and one that is there is left alone', async () => {
  await keepCatalogue(list, keeping)
  await bringUpToDate()
  expect(register).toHaveBeenCalledTimes(1)
  registrations = 0
  await bringUpToDate()
  expect(register).toHaveBeenCalledTimes(2)
})

test.each([404, 403, 500, 503])(
  'the answer %i to what there is to keep takes nothing away',
  async (status) => {
    await keepCatalogue(list, keeping)
    offerStatus = status
    expect(await readOffer()).toBe('unsaid')
    await bringUpToDate()
    expect((await readKeptHere()).state?.list.version).toBe('1')
  },
)

test('switched off by the owner, all of it goes', async () => {
  await keepCatalogue(list, keeping)
  offerStatus = 410
  await bringUpToDate()
  expect(await readState()).toBeUndefined()
  expect(registrations).toBe(0)
  expect(flag()).toBeUndefined()
})

test('a browser whose caches the last worker took away remembers nothing, but for messages', async () => {
  await keepCatalogue(list, keeping)
  for (const name of await caches.keys()) await caches.delete(name)
  await bringUpToDate()
  expect(flag()).toBeUndefined()
  storage.set('dino-kept', 'messages pages')
  await bringUpToDate()
  expect(flag()).toBe('messages')
})

const inMalayalam: KeptList = {
  ...{ ...list, prefix: '/ml', version: 'ml' },
  files: [{ path: '/ml/about', bytes: 10, etag: 'ml/about' }],
}
const next: KeptList = {
  ...{ ...list, version: '2' },
  files: [{ path: '/next', bytes: 10, etag: 'next' }],
}

/** What its visitor does while something of an update is still on its way. */
async function whileLate(path: string, work: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  late.set(path, promise)
  const update = bringUpToDate()
  await expect.poll(() => asked).toContain(path)
  await work()
  resolve()
  await update
}

for (const [path, offer] of [
  ['/kept.json', list],
  ['/kept.json', next],
  ['/next', next],
] as const) {
  const when = `while ${path} of version ${offer.version} is still to come`

  test(`another language that is kept ${when} stays`, async () => {
    await keepCatalogue(list, keeping)
    offered = offer
    await whileLate(path, () => keepCatalogue(inMalayalam, keeping))
    expect((await readState())?.list.prefix).toBe('/ml')
  })

  test(`what is taken away ${when} stays away`, async () => {
    await keepCatalogue(list, keeping)
    await keepAlso('films', list, keeping)
    offered = offer
    await whileLate(path, removeCatalogue)
    expect(await caches.keys()).toEqual([])
    expect(flag()).toBeUndefined()
  })
}

test('films that are taken away while the brochures are mended stay away', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('papers', list, keeping)
  await keepAlso('films', list, keeping)
  offered = { ...list, version: '2', papers: [{ path: '/new.pdf', bytes: 10, etag: 'new.pdf' }] }
  await whileLate('/new.pdf', () => forget('films'))
  expect((await readKeptHere()).apart).toEqual({ papers: 'whole' })
})

test('films that were cut off are kept in part, until the rest has come', async () => {
  await keepCatalogue(list, keeping)
  lost.add('/two.mp4')
  await expect(keepAlso('films', list, keeping)).rejects.toThrow('Failed to fetch')
  expect((await readKeptHere()).apart).toEqual({ films: 'part' })
  lost.clear()
  fetched.length = 0
  // Nobody's phone is filled without a press.
  await bringUpToDate()
  expect(fetched).toEqual([])
  await keepAlso('films', list, keeping)
  expect(fetched).toEqual(['/two.mp4'])
  expect((await readKeptHere()).apart).toEqual({ films: 'whole' })
})

test('what is kept apart is mended by the next visit, of the same version too, and no more of it is fetched', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('papers', list, keeping)
  const three = { path: '/three.pdf', bytes: 10, etag: 'three.pdf' }
  offered = { ...list, version: '2', papers: [...list.papers, three] }
  lost.add('/three.pdf')
  await bringUpToDate()
  expect((await readState())?.list.version).toBe('2')
  lost.clear()
  fetched.length = 0
  await bringUpToDate()
  expect(fetched).toEqual(['/three.pdf'])
  await bringUpToDate()
  expect(fetched).toEqual(['/three.pdf'])
})

test('a film that is added, and of which nothing came, is said to be kept only once a later visit has it', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('films', list, keeping)
  const added = { path: '/new.mp4', bytes: 10, etag: '' }
  offered = { ...list, version: '2', films: [...list.films, added] }
  lost.add('/new.mp4')
  await bringUpToDate()
  expect(await readKeptHere()).toMatchObject({ apart: { films: 'part' }, films: list.films })
  lost.clear()
  await bringUpToDate()
  expect(await readKeptHere()).toMatchObject({ apart: { films: 'whole' }, films: offered.films })
})

test('a catalogue that came in part is known, so that it can be taken away', async () => {
  lost.add('/about')
  await expect(keepCatalogue(list, keeping)).rejects.toThrow('Failed to fetch')
  expect(await readKeptHere()).toMatchObject({ state: undefined, hasPart: true })
  await forget()
  expect((await readKeptHere()).hasPart).toBe(false)
})

test('where one file fails the progress of the others is told no more', async () => {
  const told: number[] = []
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/one.mp4') {
      await asked.promise
      throw new TypeError('Failed to fetch')
    }
    asked.resolve()
    await late.promise
    return new Response(path, { headers: { 'Content-Type': 'video/mp4' } })
  })
  const tell = (bytes: number) => void told.push(bytes)
  await expect(keepAlso('films', list, { ...keeping, tell })).rejects.toThrow('Failed to fetch')
  late.resolve()
  const films = await caches.open('kept films')
  await expect.poll(() => films.match('/two.mp4')).toBeDefined()
  expect(told).toEqual([])
})
