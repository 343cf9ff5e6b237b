import { expect, test } from 'vitest'
import { colourIn, withColour } from './colour-query.ts'

const paints = [{ id: 'red' }, { id: 'dark-blue' }]

test('an address names the colour, and keeps what else it holds', () => {
  expect(withColour('', 'dark-blue')).toBe('?colour=dark-blue')
  expect(withColour('?utm=poster&colour=red', 'white')).toBe('?utm=poster&colour=white')
  expect(colourIn('?utm=poster&colour=dark-blue', paints)).toBe('dark-blue')
})

test.each(['', '?colour', '?colour=pink', '?colour=light-green', '?colour=toString'])(
  'an address like %j, which names no colour of the machine, is shown in its own',
  (search) => {
    expect(colourIn(search, paints)).toBeUndefined()
  },
)
