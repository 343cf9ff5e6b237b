import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RequestVariables } from '../app/http/services.ts'
import { answerInItsLanguage, listedPath, pathInEnglish } from './in-its-language.ts'
import { cacheAnswers, CachedAnswers } from './cached-answers.ts'

test.each([
  ['/gallery', '/gallery'],
  ['/ml/gallery', '/ml/gallery'],
  ['/ml', '/ml'],
  ['/ml.data', '/ml.data'],
  ['/hi/brochures/wotan.pdf', '/hi/brochures/wotan.pdf'],
  // There is no page in English that it is the other language of.
  ['/ml/kept.json', '/ml/kept.json'],
  ['/ml/ml', '/ml/ml'],
  ['/ml/ml/gallery', '/ml/ml/gallery'],
  ['/hi/ml/kept.json', '/hi/ml/kept.json'],
])('%s is listed as %s', async (path, listed) => {
  const app = new Hono<RequestVariables>({ getPath: pathInEnglish })
  app.use(answerInItsLanguage).get('*', (c) => c.text(listedPath(c)))
  expect(await (await app.request(path)).text()).toBe(listed)
})

test('what is there in a language alone is answered from memory under its own path, and under no other', async () => {
  const kept = new CachedAnswers()
  const app = new Hono<RequestVariables>({ getPath: pathInEnglish })
  app.use(cacheAnswers(kept), answerInItsLanguage)
  app.get('/ml/kept.json', (c) => {
    c.set('isFile', true)
    return c.body('{}', 200, { ETag: '"1"', 'Content-Length': '2' })
  })
  await app.request('/ml/kept.json')
  expect(kept.find('/ml/kept.json')?.body?.toString()).toBe('{}')
  expect(kept.find('/ml/ml/kept.json')).toBeUndefined()
})
