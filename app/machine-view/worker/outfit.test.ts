import { buildMachine } from '@dino/studio/machines/machine.ts'
import { expect, test } from 'vitest'
import { colours } from '../../../content/colours.ts'
import { letterings } from '../../../content/paint.ts'
import type { Coat } from '../messages.ts'
import { Outfit } from './outfit.ts'

function worn(truck: Coat | undefined) {
  const machine = buildMachine('wotan', { detail: 'screen' })
  new Outfit(machine).paint(truck, undefined)
  const { paint, lettering } = machine.materials
  return {
    paint: `#${paint.color.getHexString()}`,
    lettering: `#${lettering.color.getHexString()}`,
  }
}

test('a delivered paint is worn as the studio paints with it, and its own where none was chosen', () => {
  for (const { id, swatch, coat, lettering } of colours)
    expect(worn({ id, swatch })).toEqual({ paint: coat, lettering: letterings[lettering] })
  expect(worn(undefined).paint).toBe('#f5b400')
})

test('a paint whose chip was changed is worn as its chip is now, with letters that can be read', () => {
  expect(worn({ id: 'red', swatch: '#ff9d92' })).toEqual({
    paint: '#ff9d92',
    lettering: letterings.dark,
  })
})

test('letters that were chosen are worn, on whatever paint', () => {
  const [red] = colours
  expect(worn({ ...red, lettering: 'dark' }).lettering).toBe(letterings.dark)
  expect(worn({ id: 'orange', swatch: '#e8641b', lettering: 'light' }).lettering).toBe(
    letterings.light,
  )
})
