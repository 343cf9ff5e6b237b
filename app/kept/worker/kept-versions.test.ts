import { beforeEach, expect, vi, test } from 'vitest'
import { fakeCaches } from '../../../tests/fake-caches.ts'
import {
  freshPhone,
  listOf,
  origin,
  reloads,
  request,
  scene,
  textOf,
} from '../../../tests/deployed-site.ts'
import { answerAsset, answerData, answerPage } from './answers.ts'
import { keep, readState } from '../kept-store.ts'
import { forgetOld } from './kept-versions.ts'

const hour = 60 * 60_000

beforeEach(freshPhone)

test('a tab that opens while another does, and a page that the browser holds to come back to, keep their version', async () => {
  await keep(listOf(1), 0)
  scene.isAway = true
  for (const tab of ['opening', 'held']) await answerPage(request('/about'), tab, 0)
  scene.isAway = false
  scene.deployed = 2
  await keep(listOf(2), 1)
  await forgetOld(['another', 'held'], hour / 2)
  scene.isAway = true
  const dataFor = async (tab: string) => {
    const answer = await answerData(request('/_.data'), tab)
    return reloads(answer) ? 'the page anew' : answer.text()
  }
  expect(await dataFor('opening')).toBe('data 1')
  // Whoever was seen last is waited for: the one that never came is not.
  await forgetOld(['another'], hour * 1.25)
  expect(await dataFor('opening')).toBe('the page anew')
  expect(await dataFor('held')).toBe('data 1')
  await forgetOld(['another'], hour * 2)
  expect(await dataFor('held')).toBe('the page anew')
  expect(await caches.has('kept version 1')).toBe(false)
})

test('however often it is published in that hour, versions do not pile up', async () => {
  for (scene.deployed = 1; scene.deployed <= 20; scene.deployed++) {
    scene.isAway = false
    await keep(listOf(scene.deployed), 0)
    scene.isAway = true
    await answerPage(request('/about'), `tab-${scene.deployed}`, scene.deployed)
    await forgetOld([`tab-${scene.deployed}`, 'tab-1'], scene.deployed)
  }
  const kept = (await caches.keys()).filter((name) => name.startsWith('kept version'))
  // Shown, open, and the last two that the browser may hold.
  expect(kept.map((name) => name.slice('kept version '.length))).toEqual(['1', '18', '19', '20'])
})

test('a version that becomes the shown one at this very moment is not taken for one that is left over', async () => {
  const real = fakeCaches(origin)
  vi.stubGlobal('caches', real)
  await keep(listOf(1), 0)
  scene.deployed = 2
  let isDone = false
  /** The update ends when somebody has looked at the notes once. */
  const open = async (name: string) => {
    const cache = await real.open(name)
    const match = async (path: string) => {
      const found = await cache.match(path)
      if (name === 'kept state' && !isDone) {
        isDone = true
        await keep(listOf(2), 1)
      }
      return found
    }
    return { ...cache, match }
  }
  await (await real.open('kept state')).put('/coming', new Response('2'))
  vi.stubGlobal('caches', { ...real, open })
  await forgetOld(['tab'], 0)
  expect((await readState())?.list.version).toBe('2')
  expect(await caches.has('kept version 2')).toBe(true)
})

test('in fifty deploys with old tabs open no page meets a script or data of another', async () => {
  const random = numbersFrom(11)
  /** Which deploy each tab's page is of. */
  const tabs = new Map<string, number>()
  for (scene.deployed = 1; scene.deployed <= 50; scene.deployed++) {
    scene.left = random() < 0.3 ? Math.floor(random() * 8) : Infinity
    scene.isAway = false
    await keep(listOf(scene.deployed), scene.deployed).catch(() => {})
    scene.left = Infinity
    scene.isAway = random() < 0.5
    const tab = `tab-${scene.deployed}`
    const now = scene.deployed * 10 * hour
    const page = await textOf(answerPage(request('/about'), tab, now))
    const of = Number(/page (\d+)/.exec(page)?.[1])
    expect(page).toContain(`/assets/app-${of}.js`)
    if (scene.isAway) tabs.set(tab, of)
    for (const [open, version] of tabs) {
      scene.isAway = true
      // Its scripts, which it may load late, are there as long as it is open.
      expect(await textOf(answerAsset(request(`/assets/app-${version}.js`)))).toBe(
        `script ${version}`,
      )
      for (const away of [true, false]) {
        scene.isAway = away
        const data = await answerData(request('/_.data'), open)
        const got = reloads(data) ? 'the page anew' : await data.text()
        expect(['the page anew', `data ${version}`]).toContain(got)
      }
      if (random() < 0.2) tabs.delete(open)
    }
    await forgetOld([...tabs.keys()], now + 2 * hour)
    const versions = new Set([...tabs.values()].map(String))
    // Besides, the one that is shown, and one that comes.
    const kept = (await caches.keys()).filter((name) => name.startsWith('kept version'))
    expect(kept.length).toBeLessThanOrEqual(versions.size + 2)
  }
})

/** The same for every run. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
