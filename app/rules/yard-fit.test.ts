import { expect, test } from 'vitest'
import { yardFit, yardFitOf } from './yard-fit.ts'

const model = { length: 8000, width: 2500, height: 2900 }

test('a model gets the confirmed measures along each of its axes', () => {
  expect(yardFit(model, { A: 8400, E: 2958, F: 2550 })).toEqual({ scale: [1.05, 1.02, 1.02] })
})

test('what is not confirmed is named', () => {
  expect(yardFit(model)).toEqual({
    reason: '‘Overall length’, ‘Height over the cab’ and ‘Width without mirrors’ are not confirmed',
  })
  expect(yardFit(model, { A: 8000, B: 4500, E: 2900 })).toEqual({
    reason: '‘Width without mirrors’ is not confirmed',
  })
})

test('a machine that would be seen in another shape is not shown', () => {
  expect(yardFit(model, { A: 8000, E: 2900, F: 2500 * 1.1 })).toHaveProperty('scale')
  expect(yardFit(model, { A: 8000, E: 2900, F: 2500 * 1.12 })).toEqual({
    reason:
      'beside ‘Overall length’, ‘Width without mirrors’ is 12 percent more than on our model: it would be shown in a wrong shape',
  })
})

test('figures in centimetres, or of another machine, are not shown as a toy or a tower', () => {
  for (const factor of [0.1, 0.59, 1.7, 5])
    expect(yardFit(model, { A: 8000 * factor, E: 2900 * factor, F: 2500 * factor })).toHaveProperty(
      'reason',
      expect.stringMatching(/unlikely (small|large)/) as unknown,
    )
})

test('without a figure above nothing there is no scale', () => {
  for (const odd of [0, NaN])
    expect(yardFit(model, { A: 8000, E: 2900, F: odd })).toHaveProperty('reason')
  expect(yardFit(model, { A: 8000, E: 2900, F: -2500 })).toHaveProperty('reason')
  expect(yardFit(model, { A: 8000, E: 2900, F: Infinity })).toHaveProperty('reason')
})

test('a machine without a model has none, whatever it is called', () => {
  const dimensions = { A: 8000, E: 2900, F: 2500 }
  for (const id of ['titan', 'constructor', '__proto__'])
    expect(yardFitOf({ id, dimensions })).toEqual({ reason: 'there is no 3D model of it' })
})
