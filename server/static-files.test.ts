import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { inlineScriptHashes, prepareSite } from '../scripts/prepare-site.ts'
import { staticFiles } from './static-files.ts'

const page = `<!DOCTYPE html><p>${'A crane. '.repeat(100)}</p><script>start()</script>`
const film = new Uint8Array(1000).map((_, index) => index % 256)

async function site(): Promise<Hono> {
  const dir = await mkdtemp(join(tmpdir(), 'dino-site-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const files = {
    'index.html': page,
    'products/wotan/index.html': page,
    'assets/app-1a2b.js': 'let crane = 1;'.repeat(100),
    'news.mp4': film,
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, 'client', name)), { recursive: true })
    await writeFile(join(dir, 'client', name), content)
  }
  await writeFile(join(dir, 'secret.txt'), 'not for visitors')
  await prepareSite(dir)
  const app = new Hono()
  app.use(await staticFiles(dir))
  return app
}

test('a page is sent as the browser likes it best: brotli, gzip or plain', async () => {
  const app = await site()
  const get = async (encoding: string) => {
    const response = await app.request('/products/wotan', {
      headers: { 'Accept-Encoding': encoding },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    return {
      sent: response.headers.get('Content-Encoding'),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  const br = await get('gzip, deflate, br')
  expect(br.sent).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(page)
  const gzip = await get('gzip')
  expect(gzip.sent).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(page)
  expect((await get('br;q=1.0, gzip;q=0.5')).sent).toBe('br')
  expect((await get('br;q=0, gzip')).sent).toBe('gzip')
  const plain = await get('identity')
  expect(plain.sent).toBeNull()
  expect(plain.body.toString()).toBe(page)
})

test('hashed assets are kept for ever, pages are asked for again', async () => {
  const app = await site()
  const asset = await app.request('/assets/app-1a2b.js')
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect((await app.request('/')).headers.get('Cache-Control')).toBe('no-cache')
})

test('what the browser already has is answered with 304 and no body', async () => {
  const app = await site()
  const first = await app.request('/')
  const again = await app.request('/', { headers: { 'If-None-Match': first.headers.get('ETag')! } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
  const any = await app.request('/', { headers: { 'If-None-Match': '*' } })
  expect(any.status).toBe(304)
  const other = await app.request('/', { headers: { 'If-None-Match': '"older"' } })
  expect(other.status).toBe(200)
})

test('HEAD gives the headers of GET without the body', async () => {
  const app = await site()
  const head = await app.request('/news.mp4', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('Content-Length')).toBe('1000')
  expect(await head.text()).toBe('')
})

test('a film is sent in ranges', async () => {
  const app = await site()
  const part = await app.request('/news.mp4', { headers: { Range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe('bytes 10-19/1000')
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(film.slice(10, 20))
  const beyond = await app.request('/news.mp4', { headers: { Range: 'bytes=2000-' } })
  expect(beyond.status).toBe(416)
})

test.each(['bytes=abc', 'bytes=0-1,3-4', 'pages=1-2'])(
  'a range that is not one range of bytes, %s, is answered with the whole film',
  async (range) => {
    const app = await site()
    expect((await app.request('/news.mp4', { headers: { Range: range } })).status).toBe(200)
  },
)

test('a range of a film that was replaced meanwhile is answered with the whole new film', async () => {
  const app = await site()
  const etag = (await app.request('/news.mp4')).headers.get('ETag')!
  const resume = (ifRange: string) =>
    app.request('/news.mp4', { headers: { Range: 'bytes=10-19', 'If-Range': ifRange } })
  expect((await resume(etag)).status).toBe(206)
  expect((await resume('"older"')).status).toBe(200)
})

test('a page may run its own inline scripts and no others', async () => {
  const app = await site()
  const policy = (await app.request('/')).headers.get('Content-Security-Policy')!
  expect(policy).toContain(`script-src 'self' ${inlineScriptHashes('<script>start()</script>')[0]}`)
  expect(policy.match(/script-src[^;]*/)![0]).not.toContain('unsafe-inline')
})

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/site.json',
  '/index.html.br',
  '/products',
  '/__proto__',
])('%s is not a file of the site', async (path) => {
  const app = await site()
  expect((await app.request(path)).status).toBe(404)
})
