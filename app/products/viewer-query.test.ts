import { expect, test } from 'vitest'
import { searchOf, viewedIn, type Viewed } from './viewer-query.ts'

const views = (['picture', '3d', 'drawing'] as Viewed[]).map((id) => ({ id }))

test('an address names what stands in the place of the picture; what there is not is the picture', () => {
  const addresses = [
    '',
    '?show=drawing',
    '?show=film&colour=red',
    '?show=rocket',
    '?show=film&view',
  ]
  expect(addresses.map((address) => viewedIn(address, views))).toEqual([
    ...['picture', 'drawing', 'picture', 'picture', '3d'],
  ])
})

test('a choice is an address, in the colour that was chosen', () => {
  expect(searchOf('film', 'red')).toBe('?colour=red&show=film')
  expect(searchOf('3d', undefined)).toBe('?view')
  expect(searchOf('picture', undefined)).toBe('')
})
