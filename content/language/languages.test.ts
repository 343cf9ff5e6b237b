import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { asDelivered } from '../site-content.ts'
import { pathIn, splitPath } from './languages.ts'
import { siteWords, wordsFiles } from './site-words.server.ts'
import type { Words } from './t.ts'

test.each([
  ['/ml', 'ml', '/'],
  ['/hi/gallery', 'hi', '/gallery'],
  ['/ml/products/wotan.data', 'ml', '/products/wotan.data'],
  ['/ml.data', 'ml', '/_.data'],
  ['/', 'en', '/'],
  ['/_.data', 'en', '/_.data'],
] as const)('%s is in %s what %s is in English', (path, language, english) => {
  expect(splitPath(path)).toEqual({ language, path: english })
  expect(pathIn(language, english)).toBe(path)
})

test('what only begins like a language is none', () => {
  expect(splitPath('/mlx')).toEqual({ language: 'en', path: '/mlx' })
  expect(splitPath('/milk')).toEqual({ language: 'en', path: '/milk' })
})

test('an address elsewhere is the same in each language', () => {
  expect(pathIn('ml', 'https://dino.example/')).toBe('https://dino.example/')
})

test('what is called as something that every object has is no text of a language', () => {
  const { texts } = siteWords('ml', asDelivered)
  for (const name of ['constructor', 'toString', '__proto__']) expect(texts[name]).toBeUndefined()
  const [{ text }] = wordsFiles(siteWords('ml', asDelivered))
  const given = runInNewContext(`${text}; dinoWords`) as { texts: Record<string, unknown> }
  expect(given.texts.constructor).toBeUndefined()
  expect(given.texts.Close).toBe('അടയ്ക്കുക')
})

test('words of parts are asked for once, given up when the line hangs, and asked for again then', async () => {
  const [{ text }, { path }] = wordsFiles(siteWords('ml', asDelivered))
  const lines = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const patience = new AbortController()
  const asked: unknown[] = []
  const page = {
    AbortSignal: { timeout: (ms: number) => (ms === 20_000 ? patience.signal : null) },
    fetch: (...request: unknown[]) => lines[asked.push(request) - 1]!.promise,
    Error,
  }
  const given = runInNewContext(`${text}; dinoWords`, page) as Required<Words>
  const both = [given.parts(), given.parts()]
  expect(asked).toEqual([[path, { signal: patience.signal }]])
  lines[0]!.reject(new Error('given up'))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    ...['rejected', 'rejected'],
  ])
  lines[1]!.resolve(Response.json({ Close: 'പുതിയത്' }))
  await given.parts()
  expect(given.texts.Close).toBe('പുതിയത്')
})
