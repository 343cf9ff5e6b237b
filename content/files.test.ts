import { expect, test } from 'vitest'
import { filesNamedIn } from './files.ts'

test('files are found in forms too, where each stands on a line of its own', () => {
  const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
  expect(filesNamedIn({ photos: `${one} The yard\n${two} Behind`, again: one })).toEqual([one, two])
  expect(filesNamedIn({ photos: 'c'.repeat(65) })).toEqual([])
})
