import { Box3, Mesh } from 'three'
import { describe, expect, test } from 'vitest'
import { fittings, type Fitting } from '../../../content/fittings.ts'
import { buildMachine, type Machine } from '../machine.ts'
import { PRODUCT_IDS, PRODUCTS } from '../products.ts'
import { fit, fittingsFor, isTool, ownTool } from './fittings.ts'

const shownOf = ({ group }: Machine) => {
  const shown: Mesh[] = []
  group.traverse((object) => {
    if (object instanceof Mesh && object.visible) shown.push(object)
  })
  return shown
}
const trianglesOf = (machine: Machine) =>
  shownOf(machine).reduce(
    (sum, { geometry }) => sum + geometry.getAttribute('position').count / 3,
    0,
  )

test('every fitting of the list can be shown on some machine', () => {
  const shown = new Set(PRODUCT_IDS.flatMap((id) => fittingsFor(PRODUCTS[id])))
  expect([...shown].toSorted()).toEqual(Object.keys(fittings).toSorted())
})

test('a recovery vehicle has none, and a rope carries no tool', () => {
  expect(fittingsFor(PRODUCTS.flatbed)).toEqual([])
  expect(fittingsFor(PRODUCTS.cuty)).toEqual(['guard'])
  expect(fittingsFor(PRODUCTS.woodpicker)).not.toContain('seat')
  expect(ownTool(PRODUCTS.woodpicker)).toBe('grapple')
})

describe.each(PRODUCT_IDS.filter((id) => fittingsFor(PRODUCTS[id]).length > 0))('%s', (id) => {
  const machine = buildMachine(id, { detail: 'screen' })
  const offered = fittingsFor(machine.product)
  const others = offered.filter((one) => !isTool(one))
  const put = (...all: Fitting[]) => fit(machine, all, machine.materials)

  test('is drawn of at most 40 000 triangles, whichever tool it carries with all the rest', () => {
    const bare = trianglesOf(machine)
    for (const tool of [...offered.filter(isTool), undefined]) {
      put(...others, ...(tool ? [tool] : []))
      expect(trianglesOf(machine)).toBeLessThanOrEqual(40_000)
    }
    put()
    expect(trianglesOf(machine)).toBe(bare)
  })

  const boxOf = (one: Fitting) => {
    put(one)
    return new Box3().setFromObject(machine.group.getObjectByName(`fitting-${one}`)!, true)
  }

  test('has its guard behind the cab, higher than its roof', () => {
    const { back, roof } = machine.product.truck.cab
    const { min, max } = boxOf('guard')
    expect(max.x).toBeLessThan(back)
    expect(max.y).toBeGreaterThan(roof)
    expect(min.y).toBeGreaterThan(0.5)
  })

  test('carries each tool below the boom’s end, above the ground', () => {
    for (const tool of offered.filter(isTool)) {
      const { min, max } = boxOf(tool)
      const end = machine.crane!.hook.group.getWorldPosition(min.clone())
      expect(max.y).toBeLessThan(end.y + 0.1)
      expect(min.y).toBeGreaterThan(0.3)
    }
  })
})

test('of two tools the last is carried', () => {
  const machine = buildMachine('wotan', { detail: 'screen' })
  fit(machine, ['grapple', 'fork', 'seat'], machine.materials)
  const has = (name: string) => machine.group.getObjectByName(name) !== undefined
  expect([has('fitting-fork'), has('fitting-seat'), has('fitting-grapple')]).toEqual([true, true, false]) // prettier-ignore
  const names = shownOf(machine).map(({ parent }) => parent?.name)
  expect(names).not.toContain('hook')
})
