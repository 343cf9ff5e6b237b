import { expect, test } from 'vitest'
import { catalogue } from '../../content/catalogue.ts'
import { altOf, productOf, titleOf } from '../../content/gallery-names.ts'
import { nameOf, typeOf } from './gallery-item.ts'

test.each([
  ['wotan-lifting-steel-beams-in-a-yard', 'Wotan lifting steel beams in a yard'],
  ['ground-o-lowering-its-bed', 'Ground-O lowering its bed'],
  ['ground-outrigger-of-the-scoot', 'Ground outrigger of the Scoot'],
  ['car-on-the-ground-o', 'Car on the Ground-O'],
  ['light-bar-of-the-flatbed', 'Light bar of the Flatbed'],
  ['dino-workshop-at-kottayam', 'DINO workshop at Kottayam'],
  ['cuty', 'Cuty'],
])('%s is titled %s', (name, title) => {
  expect(titleOf(name, catalogue)).toBe(title)
})

test('the name of a file is what stands between its folder and its endings', () => {
  expect(nameOf('/media/gallery/wotan-in-a-yard.avif')).toBe('wotan-in-a-yard')
  expect(nameOf('/media/films/wotan-in-a-yard.poster.avif')).toBe('wotan-in-a-yard')
})

test.each([
  ['a.mp4', 'video'],
  ['a.webm', 'video'],
  ['a.avif', 'image'],
  ['a.JPG', 'image'],
])('%s is of type %s', (file, type) => {
  expect(typeOf(file)).toBe(type)
})

test('the alternative text of a film says that it is one', () => {
  expect(altOf('Wotan unfolding its boom', 'video')).toBe('Film: Wotan unfolding its boom')
  expect(altOf('Wotan in a yard', 'image')).toBe('Wotan in a yard')
})

test('an item belongs to the product that its name speaks of first, in whole words', () => {
  expect(productOf('swifty-beside-wotan', catalogue)).toEqual({ id: 'swifty', title: 'Swifty' })
  expect(productOf('bed-of-the-ground-o', catalogue)?.id).toBe('ground-o')
  expect(productOf('a-sliderule', catalogue)).toBeUndefined()
  expect(productOf('the-range-to-scale', catalogue)).toBeUndefined()
})
