import { beforeEach, expect, test, vi } from 'vitest'
import type * as NameFonts from './name-fonts.ts'

let fetched: string[] = []
let fails = false
let fonts: typeof NameFonts

beforeEach(async () => {
  fetched = []
  fails = false
  class FakeFace {
    family: string
    constructor(family: string) {
      this.family = family
    }
    load() {
      fetched.push(this.family)
      return fails ? Promise.reject(new Error('offline')) : Promise.resolve(this)
    }
  }
  vi.stubGlobal('FontFace', FakeFace)
  vi.stubGlobal('fonts', new Set())
  vi.resetModules()
  fonts = await import('./name-fonts.ts')
})

test('a name in Latin letters fetches nothing, also one with letters that were never drawn', async () => {
  for (const name of ['Kerala Timber', 'Müller', 'Дино', ''])
    expect(await fonts.fetchFontsFor(name)).toBe(false)
  expect(fetched).toEqual([])
  expect(fonts.nameFont()).not.toContain('Name')
})

test('a script’s font is fetched with its first letter, once, and then the name is set in it', async () => {
  const both = await Promise.all([fonts.fetchFontsFor('മല'), fonts.fetchFontsFor('മലയാളം')])
  expect(both).toEqual([true, true])
  expect(await fonts.fetchFontsFor('കൊടിമത')).toBe(false)
  expect(fetched).toEqual(['Name Malayalam'])
  expect(fonts.nameFont()).toContain('"Name Malayalam"')
  expect(await fonts.fetchFontsFor('क्रेन 24')).toBe(true)
  expect(fetched.toSorted()).toEqual(['Name Devanagari', 'Name Latin', 'Name Malayalam'])
})

test('one that does not come leaves the device’s, and is tried again with the next letter', async () => {
  fails = true
  expect(await fonts.fetchFontsFor('हिन्दी')).toBe(false)
  expect(fonts.nameFont()).not.toContain('Name')
  fails = false
  expect(await fonts.fetchFontsFor('हिन्दी')).toBe(true)
})
