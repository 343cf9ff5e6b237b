import { expect, test } from 'vitest'
import { baselines, linesOfName } from './lines-of-name.ts'

const widthOf = (line: string) => line.length
const box = { width: 10, height: 3 }

test('a short name stands on one line, which leaves air where two would have room', () => {
  expect(linesOfName('DINO', box, widthOf, 1)).toEqual({ lines: ['DINO'], height: 2.5 })
  expect(linesOfName('A B', box, widthOf, 1)).toEqual({ lines: ['A B'], height: 3 })
  expect(linesOfName('A B', box, widthOf, 2).height).toBeCloseTo(2, 1)
})

test('a long one is broken where its letters are largest', () => {
  expect(linesOfName('KERALA TIMBER AND SONS', box, widthOf, 2).lines).toEqual([
    'KERALA TIMBER',
    'AND SONS',
  ])
  expect(linesOfName('KERALA TIMBER', box, widthOf, 1).lines).toEqual(['KERALA TIMBER'])
})

test('its lines stand in the middle of the box', () => {
  const setting = { lines: ['A', 'B'], height: 1 }
  const [first, second] = baselines(setting, 4)
  expect(first! - 1).toBeCloseTo(4 - second!, 5)
})
