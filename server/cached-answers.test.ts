import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RequestVariables } from '../app/http/services.ts'
import { cacheAnswers, CachedAnswers, type CachedAnswer } from './cached-answers.ts'

const answer = (body: string, etag = 'W/"1"'): CachedAnswer => ({
  ...{ status: 200, etag, headers: ['ETag', etag], body: Buffer.from(body) },
})
const unchanged: CachedAnswer = { status: 304, etag: 'W/"1"', headers: [], body: null }

test('each encoding has its own answer, and the client gets the best one it takes', () => {
  const kept = new CachedAnswers()
  kept.keep('/about', 'br', answer('short'))
  kept.keep('/about', 'identity', answer('as it is'))
  expect(kept.find('/about', 'gzip, deflate, br')?.body?.toString()).toBe('short')
  expect(kept.find('/about', 'br;q=0')?.body?.toString()).toBe('as it is')
  expect(kept.find('/about')?.body?.toString()).toBe('as it is')
  expect(kept.find('/about', 'gzip')).toBeUndefined()
  expect(kept.find('/', 'br')).toBeUndefined()
})

test('who has it already is told so, once the site has said how', () => {
  const kept = new CachedAnswers()
  kept.keep('/about', 'br', answer('short'))
  expect(kept.find('/about', 'br', '"1"')).toBeUndefined()
  kept.keep('/about', 'br', unchanged)
  expect(kept.find('/about', 'br', '"0", "1"')).toBe(unchanged)
  expect(kept.find('/about', 'br', '"older"')?.status).toBe(200)
  expect(kept.find('/about', 'br')?.status).toBe(200)
})

test('what was not asked for longest makes room, and what is large is not kept at all', () => {
  const kept = new CachedAnswers({ bytes: 10, bytesEach: 6 })
  kept.keep('/one', 'br', answer('12345'))
  kept.keep('/two', 'br', answer('12345'))
  kept.find('/one', 'br')
  kept.keep('/film', 'br', answer('1234567'))
  kept.keep('/three', 'br', answer('12345'))
  const held = ['/one', '/two', '/three', '/film'].filter((path) => kept.find(path, 'br'))
  expect(held).toEqual(['/one', '/three'])
})

test('an answer that comes twice takes its place once', () => {
  const kept = new CachedAnswers({ bytes: 10, bytesEach: 10 })
  kept.keep('/one', 'br', answer('12345'))
  for (let time = 0; time < 3; time++) kept.keep('/two', 'br', answer('12345'))
  expect(kept.find('/one', 'br')).toBeDefined()
})

/** A file that says one thing at first and another after a publication, each answer sent when the test lets it. */
function publishedFile() {
  const kept = new CachedAnswers()
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const file = { text: 'before' }
  const app = new Hono<RequestVariables>().use(cacheAnswers(kept)).get('/about', async (c) => {
    const { text } = file
    asked.resolve()
    await held.promise
    c.set('isFile', true)
    return c.body(text, 200, { ETag: `W/"${text}"`, 'Content-Length': String(text.length) })
  })
  const said = () => kept.find('/about')?.body?.toString()
  return { kept, app, file, asked, held, said }
}

test('what was asked before all was forgotten is answered, and not kept after', async () => {
  const { kept, app, file, asked, held, said } = publishedFile()
  const answered = app.request('/about')
  await asked.promise
  file.text = 'after'
  kept.forget()
  held.resolve()
  expect(await (await answered).text()).toBe('before')
  expect(said()).toBeUndefined()
  await app.request('/about')
  expect(said()).toBe('after')
})

test('what was kept is forgotten as a whole, and leaves its room to others', async () => {
  const { kept, app, held, said } = publishedFile()
  held.resolve()
  await app.request('/about')
  kept.keep('/about', 'identity', unchanged)
  expect(said()).toBe('before')
  kept.forget()
  expect(said()).toBeUndefined()
  expect(kept.find('/about', 'br', '"1"')).toBeUndefined()

  const small = new CachedAnswers({ bytes: 10, bytesEach: 10 })
  small.keep('/one', 'br', answer('1234567890'))
  small.forget()
  for (const path of ['/one', '/two']) small.keep(path, 'br', answer('12345'))
  expect(['/one', '/two'].filter((path) => small.find(path, 'br'))).toHaveLength(2)
})
