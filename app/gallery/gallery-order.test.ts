import { expect, test } from 'vitest'
import { inGalleryOrder, isLarge, isLargeRight } from './gallery-order.ts'

const picture = (product: string, view: number) => ({
  name: `${product}-view-${view}`,
  type: 'image' as const,
  product: { id: product, title: product },
})
const film = (product: string) => ({ ...picture(product, 0), type: 'video' as const })

const pictures = ['wotan', 'swifty', 'cuty', 'slider', 'scoot'].flatMap((product) =>
  Array.from({ length: 9 }, (_, view) => picture(product, view + 1)),
)
const films = [film('wotan'), film('cuty')]
const chosen = {
  opening: ['cuty-view-3', 'wotan-view-1'],
  large: ['slider-view-2', 'swifty-view-7'],
}
const none = { opening: [], large: [] }
const ordered = inGalleryOrder([...films, ...pictures], chosen)

test('every item has one place, whatever order the files come in', () => {
  expect(ordered).toHaveLength(47)
  expect(new Set(ordered).size).toBe(47)
  const reversed = [...films, ...pictures].toReversed()
  expect(inGalleryOrder(reversed, chosen)).toEqual(ordered)
})

test('the chosen pictures come first, and a name that is gone leaves no gap', () => {
  expect(ordered.slice(0, 2).map(({ name }) => name)).toEqual(['cuty-view-3', 'wotan-view-1'])
  expect(
    inGalleryOrder(pictures, { opening: ['no-such-picture'], large: ['nor-this'] }),
  ).toHaveLength(45)
})

test('films stand on every second large place', () => {
  expect(ordered.flatMap(({ type }, index) => (type === 'video' ? [index] : []))).toEqual([9, 27])
  expect([9, 27].every((index) => isLarge(index) && isLargeRight(index))).toBe(true)
})

test('a place is large only where four small ones follow beside it', () => {
  expect(isLarge(45, 50)).toBe(true)
  expect(isLarge(45, 49)).toBe(false)
})

test('the other large places show chosen scenes, and those that find no place come later', () => {
  expect(ordered[18]!.name).toBe('slider-view-2')
  expect(ordered[36]!.name).toBe('swifty-view-7')
  const few = inGalleryOrder(pictures.slice(0, 12), {
    opening: [],
    large: ['wotan-view-1', 'wotan-view-2'],
  })
  expect(few).toHaveLength(12)
})

test('films that find no large place follow the pictures', () => {
  expect(inGalleryOrder([...films, picture('swifty', 1)], none).map(({ type }) => type)).toEqual([
    'image',
    'video',
    'video',
  ])
})

test('the same machine is not shown twice in a row', () => {
  const twice = ordered.filter(
    ({ product }, index) => index > 2 && product.id === ordered[index - 1]!.product.id,
  )
  expect(twice).toEqual([])
})
