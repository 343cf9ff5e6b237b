import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../../content/catalogue.ts'
import { dimensioned, type Sheet } from './dimensions.ts'

const folder = new URL('../../media/drawings/', import.meta.url)

const sheetOf = (id: string) =>
  (JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')) as { views: { side: Sheet } })
    .views.side

const products = catalogue
  .filter(({ id }) => existsSync(new URL(`${id}.json`, folder)))
  .map(({ id }) => id)

test.each(products)('%s is drawn from three sides', (id) => {
  const files = readdirSync(folder)
  for (const view of ['side', 'front', 'top']) expect(files).toContain(`${id}-${view}.svg`)
})

test.each(products)("every letter of %s stands inside the drawing's room, and apart", (id) => {
  const { placed, frame } = dimensioned(sheetOf(id))
  expect(placed.map(({ letter }) => letter)).toEqual(
    expect.arrayContaining(['A', 'B', 'E']) as unknown,
  )
  for (const { at } of placed) {
    expect(at.left).toBeGreaterThan(0)
    expect(at.left).toBeLessThan(1)
    expect(at.top).toBeGreaterThan(0)
    expect(at.top).toBeLessThan(1)
  }
  // Half a box at least, in the drawing's units.
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      const across = Math.abs(one.at.left - other.at.left) * frame.width
      const down = Math.abs(one.at.top - other.at.top) * frame.height
      expect(Math.max(across, down)).toBeGreaterThan(80)
    }
  }
})

test('a machine without a boom has no letters for reach and hook', () => {
  const letters = dimensioned(sheetOf('flatbed')).placed.map(({ letter }) => letter)
  expect(letters).toEqual(['A', 'B', 'E'])
})
