import { beforeEach, expect, test, vi } from 'vitest'
import {
  asked,
  fetched,
  freshBrowser,
  inMalayalam,
  keeping,
  late,
  list,
  lost,
  next,
  register,
  scene,
  storage,
} from '../../tests/keeping-browser.ts'
import {
  bringUpToDate,
  keepAlso,
  keepCatalogue,
  readKeptHere,
  readOffer,
  removeCatalogue,
} from './keep-here.ts'
import { forget, readState } from './kept-store.ts'

const flag = () => storage.get('dino-kept')

beforeEach(freshBrowser)

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
  scene.registrations = 0
  await bringUpToDate()
  expect(register).toHaveBeenCalledTimes(2)
})

test.each([404, 403, 500, 503])(
  'the answer %i to what there is to keep takes nothing away',
  async (status) => {
    await keepCatalogue(list, keeping)
    scene.offerStatus = status
    expect(await readOffer()).toBe('unsaid')
    await bringUpToDate()
    expect((await readKeptHere()).state?.list.version).toBe('1')
  },
)

test('switched off by the owner, all of it goes', async () => {
  await keepCatalogue(list, keeping)
  scene.offerStatus = 410
  await bringUpToDate()
  expect(await readState()).toBeUndefined()
  expect(scene.registrations).toBe(0)
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
    scene.offered = offer
    await whileLate(path, () => keepCatalogue(inMalayalam, keeping))
    expect((await readState())?.list.prefix).toBe('/ml')
  })

  test(`what is taken away ${when} stays away`, async () => {
    await keepCatalogue(list, keeping)
    await keepAlso('films', list, keeping)
    scene.offered = offer
    await whileLate(path, removeCatalogue)
    expect(await caches.keys()).toEqual([])
    expect(flag()).toBeUndefined()
  })
}

test('films that are taken away while the brochures are mended stay away', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('papers', list, keeping)
  await keepAlso('films', list, keeping)
  scene.offered = {
    ...list,
    version: '2',
    papers: [{ path: '/new.pdf', bytes: 10, etag: 'new.pdf' }],
  }
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
  scene.offered = { ...list, version: '2', papers: [...list.papers, three] }
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
  scene.offered = { ...list, version: '2', films: [...list.films, added] }
  lost.add('/new.mp4')
  await bringUpToDate()
  expect(await readKeptHere()).toMatchObject({ apart: { films: 'part' }, films: list.films })
  lost.clear()
  await bringUpToDate()
  expect(await readKeptHere()).toMatchObject({
    apart: { films: 'whole' },
    films: scene.offered.films,
  })
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
