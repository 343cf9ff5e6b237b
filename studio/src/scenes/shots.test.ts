import { Mesh } from 'three'
import { describe, expect, test } from 'vitest'
import { galleryPictures, picturesInStudio } from '../../../content/delivered-gallery.ts'
import { PRODUCT_IDS } from '../../machines/products.ts'
import { coloursOf } from '../products.ts'
import { cameraOf, lookedAt, shareInFrame } from './camera.ts'
import { COMPOSITIONS } from './compositions.ts'
import { PLACES, type PlaceName } from './places/places.ts'
import { sizeOf, type Shot } from './shot.ts'
import { FACILITY, NEWS, SHOTS } from './shots/shots.ts'
import { stage } from './staging.ts'

const RENDERED: readonly Shot[] = [...SHOTS, ...NEWS, ...FACILITY]
const gallery = [...SHOTS.map(({ name }) => name), ...COMPOSITIONS.map(({ name }) => name)]
const all = [...gallery, ...NEWS.map(({ name }) => name), ...FACILITY.map(({ name }) => name)]

/** The machines alone: a place behind them takes long to build and is never looked at here. */
const machinesOf = (shot: Shot) => stage({ ...shot, kind: 'studio', ground: 'ground' })

test('the gallery shows about 95 pictures, no two of one name', () => {
  expect(gallery.length).toBeGreaterThanOrEqual(93)
  expect(gallery.length).toBeLessThanOrEqual(102)
  expect(new Set(all).size).toBe(all.length)
})

test.each(all)('%s: a title can be read from it', (name) => {
  expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/)
  expect(name.split('-').length).toBeGreaterThanOrEqual(4)
  expect(name.length).toBeLessThanOrEqual(64)
})

test.each(PRODUCT_IDS)('%s is seen in at least five pictures', (id) => {
  const shots = SHOTS.filter(({ machines }) => machines.some((stand) => stand.id === id))
  const compositions = COMPOSITIONS.filter(({ ids }) => ids.includes(id))
  expect(shots.length + compositions.length).toBeGreaterThanOrEqual(5)
})

test('a picture is named for the machine it shows first', () => {
  const misnamed = SHOTS.filter(({ name, machines }) => !name.startsWith(`${machines[0].id}-`))
  expect(misnamed.map(({ name }) => name)).toEqual([])
})

test('machines wear only paints they are sold in', () => {
  const stands = RENDERED.flatMap(({ name, machines }) =>
    machines.map((stand) => ({ name, ...stand })),
  )
  const wrong = stands.filter(({ id, paint }) => !coloursOf(id).includes(paint))
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('the site takes for studio pictures those that are, with what the workshop shows and the sheets', () => {
  const outdoors = SHOTS.filter(({ kind, name }) => kind !== 'studio' && !name.includes('workshop'))
  const atWork = galleryPictures.filter((name) => !picturesInStudio.includes(name))
  expect(atWork).toEqual(outdoors.map(({ name }) => name).toSorted())
})

test('white machines in the studio stand on grey', () => {
  const white = SHOTS.filter((shot) => shot.kind === 'studio').filter(
    ({ machines }) => machines[0].paint === 'white',
  )
  expect(white.map(({ ground }) => ground)).toEqual(white.map(() => 'grey'))
})

describe.each(RENDERED.map((shot) => [shot.name, shot] as const))('%s', (_, shot) => {
  const staged = machinesOf(shot)
  const camera = cameraOf(shot, staged)

  test('the camera sees what the picture is about', () => {
    // Of a whole machine nearly everything; of a detail at least the detail.
    const least = shot.view.look === 'all' ? 0.97 : 0.015
    for (const { object } of staged.machines.slice(0, shot.view.look === 'all' ? undefined : 1))
      expect(shareInFrame(object, camera)).toBeGreaterThan(least)
    const middle = lookedAt(shot, staged).project(camera)
    expect(Math.max(Math.abs(middle.x), Math.abs(middle.y))).toBeLessThan(0.01)
  })

  test('poses keep within the joints, and loads hang clear of the ground', () => {
    const beyond = staged.machines.flatMap(({ machine, stand }) =>
      Object.entries(stand.pose ?? {}).filter(([name, value]) => {
        const joint = machine.rig.joints.get(name)
        return !joint || value < joint.min - 1e-6 || value > joint.max + 1e-6
      }),
    )
    expect(beyond).toEqual([])
    expect(Math.min(9, ...staged.clearances)).toBeGreaterThan(0.25)
  })

  test('is about three to two', () => {
    const [width, height] = sizeOf(shot)
    expect(width / height).toBeCloseTo(1.5, 0)
  })
})

test.each(Object.keys(PLACES) as PlaceName[])('%s is the same each time it is built', (name) => {
  const corners = () => {
    let count = 0
    PLACES[name]
      .build(1)
      .build()
      .traverse((object) => {
        if (object instanceof Mesh) count += object.geometry.getAttribute('position').count
      })
    return count
  }
  expect(corners()).toBe(corners())
})
