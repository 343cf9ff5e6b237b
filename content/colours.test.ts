import { expect, test } from 'vitest'
import { colours } from './colours.ts'

test('the paints are the eight of the specification, in its order', () => {
  expect(colours.map(({ name }) => name.toLowerCase())).toEqual([
    'red',
    'yellow',
    'white',
    'black',
    'light green',
    'dark blue',
    'light blue',
    'maroon',
  ])
})
