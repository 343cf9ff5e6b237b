import { beforeEach, expect, test, vi } from 'vitest'
import { fetched, freshBrowser, keeping, list, next, scene } from '../../tests/keeping-browser.ts'
import { bringUpToDate, keepCatalogue } from './keep-here.ts'
import { readState } from './kept-store.ts'

beforeEach(freshBrowser)

/** The phone has no room for what is put into this cache. */
function fullFor(cache: string): void {
  const open = caches.open.bind(caches)
  vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    const opened = await open(name)
    const put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
    return name === cache ? Object.assign(opened, { put }) : opened
  })
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
