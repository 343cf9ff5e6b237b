import { expect, test } from 'vitest'
import { colours } from '../../content/colours.ts'
import { paintsOf } from '../../content/paint.ts'
import { picturedColours } from './pictured-colours.ts'

const orange = { id: 'orange', name: 'Orange', swatch: '#f2a516' }
const paints = paintsOf([...colours, orange])
const media = { made: ['red', 'yellow', 'dark-blue'], own: 'yellow' }
const shownOf = (...ids: string[]) => picturedColours({ colours: ids }, media, paints)

test('a machine is shown in the colours it comes in and has a picture in, its own first', () => {
  expect(shownOf('red', 'yellow', 'orange')).toEqual(['yellow', 'red'])
  expect(shownOf('red', 'orange')).toEqual(['red'])
})

test('one that comes in none of them is shown in the nearest, and without any colour in its own', () => {
  expect(shownOf('orange')).toEqual(['yellow'])
  expect(shownOf('black')).toEqual(['dark-blue'])
  expect(shownOf()).toEqual(['yellow'])
  expect(picturedColours({ colours: ['red'] }, { made: [], own: 'red' }, paints)).toEqual([])
})
