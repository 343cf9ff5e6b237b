import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawKerala } from './draw-kerala.ts'
import { border, coast, kottayamDistrict } from './kerala.ts'
import { mapSize, project, type Place } from './projection.ts'
import { towns, workshop } from './towns.ts'

test('the committed map is the one that the points draw', () => {
  expect(readFileSync(new URL('kerala.svg', import.meta.url), 'utf8')).toBe(drawKerala())
})

test('the map is true to scale: Kasaragod is 460 to 490 km from Thiruvananthapuram', () => {
  const [from, to] = [townAt('Kasaragod'), townAt('Thiruvananthapuram')].map(project)
  const km = Math.hypot(from!.x - to!.x, from!.y - to!.y) / 2
  expect(km).toBeGreaterThan(460)
  expect(km).toBeLessThan(500)
})

test('the whole state is on the paper, and closed', () => {
  for (const place of [...coast, ...border]) {
    const { x, y } = project(place)
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true)
  }
  expect(border.at(-1)).toEqual(coast[0])
})

test('every town is in the state, and the workshop in the district of Kottayam', () => {
  const state = [...coast, ...border]
  expect(towns.filter(({ at }) => !isIn(at, state)).map(({ name }) => name)).toEqual([])
  expect(isIn(workshop, kottayamDistrict)).toBe(true)
})

function townAt(name: string): Place {
  return towns.find((town) => town.name === name)!.at
}

/** Whether a line from the place to the east leaves the outline an odd number of times. */
function isIn([north, east]: Place, outline: Place[]): boolean {
  let inside = false
  for (const [index, [n, e]] of outline.entries()) {
    const [n2, e2] = outline[(index + 1) % outline.length]!
    if (n > north !== n2 > north && east < e + ((north - n) / (n2 - n)) * (e2 - e)) inside = !inside
  }
  return inside
}
