import { beforeEach, expect, test } from 'vitest'
import {
  fetcher,
  freshPhone,
  listOf,
  origin,
  request,
  scene,
  textOf,
  ofType,
} from '../../tests/deployed-site.ts'
import { answerData, answerPage } from './worker/answers.ts'
import { forget, forgetComing, hasAny, keep, NotKeptError, readState } from './kept-store.ts'
import { forgetOld } from './worker/kept-versions.ts'
import { toKeepHeader, whoseIs } from './requests.ts'

beforeEach(freshPhone)

test('an update that breaks off, or meets another deploy, changes nothing of what is shown', async () => {
  await keep(listOf(1), 0)
  scene.deployed = 2
  for (let most = 0; most < 3; most++) {
    scene.left = most
    await expect(keep(listOf(2), 1)).rejects.toThrow('Failed to fetch')
  }
  scene.left = Infinity
  scene.deployed = 3
  await expect(keep(listOf(2), 1)).rejects.toThrow(NotKeptError)
  scene.isAway = true
  expect((await readState())?.list.version).toBe('1')
  expect(await textOf(answerPage(request('/'), 'tab'))).toContain('page 1 /assets/app-1.js')
})

test('pages that are opened while an update comes take nothing of it away', async () => {
  await keep(listOf(1), 0)
  scene.deployed = 2
  const opened = fetcher.getMockImplementation()!
  fetcher.mockImplementation(async (asked) => {
    await forgetOld(['tab'], 0)
    return opened(asked)
  })
  await keep(listOf(2), 1)
  scene.isAway = true
  expect(await textOf(answerPage(request('/'), 'tab'))).toContain('page 2')
  await forgetOld(['tab'], 0)
  expect(await caches.has('kept version 1')).toBe(false)
})

test('of a version that found too little room nothing stays, and what opens goes on opening', async () => {
  await keep(listOf(1), 0)
  await forgetComing()
  Object.assign(scene, { deployed: 2, left: 2 })
  await expect(keep(listOf(2), 1)).rejects.toThrow('Failed to fetch')
  await forgetComing()
  expect(await caches.keys()).toEqual(['kept state', 'kept version 1'])
  scene.isAway = true
  expect(await textOf(answerPage(request('/'), 'tab'))).toContain('page 1')
})

test('what is removed while an update comes leaves nothing behind', async () => {
  await keep(listOf(1), 0)
  scene.deployed = 2
  const site = fetcher.getMockImplementation()!
  fetcher.mockImplementation(async (asked) => {
    fetcher.mockImplementation(site)
    await forget()
    return site(asked)
  })
  await expect(keep(listOf(2), 1)).rejects.toThrow(NotKeptError)
  expect(await hasAny()).toBe(false)
})

test('a page of a foreign network is not kept for a script, a font or a picture, nor what was kept so before', async () => {
  const site = fetcher.getMockImplementation()!
  const portal = () => ofType('text/html', 'Please sign in to this network')
  for (const path of ['/assets/app-1.js', '/assets/font.woff2', '/assets/a-400.avif']) {
    fetcher.mockImplementation((asked, init) =>
      asked === path ? Promise.resolve(portal()) : site(asked, init),
    )
    await expect(keep(listOf(1), 0)).rejects.toThrow(NotKeptError)
    await forget()
  }
  await (await caches.open('kept version 0')).put('/assets/app-1.js', portal())
  fetcher.mockImplementation(site)
  await keep(listOf(1), 0)
  const version = await caches.open('kept version 1')
  expect(await (await version.match('/assets/app-1.js'))?.text()).toBe('script 1')
})

test('what was led elsewhere is not kept', async () => {
  const site = fetcher.getMockImplementation()!
  fetcher.mockImplementation(async (asked, init) => {
    const answer = await site(asked, init)
    if (asked === '/assets/app-1.js') Object.defineProperty(answer, 'redirected', { value: true })
    return answer
  })
  await expect(keep(listOf(1), 0)).rejects.toThrow(NotKeptError)
})

test('what is removed while an update comes is not shown in pieces', async () => {
  await keep(listOf(1), 0)
  scene.deployed = 2
  const opened = fetcher.getMockImplementation()!
  fetcher.mockImplementation(async (asked) => {
    if (typeof asked === 'string' && asked.includes('app-2')) await forget()
    return opened(asked)
  })
  await expect(keep(listOf(2), 1)).rejects.toThrow(NotKeptError)
  expect(await readState()).toBeUndefined()
})

test('what did not change is not fetched again', async () => {
  await keep(listOf(1), 0)
  scene.deployed = 2
  fetcher.mockClear()
  await keep(listOf(2), 1)
  const fetched = fetcher.mock.calls.map(([asked]) => asked)
  expect(fetched).toContain('/assets/app-2.js')
  expect(fetched).not.toContain('/assets/font.woff2')
  expect(fetched).not.toContain('/assets/a-400.avif')
})

test('a tab whose page came from the phone brings it up to date all the same', async () => {
  await keep(listOf(1), 0)
  scene.isAway = true
  await answerPage(request('/about'), 'tab')
  scene.isAway = false
  scene.deployed = 2
  // As in a browser, where the worker hears of what that tab fetches.
  const network = fetcher.getMockImplementation()!
  fetcher.mockImplementation((asked, init) => {
    if (typeof asked !== 'string') return network(asked)
    const url = new URL(asked, origin)
    const isToKeep = new Headers(init?.headers).has(toKeepHeader)
    const whose = whoseIs(
      { method: 'GET', url, isNavigation: false, hasRange: false, isToKeep },
      origin,
    )
    if (whose === 'data') return answerData(request(asked), 'tab')
    return network(asked)
  })
  await keep(listOf(2), 1)
  expect((await readState())?.list.version).toBe('2')
})
