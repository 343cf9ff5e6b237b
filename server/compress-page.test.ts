import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressPage } from './compress-page.ts'

const page = `<p>${'A slot. '.repeat(500)}</p>`
const app = new Hono()
  .use(compressPage)
  .get('/', (c) => c.html(page, 409))
  .get('/data', (c) => c.json({ page }))

const ask = async (encodings: string, path = '/') => {
  const answer = await app.request(path, { headers: { 'Accept-Encoding': encodings } })
  const encoding = answer.headers.get('Content-Encoding')
  return { answer, encoding, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a page is sent as small as the browser takes it, with its status', async () => {
  const [br, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')]
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null])
  expect(brotliDecompressSync(br.bytes).toString()).toBe(page)
  expect(gunzipSync(gzip.bytes).toString()).toBe(page)
  expect(plain.bytes.toString()).toBe(page)
  expect(br.bytes.length).toBeLessThan(200)
  for (const { answer } of [br, gzip, plain])
    expect([answer.status, answer.headers.get('Vary')]).toEqual([409, 'Accept-Encoding'])
})

test('what is no page is left alone', async () => {
  expect((await ask('br', '/data')).encoding).toBeNull()
})
