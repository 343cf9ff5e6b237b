import { expect, test } from 'vitest'
import { findMaster } from './masters.ts'

test('a picture is found by its name, whatever its format', () => {
  expect(findMaster('media/products/wotan/yellow')).toMatch(
    /\/media\/products\/wotan\/yellow\.\w+$/,
  )
  expect(findMaster('media/products/wotan/tartan')).toBeUndefined()
})
