import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  fetched,
  fileAt,
  freshBrowser,
  keeping,
  list,
  lost,
  next,
  scene,
} from '../../tests/keeping-browser.ts'
import { bringUpToDate, keepAlso, keepCatalogue, readKeptHere } from './keep-here.ts'
import { readState, type Apart } from './kept-store.ts'

beforeEach(freshBrowser)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  onTestFinished(() => void vi.useRealTimers())
})

/** The phone has no room for what is put into this cache, unless it is as small as this (bytes). */
function fullFor(cache: string, room = 0): () => unknown {
  const open = caches.open.bind(caches)
  const full = vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    const opened = await open(name)
    if (name !== cache) return opened
    const put = opened.put.bind(opened)
    return Object.assign(opened, {
      put: async (path: string, answer: Response) => {
        const { byteLength } = await answer.clone().arrayBuffer()
        if (byteLength > room) throw new DOMException('Full', 'QuotaExceededError')
        await put(path, answer)
      },
    })
  })
  return () => full.mockRestore()
}

test('an update for which there is too little room leaves nothing behind, and is not tried again', async () => {
  await keepCatalogue(list, keeping)
  scene.offered = next
  fullFor('kept version 2')
  fetched.length = 0
  await bringUpToDate()
  expect(fetched).toEqual(['/next'])
  expect(await caches.keys()).toEqual(['kept state', 'kept version 1'])
  await bringUpToDate()
  expect(fetched).toEqual(['/next'])
  expect((await readState())?.list.version).toBe('1')
})

test('the version after one that found too little room is tried', async () => {
  await keepCatalogue(list, keeping)
  scene.offered = next
  fullFor('kept version 2')
  await bringUpToDate()
  scene.offered = { ...next, version: '3' }
  await bringUpToDate()
  expect((await readState())?.list.version).toBe('3')
})

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 10, 29)
/** Room for a note, and for no file (bytes). */
const small = 6

const added = { path: '/new.mp4', bytes: 20, etag: '' }
const addedTo: Record<Apart, typeof list> = {
  films: { ...list, version: '2', films: [...list.films, added] },
  papers: { ...list, version: '2', papers: [list.papers[0]!, fileAt('/new.pdf')] },
}

for (const [kind, path] of [
  ['films', '/new.mp4'],
  ['papers', '/new.pdf'],
] as const) {
  /**
   * A phone that keeps them, and has no room for what is added to them.
   *
   * @returns what makes room
   */
  async function keepUntilFull(room: number) {
    await keepCatalogue(list, keeping)
    await keepAlso(kind, list, keeping)
    const makeRoom = fullFor(`kept ${kind}`, room)
    scene.offered = addedTo[kind]
    await bringUpToDate()
    fetched.length = 0
    return makeRoom
  }

  test(`${path}, for which there is too little room, is told and not fetched at each visit`, async () => {
    await keepUntilFull(small)
    for (const later of [1, day, 2 * day, -day]) {
      vi.setSystemTime(start + later)
      await bringUpToDate()
    }
    expect(fetched).toEqual([])
    expect((await readKeptHere()).noRoom).toEqual([kind])
    expect((await readKeptHere()).apart).toEqual({ [kind]: 'part' })
  })

  test(`${path} comes once there is room, looked for once a day, and then nothing is told of it`, async () => {
    const makeRoom = await keepUntilFull(small)
    makeRoom()
    vi.setSystemTime(start + day - 1)
    await bringUpToDate()
    expect(fetched).toEqual([])
    vi.setSystemTime(start + day)
    await bringUpToDate()
    expect(fetched).toEqual([path])
    const left = await (await caches.open(`kept ${kind}`)).keys()
    expect(left.map(({ url }) => new URL(url).pathname)).not.toContain('/room')
    expect(await readKeptHere()).toMatchObject({ noRoom: [], apart: { [kind]: 'whole' } })
  })

  test(`${path} is tried again by whoever asks for it`, async () => {
    const makeRoom = await keepUntilFull(small)
    await expect(keepAlso(kind, scene.offered, keeping)).rejects.toThrow('Full')
    expect(fetched).toEqual([path])
    expect((await readKeptHere()).apart).toEqual({ [kind]: 'part' })
    makeRoom()
    await keepAlso(kind, scene.offered, keeping)
    expect(await readKeptHere()).toMatchObject({ noRoom: [], apart: { [kind]: 'whole' } })
  })

  test(`${path} waits to be asked for where not even a note of it finds room`, async () => {
    await keepUntilFull(-1)
    await bringUpToDate()
    expect(fetched).toEqual([])
    expect((await readKeptHere()).apart).toEqual({ [kind]: 'part' })
  })
}

