import { expect, test } from 'vitest'
import { colours } from '../../content/colours.ts'
import { materialsFor } from './materials.ts'

test.each(colours)('a machine can wear $name, with letters that stand out', ({ id, coat }) => {
  const { paint, lettering } = materialsFor(id)
  expect(`#${paint.color.getHexString()}`).toBe(coat)
  const lightness = ({ r, g, b }: typeof paint.color) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [dark, light] = [lightness(paint.color), lightness(lettering.color)].toSorted(
    (one, other) => one - other,
  )
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThan(3)
})
