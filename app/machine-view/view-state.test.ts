import { buildMachine } from '@dino/studio/machines/machine.ts'
import { Mesh } from 'three'
import { PRODUCT_IDS } from '@dino/studio/machines/products.ts'
import { describe, expect, test } from 'vitest'
import { posed, readView, turned, writeView, zoomed, type ViewState } from './view-state.ts'

const jointsOf = (machine: ReturnType<typeof buildMachine>) => {
  const all = [...machine.rig.joints.values()]
  return {
    joints: all.map(({ name, kind, min, max }) => ({ name, kind, min, max })),
    rest: Object.fromEntries(all.map(({ name, value }) => [name, value])),
  }
}

const { joints, rest } = jointsOf(buildMachine('wotan', { detail: 'screen' }))
const read = (text: string) => readView(text, joints, rest)
const write = (state: ViewState) => writeView(state, joints, rest)

test('an address without words is the picture, and says nothing', () => {
  expect(read('')).toEqual({ from: 'picture', zoom: 1, pose: rest, measures: false })
  expect(write(read(''))).toBe('')
})

test('an address names a side, joints and how near, and is written as it was read', () => {
  const text = 'side,zoom:1.5,inner:40,extend:1.2'
  const state = read(text)
  expect(state).toMatchObject({ from: 'side', zoom: 1.5, pose: { inner: 40, extend: 1.2 } })
  expect(read(write(state))).toEqual(state)
  expect(write(state).split(',').toSorted()).toEqual(text.split(',').toSorted())
})

test('any angle is written in whole degrees, and read back', () => {
  const state = turned(read('front'), { turn: -200, rise: 20 })
  expect(write(state)).toBe('turn:160,rise:24')
  expect(read(write(state))).toEqual(state)
})

test('nobody looks from under the ground, from too near, or beyond what a joint can', () => {
  expect(read('rise:-40')).toMatchObject({ from: { turn: -52, rise: 0 } })
  expect(read('rise:400')).toMatchObject({ from: { rise: 89 } })
  expect(zoomed(read(''), 99).zoom).toBe(4)
  expect(read('inner:4000').pose['inner']).toBe(74)
  expect(posed(read(''), joints, { inner: -4000, elbow: 3 }).pose).toEqual({ ...rest, inner: 8 })
})

test('the measures are written on it where the address says so', () => {
  expect(read('side').measures).toBe(false)
  expect(write(read('side,measures,inner:20'))).toBe('side,measures,inner:20')
})

test('a paint in the address is left to the colours', () => {
  expect(write(read('red,side'))).toBe('side')
})

test('a hundred mangled addresses each give a state that can be shown', () => {
  const pieces = ['side', 'turn:', 'inner:4e400', ':', 'zoom:NaN', '%00', 'extend:-1e9', 'toString:1', '__proto__:3', 'outer:1_0', 'RISE:12', '🏗', 'zoom:0', 'slew:-Infinity', 'constructor'] // prettier-ignore
  for (let i = 0; i < 100; i++) {
    const text = Array.from({ length: i % 7 }, (_, k) => pieces[(i * 31 + k * 17) % 15]).join(i % 3 ? ',' : ',,') // prettier-ignore
    const state = read(text)
    const { zoom, pose } = state
    expect(zoom).toBeGreaterThanOrEqual(1)
    expect(zoom).toBeLessThanOrEqual(4)
    expect(Object.keys(pose)).toEqual(Object.keys(rest))
    for (const { name, min, max } of joints) {
      expect(pose[name]).toBeGreaterThanOrEqual(min)
      expect(pose[name]).toBeLessThanOrEqual(max)
    }
    expect(write(read(write(state)))).toBe(write(state))
  }
})

describe.each(PRODUCT_IDS)('%s', (id) => {
  const machine = buildMachine(id, { detail: 'screen' })

  test('is drawn of at most 40 000 triangles on a screen', () => {
    let triangles = 0
    machine.group.traverse((object) => {
      if (object instanceof Mesh) triangles += object.geometry.getAttribute('position').count / 3
    })
    expect(triangles).toBeGreaterThan(15_000)
    expect(triangles).toBeLessThanOrEqual(40_000)
  })

  test('begins within the limits of its joints', () => {
    const own = jointsOf(machine)
    expect(readView('', own.joints, own.rest).pose).toEqual(posed({ from: 'picture', zoom: 1, pose: {}, measures: false }, own.joints, own.rest).pose) // prettier-ignore
  })
})
