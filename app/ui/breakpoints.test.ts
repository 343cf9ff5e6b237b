import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { below, breakpoints, from } from './breakpoints.ts'

const named: number[] = Object.values(breakpoints)

test('layouts change at no width but the named ones', () => {
  const others = globSync('app/**/*.{css,ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
    widthsIn(readFileSync(file, 'utf8'))
      .filter((width) => !named.includes(width))
      .map((width) => `${file} changes at ${width}px: use one of app/ui/breakpoints.ts`),
  )
  expect(others).toEqual([])
})

/** Where each media query begins to hold, or ends. */
function widthsIn(code: string): number[] {
  const queries = code.matchAll(/\b(min|max)-width: ?([\d.]+)px\)/g)
  return [...queries].map(([, side, width]) =>
    side === 'min' ? Number(width) : Math.floor(Number(width)) + 1,
  )
}

test('nothing lies between a breakpoint and below it', () => {
  expect(from('phone')).toBe('(min-width: 480px)')
  expect(below('phone')).toBe('(max-width: 479.98px)')
})
