import { expect, test } from 'vitest'
import { withMachines, withoutMachines } from './interested-in.ts'

const names = ['Dino Wotan', 'Dino Cuty']

test('the machines stand below what was written, once', () => {
  const said = withMachines('When can I see them?\n', names)
  expect(said).toBe('When can I see them?\nI am interested in: Dino Wotan, Dino Cuty.')
  expect(withMachines(said, names)).toBe(said)
})

test('a list alone is no message: the form still asks for a few words', () => {
  expect(withMachines(' \n', names)).toBe(' \n')
})

test('what was written is found again without the machines below it', () => {
  const written = 'When can I see them?\nOn Monday, perhaps.'
  expect(withoutMachines(withMachines(written, names))).toBe(written)
  expect(withoutMachines(written)).toBe(written)
})
