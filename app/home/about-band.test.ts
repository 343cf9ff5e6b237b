import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import { homeTexts } from '../../content/home.ts'
import { aboutBand } from './about-band.server.ts'

const slidesOf = (catalogue = delivered) =>
  aboutBand({ home: homeTexts, catalogue }, { thisYear: 2031 }).slides

test('a drawing stands under the name that its machine has now', () => {
  const renamed = delivered.products.map((each) =>
    each.id === 'wotan' ? { ...each, title: 'Atlas' } : each,
  )
  const slides = slidesOf(catalogueOf(renamed, delivered.paints))
  expect(slides.map(({ drawn }) => drawn)).toEqual([
    'Flatbed, side elevation',
    'Atlas, side elevation',
    'Woodpicker, side elevation',
  ])
  expect(slides[1]!.drawing?.alt).toBe('Line drawing of the Dino Atlas, seen from the side')
  expect(slides[1]!.drawing?.src).toBe(slidesOf()[1]!.drawing?.src)
})

test('of a machine that is offered no more no drawing is shown', () => {
  const wotan = delivered.find('wotan')!
  const others = delivered.products.filter((each) => each !== wotan)
  const slides = slidesOf(catalogueOf(others, delivered.paints, [wotan]))
  expect(slides.map(({ drawing, drawn }) => [drawing !== undefined, drawn])).toEqual([
    [true, 'Flatbed, side elevation'],
    [false, undefined],
    [true, 'Woodpicker, side elevation'],
  ])
})
