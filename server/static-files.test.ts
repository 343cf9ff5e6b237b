import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RequestVariables } from '../app/http/services.ts'
import { placeholderOrigin } from '../app/page/site-origin.ts'
import { film, page, siteOfFiles } from '../tests/site-of-files.ts'
import { fileSecurityPolicy } from './security-headers.ts'
import { answerInItsLanguage, pathInEnglish } from './in-its-language.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { SiteFiles } from './site-files.ts'
import { staticFiles } from './static-files.ts'

async function site({ publicUrl = 'https://www.dino.example' } = {}) {
  const app = new Hono<RequestVariables>({ getPath: pathInEnglish })
  app.use(answerInItsLanguage)
  app.use(staticFiles(await SiteFiles.open(await siteOfFiles(), publicUrl)))
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

test('the contact page is a file, unless its address asks for something in it', async () => {
  const app = await site()
  for (const address of ['/contact', '/contact.data', '/contact?utm_source=poster']) {
    expect([address, (await app.request(address)).status]).toEqual([address, 200])
  }
  for (const address of ['/contact?topic=quote', '/contact?sent', '/contact.data?product=wotan']) {
    expect([address, (await app.request(address)).status]).toEqual([address, 404])
  }
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

test.each(['/news.mp4', '/assets/loop-5e6f.webm', '/certificates/iso.pdf'])(
  '%s is sent in ranges: from, to, and the end',
  async (path) => {
    const app = await site()
    const range = async (wanted: string) => {
      const part = await app.request(path, { headers: { Range: wanted } })
      const bytes = new Uint8Array(await part.arrayBuffer())
      return { status: part.status, range: part.headers.get('Content-Range'), bytes }
    }
    const some = { status: 206, range: 'bytes 10-19/1000', bytes: film.slice(10, 20) }
    expect(await range('bytes=10-19')).toEqual(some)
    expect(await range('bytes=990-')).toMatchObject({ range: 'bytes 990-999/1000' })
    expect(await range('bytes=-5')).toMatchObject({ range: 'bytes 995-999/1000' })
    // What players ask first: everything, to see whether they may ask for parts.
    expect(await range('bytes=0-')).toMatchObject({ status: 206, range: 'bytes 0-999/1000' })
    expect(await range('bytes=900-5000')).toMatchObject({ range: 'bytes 900-999/1000' })
  },
)

test('a range beyond the end is refused with the size, and the refusal is not kept', async () => {
  const app = await site()
  const beyond = await app.request('/assets/loop-5e6f.webm', { headers: { Range: 'bytes=2000-' } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('Content-Range')).toBe('bytes */1000')
  expect(beyond.headers.get('Cache-Control')).toBe('no-cache')
})

test('HEAD says that there are ranges, and gives none', async () => {
  const app = await site()
  const head = await app.request('/news.mp4', {
    method: 'HEAD',
    headers: { Range: 'bytes=10-19' },
  })
  expect(head.status).toBe(200)
  expect(head.headers.get('Accept-Ranges')).toBe('bytes')
  expect(head.headers.get('Content-Length')).toBe('1000')
  expect(await head.text()).toBe('')
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

test.each([
  ['/news.mp4', 'video/mp4'],
  ['/assets/loop-5e6f.webm', 'video/webm'],
  ['/assets/yard-7a8b.avif', 'image/avif'],
  ['/certificates/iso.pdf', 'application/pdf'],
  ['/assets/pdf.worker-3c4d.mjs', 'text/javascript; charset=utf-8'],
])('%s is of the type %s', async (path, type) => {
  const app = await site()
  expect((await app.request(path)).headers.get('Content-Type')).toBe(type)
})

test('a worker is compressed like other scripts', async () => {
  const app = await site()
  const worker = await app.request('/assets/pdf.worker-3c4d.mjs', {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(worker.headers.get('Content-Encoding')).toBe('br')
})

test('a picture and a film that are opened by themselves may show themselves, and run nothing', async () => {
  const app = await site()
  for (const path of ['/news.mp4', '/assets/yard-7a8b.avif']) {
    const policy = (await app.request(path)).headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("media-src 'self'")
    expect(policy).toContain("img-src 'self'")
    expect(policy).not.toContain('script-src')
  }
})

test('a worker, whose policy is that of its file, may load our fonts and nothing else', () => {
  const policy = fileSecurityPolicy('/assets/machine-view-worker-D-8a_x.js')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("font-src 'self'")
  expect(fileSecurityPolicy('/assets/app-1a2b.js')).toBeUndefined()
})

test("a PDF is shown by the browser's own viewer, but in no frame", async () => {
  const app = await site()
  const pdf = await app.request('/certificates/iso.pdf')
  expect(pdf.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
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

test.each([
  ['/about', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s names the address of the site that serves it, in every encoding', async (path, type) => {
  const app = await site({ publicUrl: 'https://cranes.example' })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers.get('Content-Type')).toBe(type)
    const body = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(body.length))
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
    const text = (unpack ? unpack(body) : body).toString()
    expect(text).toContain('https://cranes.example/')
    expect(text).not.toContain(placeholderOrigin)
  }
})

test('a page that was kept under one address is asked for again under another', async () => {
  const one = await (await site({ publicUrl: 'https://one.example' })).request('/about')
  const other = await site({ publicUrl: 'https://other.example' })
  const headers = { 'If-None-Match': one.headers.get('ETag')! }
  expect((await other.request('/about', { headers })).status).toBe(200)
})

test('a document is sent in the language of its address, or as the one that there is in every language', async () => {
  const app = await site()
  const bytes = async (path: string) => (await (await app.request(path)).arrayBuffer()).byteLength
  expect(await bytes('/brochures/wotan.pdf')).toBe(1000)
  expect(await bytes('/ml/brochures/wotan.pdf')).toBe(400)
  expect(await bytes('/hi/brochures/wotan.pdf')).toBe(1000)
})
