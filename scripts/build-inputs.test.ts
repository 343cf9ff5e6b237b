import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildInputs, fingerprintOf, stampOf } from './build-inputs.ts'

/** A picture of a checkout. */
function checkout() {
  const site = mkdtempSync(join(tmpdir(), 'dino-inputs-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  mkdirSync(join(site, 'media/films'), { recursive: true })
  const picture = join(site, 'media/films/yard.avif')
  writeFileSync(picture, 'red')
  return picture
}

test('the site is made of its texts, pictures and scripts, and of no test', () => {
  const inputs = buildInputs()
  for (const file of ['app/root.tsx', 'content/products/wotan.ts', 'scripts/build.ts'])
    expect(inputs).toContain(file)
  expect(inputs.filter((file) => file.includes('.test.'))).toEqual([])
  expect(inputs).toEqual(inputs.toSorted())
})

test('a file of the same size that was changed is another one, and one that was checked out anew is the same', () => {
  const picture = checkout()
  const before = [fingerprintOf([picture]), stampOf([picture])]
  writeFileSync(picture, 'tan')
  utimesSync(picture, 1, 1)
  expect(stampOf([picture])).not.toBe(before[1])
  expect(fingerprintOf([picture])).not.toBe(before[0])
  writeFileSync(picture, 'red')
  expect(fingerprintOf([picture])).toBe(before[0])
})
