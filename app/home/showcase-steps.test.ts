import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import { colours } from '../../content/colours.ts'
import { showcaseProducts } from '../../content/home.ts'
import { showcase } from './showcase-pictures.server.ts'
import { firstStepOf, stepsOf } from './showcase-steps.ts'

test('the showcase has Wotan, Woodpicker and Swifty, each in every colour that it comes in', () => {
  const { products: shown } = showcase(delivered)
  expect(shown.map(({ id }) => id)).toEqual([...showcaseProducts])
  const [wotan, woodpicker, swifty] = shown.map(({ pictures }) => pictures.map((p) => p.colour))
  const all = colours.map(({ id }) => id)
  expect(wotan).toEqual(all)
  expect(woodpicker).toEqual(all)
  expect(swifty).toEqual(all.filter((id) => id !== 'light-green'))
})

const two = [
  { pictures: [{ colour: 'red' as const }, { colour: 'white' as const }] },
  { pictures: [{ colour: 'black' as const }] },
]

test('it goes through the colours of a product before it goes to the next product', () => {
  expect(stepsOf(two)).toEqual([
    { product: 0, picture: 0 },
    { product: 0, picture: 1 },
    { product: 1, picture: 0 },
  ])
})

test('before the first product comes the last, after the last the first', () => {
  expect(firstStepOf(two, -1)).toBe(2)
  expect(firstStepOf(two, 2)).toBe(0)
})

test('a showcase of machines that were taken out, or have no paint, is empty and not broken', () => {
  const paintless = delivered.products.map((product) => ({ ...product, colours: [] }))
  expect(showcase(catalogueOf(paintless, delivered.paints)).products).toEqual([])
  expect(showcase(catalogueOf([], delivered.paints)).products).toEqual([])
})