test('what found too little room and is taken off the site again is missing no more', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('films', list, keeping)
  fullFor('kept films', small)
  scene.offered = addedTo.films
  await bringUpToDate()
  scene.offered = { ...list, version: '3' }
  await bringUpToDate()
  expect(await readKeptHere()).toMatchObject({ noRoom: [], apart: { films: 'whole' } })
})

test('of films that are kept for the first time and find too little room nothing stays', async () => {
  await keepCatalogue(list, keeping)
  fullFor('kept films', small)
  await expect(keepAlso('films', list, keeping)).rejects.toThrow('Full')
  expect(await readKeptHere()).toMatchObject({ noRoom: [], apart: {} })
})

test('of films of which some came before it was stopped nothing stays either, and nothing is promised', async () => {
  await keepCatalogue(list, keeping)
  const films = await caches.open('kept films')
  await films.put('/one.mp4', new Response('one'))
  fullFor('kept films', small)
  await expect(keepAlso('films', list, keeping)).rejects.toThrow('Full')
  expect(await readKeptHere()).toMatchObject({ noRoom: [], apart: {} })
})

test('what finds room and is then broken off by the network goes on with the next visit, on the same day too', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('films', list, keeping)
  const makeRoom = fullFor('kept films', small)
  scene.offered = addedTo.films
  await bringUpToDate()
  makeRoom()
  vi.setSystemTime(start + day)
  lost.add(added.path)
  await bringUpToDate()
  lost.clear()
  fetched.length = 0
  await bringUpToDate()
  expect(fetched).toEqual([added.path])
  expect(await readKeptHere()).toMatchObject({ noRoom: [], apart: { films: 'whole' } })
})

test('whether there is room is tried with what can’t be made smaller', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('films', list, keeping)
  const makeRoom = fullFor('kept films', small)
  scene.offered = addedTo.films
  await bringUpToDate()
  makeRoom()
  vi.setSystemTime(start + day)
  const tried: number[] = []
  const open = caches.open.bind(caches)
  vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    const cache = await open(name)
    return Object.assign(cache, {
      put: async (path: string, answer: Response) => {
        const bytes = new Uint8Array(await answer.arrayBuffer())
        if (path === '/room') tried.push(new Set(bytes).size)
        throw new DOMException('Full', 'QuotaExceededError')
      },
    })
  })
  await bringUpToDate()
  expect(tried).toHaveLength(1)
  expect(tried[0]).toBeGreaterThan(added.bytes / 2)
})

test('what the site has no more leaves its room to what it has now', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('films', list, keeping)
  fullFor('kept films', small)
  scene.offered = { ...list, version: '2', films: [list.films[0]!, added] }
  await bringUpToDate()
  const kept = await (await caches.open('kept films')).keys()
  expect(kept.map(({ url }) => new URL(url).pathname)).not.toContain('/two.mp4')
})

test('brochures that found too little room keep no film away', async () => {
  await keepCatalogue(list, keeping)
  await keepAlso('papers', list, keeping)
  await keepAlso('films', list, keeping)
  fullFor('kept papers', small)
  scene.offered = { ...addedTo.papers, films: addedTo.films.films }
  await bringUpToDate()
  expect((await readKeptHere()).apart).toEqual({ papers: 'part', films: 'whole' })
})
