import { Box3, Mesh, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { buildMachine, pointOn } from './machine.ts'
import { PRODUCT_IDS, PRODUCTS } from './products.ts'

const meshesOf = (machine: ReturnType<typeof buildMachine>) => {
  const meshes: Mesh[] = []
  machine.group.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

const sizes = new Set<string>()

describe.each(PRODUCT_IDS)('%s', (id) => {
  const machine = buildMachine(id)

  test('stands with its wheels on the ground and nothing below it', () => {
    expect(machine.bounds().min.y).toBeGreaterThan(-0.012)
    for (const name of ['front-axle', 'rear-axle-1']) {
      const axle = machine.group.getObjectByName(name)
      if (!axle) throw new Error(`no ${name}`)
      expect(new Box3().setFromObject(axle, true).min.y).toBeCloseTo(0, 1)
    }
  })

  test('fits a box that a truck of its class would fit', () => {
    const size = machine.bounds().getSize(new Vector3())
    expect(size.x).toBeGreaterThan(4.5)
    expect(size.x).toBeLessThan(12)
    expect(size.y).toBeLessThan(8)
    expect(size.z).toBeLessThan(4.4)
    const outline = `${size.x.toFixed(1)} × ${size.y.toFixed(1)}`
    expect(sizes, 'no two products share an outline').not.toContain(outline)
    sizes.add(outline)
  })

  test('has only finite corners and unit normals', () => {
    for (const mesh of meshesOf(machine)) {
      const { position, normal } = mesh.geometry.attributes
      if (!position || !normal) throw new Error(`${mesh.name} lacks corners or normals`)
      expect([...position.array].every(Number.isFinite)).toBe(true)
      const length = new Vector3()
      for (let i = 0; i < normal.count; i += 97)
        expect(length.fromBufferAttribute(normal, i).length()).toBeCloseTo(1, 2)
    }
  })

  test('takes at most 120 000 triangles', () => {
    const triangles = meshesOf(machine).reduce(
      (sum, mesh) => sum + (mesh.geometry.getAttribute('position')?.count ?? 0) / 3,
      0,
    )
    expect(triangles).toBeLessThanOrEqual(120_000)
  })

  test('names every joint, and each names a part of the model', () => {
    expect(machine.rig.joints.size).toBeGreaterThan(1)
    for (const joint of machine.rig.joints.values())
      expect(machine.group.getObjectByName(joint.part.name)).toBe(joint.part.group)
  })

  test('keeps each joint within its limits, whatever is asked of it', () => {
    const moved = buildMachine(id)
    const far = Object.fromEntries([...moved.rig.joints.keys()].map((name) => [name, 1e6]))
    moved.pose(far)
    for (const joint of moved.rig.joints.values()) expect(joint.value).toBe(joint.max)
  })

  test('asks for no pose outside the limits', () => {
    for (const pose of Object.values(PRODUCTS[id].poses)) {
      for (const [name, value] of Object.entries(pose)) {
        const joint = machine.rig.joints.get(name)
        if (!joint) throw new Error(`no joint ${name}`)
        expect(value).toBeGreaterThanOrEqual(joint.min)
        expect(value).toBeLessThanOrEqual(joint.max)
      }
    }
  })

  test('has cylinders whose rods fit their barrels', () => {
    for (const ram of machine.rig.rams) {
      expect(ram.shortest).toBeGreaterThan(0.3)
      // A single-stage cylinder cannot reach twice its closed length.
      expect(ram.longest / ram.shortest).toBeLessThan(1.9)
    }
  })
})

test('a pose that names no joint is refused', () => {
  expect(() => buildMachine('cuty').pose({ elbow: 10 })).toThrow('no joint "elbow"')
})

test('a hook hangs straight down whatever the boom does', () => {
  const machine = buildMachine('wotan')
  const { crane } = machine
  if (!crane) throw new Error('Wotan lost its crane')
  for (const inner of [20, 45, 70]) {
    machine.pose({ inner, outer: -60, slew: 140 })
    const below = pointOn(machine, crane.hook, new Vector3(0, -1, 0)).sub(
      pointOn(machine, crane.hook),
    )
    expect(below.y).toBeCloseTo(-1, 5)
  }
})

test("each cylinder's rod points at its barrel in every pose", () => {
  const machine = buildMachine('swifty')
  for (const inner of [10, 40, 70]) {
    machine.pose({ inner, outer: -90 + inner })
    for (const { barrel, piston } of machine.rig.rams) {
      const along = pointOn(machine, barrel, new Vector3(1, 0, 0)).sub(pointOn(machine, barrel))
      const back = pointOn(machine, piston, new Vector3(1, 0, 0)).sub(pointOn(machine, piston))
      expect(along.dot(back)).toBeCloseTo(-1, 4)
    }
  }
})
