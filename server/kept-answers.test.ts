import { expect, test } from 'vitest'
import { KeptAnswers, type KeptAnswer } from './kept-answers.ts'

const answer = (body: string, etag = 'W/"1"'): KeptAnswer => ({
  ...{ status: 200, etag, headers: ['ETag', etag], body: Buffer.from(body) },
})
const unchanged: KeptAnswer = { status: 304, etag: 'W/"1"', headers: [], body: null }

test('each encoding has its own answer, and the client gets the best one it takes', () => {
  const kept = new KeptAnswers()
  kept.keep('/about', 'br', answer('short'))
  kept.keep('/about', 'identity', answer('as it is'))
  expect(kept.find('/about', 'gzip, deflate, br')?.body?.toString()).toBe('short')
  expect(kept.find('/about', 'br;q=0')?.body?.toString()).toBe('as it is')
  expect(kept.find('/about')?.body?.toString()).toBe('as it is')
  expect(kept.find('/about', 'gzip')).toBeUndefined()
  expect(kept.find('/', 'br')).toBeUndefined()
})

test('who has it already is told so, once the site has said how', () => {
  const kept = new KeptAnswers()
  kept.keep('/about', 'br', answer('short'))
  expect(kept.find('/about', 'br', '"1"')).toBeUndefined()
  kept.keep('/about', 'br', unchanged)
  expect(kept.find('/about', 'br', '"0", "1"')).toBe(unchanged)
  expect(kept.find('/about', 'br', '"older"')?.status).toBe(200)
  expect(kept.find('/about', 'br')?.status).toBe(200)
})

test('what was not asked for longest makes room, and what is large is not kept at all', () => {
  const kept = new KeptAnswers({ bytes: 10, bytesEach: 6 })
  kept.keep('/one', 'br', answer('12345'))
  kept.keep('/two', 'br', answer('12345'))
  kept.find('/one', 'br')
  kept.keep('/film', 'br', answer('1234567'))
  kept.keep('/three', 'br', answer('12345'))
  const held = ['/one', '/two', '/three', '/film'].filter((path) => kept.find(path, 'br'))
  expect(held).toEqual(['/one', '/three'])
})

test('an answer that comes twice takes its place once', () => {
  const kept = new KeptAnswers({ bytes: 10, bytesEach: 10 })
  kept.keep('/one', 'br', answer('12345'))
  for (let time = 0; time < 3; time++) kept.keep('/two', 'br', answer('12345'))
  expect(kept.find('/one', 'br')).toBeDefined()
})
