import { expect, test } from 'vitest'
import { isPlainStory } from './plain-story.ts'

test('a list within a list within a list is plain, one more is not', () => {
  expect(isPlainStory('- 1. > x')).toBe(true)
  expect(isPlainStory('\t-  1. \t> * x')).toBe(false)
})

test('signs far apart are looked through at once, not in every way that they could be read', () => {
  const far = `-${' '.repeat(5000)}`
  expect(isPlainStory(`${far.repeat(3)}x`)).toBe(true)
  expect(isPlainStory(`${far.repeat(4)}x`)).toBe(false)
})
