import { BufferGeometry, Float32BufferAttribute } from 'three'

/** A level patch of ground, one face, seen from above. */
export function flat(width: number, depth: number): BufferGeometry {
  const [x, z] = [width / 2, depth / 2]
  return shape([-x, 0, -z, -x, 0, z, x, 0, z, -x, 0, -z, x, 0, z, x, 0, -z])
}

function shape(positions: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** Ground that rises and falls: `height` gives metres at a place. Smooth. */
export function terrain(
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  steps: readonly [number, number],
  height: (x: number, z: number) => number,
): BufferGeometry {
  const [nx, nz] = steps
  const positions: number[] = []
  for (let i = 0; i <= nx; i++) {
    for (let k = 0; k <= nz; k++) {
      const [x, z] = [x0 + ((x1 - x0) * i) / nx, z0 + ((z1 - z0) * k) / nz]
      positions.push(x, height(x, z), z)
    }
  }
  const index: number[] = []
  const row = nz + 1
  for (let i = 0; i < nx; i++) {
    for (let k = 0; k < nz; k++) {
      const a = i * row + k
      index.push(a, a + 1, a + row + 1, a, a + row + 1, a + row)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** Rolling heights between 0 and 1. */
export function rolling(x: number, z: number): number {
  const wave = (a: number, b: number, c: number) => Math.sin(a * x + b * z + c)
  return (
    0.5 +
    0.22 * wave(0.021, 0.013, 1.1) +
    0.14 * wave(-0.034, 0.027, 2.3) +
    0.08 * wave(0.071, -0.052, 0.4) +
    0.04 * wave(0.15, 0.11, 4.2)
  )
}
