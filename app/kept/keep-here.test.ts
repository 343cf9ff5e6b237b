import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../tests/fake-caches.ts'
import { bringUpToDate, keepCatalogue, readKeptHere, readOffer } from './keep-here.ts'
import type { KeptList } from './kept-list.ts'
import { readState } from './kept-store.ts'

/** A browser that keeps, and a site that answers each path with its content's name. */

const list: KeptList = {
  ...{ prefix: '', version: '1', bytes: 10, asOf: '', pictures: [] },
  files: [{ path: '/about', bytes: 10, etag: 'about' }],
  papers: [],
  films: [],
}
const keeping = { tell: () => {}, signal: new AbortController().signal }

let offered: KeptList
let offerStatus = 200
let registrations = 0
const register = vi.fn<() => Promise<void>>()
const storage = new Map<string, string>()
const flag = () => storage.get('dino-kept')

beforeEach(() => {
  offered = list
  offerStatus = 200
  registrations = 0
  storage.clear()
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
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/kept.json')
      return Promise.resolve(Response.json(offered, { status: offerStatus }))
    const name = path.slice(1)
    return Promise.resolve(new Response(name, { headers: { ETag: `"${name}"` } }))
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
    expect(await readOffer()).toBe('unreachable')
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
