import { expect, test } from 'vitest'
import { buildMachine } from './machine.ts'
import { FRAME, frameShot } from './studio-camera.ts'

test.each(['wotan', 'cuty', 'ground-o'] as const)('the whole of %s is in the frame', (id) => {
  const { box, border } = frameShot(buildMachine(id))
  expect(box.x).toBeGreaterThan(40)
  expect(box.x + box.width).toBeLessThan(FRAME.width - 40)
  expect(box.y).toBeGreaterThan(20)
  expect(box.y + box.height).toBeLessThan(FRAME.height)
  expect(border.every((share) => share >= 0 && share <= 1)).toBe(true)
})

test('a small machine is shown larger than a big one', () => {
  const scale = (id: 'wotan' | 'cuty') => frameShot(buildMachine(id)).pixelsPerMetre
  expect(scale('cuty')).toBeGreaterThan(scale('wotan'))
})
