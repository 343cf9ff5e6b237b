import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { buildMachine } from '@dino/studio/machines/machine.ts'
import { parkedPose } from '@dino/studio/machines/parked.ts'
import { dimensionLetters } from '../../../content/dimensions.ts'
import { Measures } from './measures.ts'
import { poseOf } from './of-machine.ts'

const fromItsSide = new Vector3(0, 0.07, 1)

function measured(id: 'wotan' | 'slider') {
  const machine = buildMachine(id, { detail: 'screen' })
  const rest = poseOf(machine)
  const measures = new Measures(machine, rest, rest)
  const lettersIn = (pose: typeof rest, away = fromItsSide) => {
    machine.pose(pose)
    return [...measures.spans(dimensionLetters, pose, away).keys()].toSorted().join('')
  }
  return { machine, rest, lettersIn, measures }
}

test('what is confirmed stands where it is seen: the length from the side, the width from the front', () => {
  const { rest, lettersIn } = measured('wotan')
  expect(lettersIn(rest)).toBe('ABCDE')
  expect(lettersIn(rest, new Vector3(1, 0.07, 0))).toBe('DEF')
  expect(lettersIn(rest, new Vector3(0, 1, 0.02))).toBe('ABCF')
})

test('reach and height of the hook are written only in the pose that was measured', () => {
  const { rest, lettersIn } = measured('wotan')
  expect(lettersIn({ ...rest, inner: 20 })).toBe('ABE')
  // Which way it points makes no other reach.
  expect(lettersIn({ ...rest, slew: 100, 'jack-left': 0 })).toContain('D')
})

test('a bed that is out has no overall length, and a length again once it is parked', () => {
  const { machine, rest, lettersIn } = measured('slider')
  expect(lettersIn(rest)).toBe('BE')
  expect(lettersIn({ ...rest, ...parkedPose(machine) })).toBe('ABE')
})

test('only what is confirmed is written', () => {
  const { machine, rest, measures } = measured('wotan')
  machine.pose(rest)
  expect([...measures.spans(['E'], rest, fromItsSide).keys()]).toEqual(['E'])
})
