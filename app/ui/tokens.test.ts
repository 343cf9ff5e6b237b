import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what lets something through is one of the colours there are', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8')
  const channels = [...tokens.matchAll(/#(\w\w)(\w\w)(\w\w);/g)].map(([, ...pairs]) =>
    pairs.map((pair) => parseInt(pair, 16)).join(' '),
  )
  const found = globSync('app/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/rgb\(([\d ]+) \//g)].map(([, colour]) => ({
      file,
      colour,
    })),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ colour }) => !channels.includes(colour!))).toEqual([])
})
