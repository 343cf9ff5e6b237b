import { BoxGeometry, Group, Mesh } from 'three'
import { expect, test } from 'vitest'
import { visibleLines } from './drawing.ts'

function cube(size: number, z: number, name = 'cube-paint') {
  const mesh = new Mesh(new BoxGeometry(size, size, size).toNonIndexed())
  mesh.name = name
  mesh.position.set(0, 0, z)
  return mesh
}

const drawn = (...meshes: Mesh[]) => visibleLines(new Group().add(...meshes), 'side')

const reachOf = (lines: ReturnType<typeof drawn>) =>
  Math.max(...lines.flatMap(([x0, , x1]) => [Math.abs(x0), Math.abs(x1)]))

test('a cube seen square on is drawn by its outline alone', () => {
  const lines = drawn(cube(1, 0))
  expect(reachOf(lines)).toBeCloseTo(0.5, 2)
  for (const [x0, y0, x1, y1] of lines) {
    const onRim = Math.max(Math.abs((x0 + x1) / 2), Math.abs((y0 + y1) / 2))
    expect(onRim).toBeCloseTo(0.5, 1)
  }
})

test('what stands behind something larger is not drawn', () => {
  const alone = drawn(cube(1, 0))
  const withHidden = drawn(cube(1, 0), cube(0.4, -2))
  expect(withHidden).toHaveLength(alone.length)
})

test('what stands in front is drawn over what is behind', () => {
  const lines = drawn(cube(1, 0), cube(0.4, 2))
  expect(lines.some(([x0, , x1]) => Math.abs(x0) < 0.21 && Math.abs(x1) < 0.21)).toBe(true)
})

test('hoses and upholstery are left out', () => {
  expect(drawn(cube(1, 0), cube(0.4, 2, 'boom-hose'))).toHaveLength(drawn(cube(1, 0)).length)
})
