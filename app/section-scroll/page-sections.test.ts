import { afterEach, expect, test, vi } from 'vitest'
import { readPage } from './page-sections.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose sections stand one below the other. */
function standIn(parts: { id?: string; tagName?: string; height: number }[]): void {
  let bottom = 0
  const elements = parts.map(({ id = '', tagName = 'SECTION', height }) => {
    const top = bottom
    bottom += height
    return { id, tagName, getBoundingClientRect: () => ({ top, bottom: top + height }) }
  })
  vi.stubGlobal('window', { scrollY: 0, innerHeight: 900 })
  vi.stubGlobal('document', {
    querySelectorAll: () => elements,
    documentElement: { scrollHeight: bottom },
  })
}

test('a section is higher than 100 px', () => {
  standIn([{ height: 100 }, { height: 101 }])
  expect(readPage().sections).toMatchObject([{ top: 100, bottom: 201 }])
})

test('only the facility map stands 100 px below the top, and only the footer is one', () => {
  standIn([
    { height: 800, id: 'contact' },
    { height: 800, id: 'facility' },
    { height: 400, tagName: 'FOOTER' },
  ])
  expect(readPage().sections).toMatchObject([
    { offset: 80, isFooter: false },
    { offset: 100, isFooter: false },
    { offset: 80, isFooter: true },
  ])
})
