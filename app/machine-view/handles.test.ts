import { expect, test } from 'vitest'
import { isOnHandle } from './handles.ts'
import { hullOf } from './worker/handles.ts'

const size = { width: 400, height: 200 }
const box = hullOf([[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75], [0.5, 0.25]]) // prettier-ignore
const handles = [box.flat()]

test('an outline has only the corners that stick out', () => {
  expect(box).toHaveLength(4)
})

test('a press on a part takes hold of it, and a finger need not be exact', () => {
  expect(isOnHandle(handles, [0.5, 0.5], size, 0)).toBe(true)
  expect(isOnHandle(handles, [0.2, 0.5], size, 3)).toBe(false)
  expect(isOnHandle(handles, [0.23, 0.5], size, 12)).toBe(true)
  expect(isOnHandle([], [0.5, 0.5], size, 12)).toBe(false)
})
