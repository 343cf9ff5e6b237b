import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RequestVariables } from '../app/http/services.ts'
import { placeholderOrigin } from '../app/page/site-origin.ts'
import { page, siteOfFiles } from '../tests/site-of-files.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { cacheAnswers, CachedAnswers } from './cached-answers.ts'
import { isPage, SiteFiles } from './site-files.ts'
import { staticFiles } from './static-files.ts'

const publicUrl = 'https://www.dino.example'

/** A small built site behind real requests. */
async function site() {
  const files = await SiteFiles.open(await siteOfFiles(), publicUrl)
  const app = new Hono<RequestVariables>().use(staticFiles(files))
  const get = async (path: string, headers = {}) => {
    const answer = await app.request(path, { headers })
    const type = answer.headers.get('Content-Type')
    const policy = answer.headers.get('Content-Security-Policy')
    const etag = answer.headers.get('ETag')
    return { status: answer.status, text: await answer.text(), type, policy, etag }
  }
  return { files, get }
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const called = '<!DOCTYPE html><p>+91 481 256 00 07</p><script>call()</script>'

test('a page, its data and what tells them from before are replaced at once, and all else stays', async () => {
  const { files, get } = await site()
  const others = ['/', '/products/wotan', '/sitemap.xml', '/assets/app-1a2b.js', '/news.mp4']
  const before = await Promise.all(others.map((path) => get(path)))
  const [oldPage, oldData] = [await get('/contact'), await get('/contact.data')]
  expect(oldPage.text).toBe(page)

  files.show(
    new Map([
      ['/contact', called],
      ['/contact.data', '["+91 481 256 00 07"]'],
    ]),
  )
  const [newPage, newData] = [await get('/contact'), await get('/contact.data')]
  expect(newPage).toMatchObject({ text: called, type: oldPage.type })
  expect(newData).toMatchObject({ text: '["+91 481 256 00 07"]', type: oldData.type, policy: null })
  expect(newPage.etag).not.toBe(oldPage.etag)
  expect(newData.etag).not.toBe(oldData.etag)
  expect(await Promise.all(others.map((path) => get(path)))).toEqual(before)
})

test('who has the page of before gets the new one, and who has the new one is told so', async () => {
  const { files, get } = await site()
  const { etag: old } = await get('/contact')
  files.show(new Map([['/contact', called]]))
  const { etag } = await get('/contact')
  expect(await get('/contact', { 'If-None-Match': old })).toMatchObject({ status: 200, etag })
  expect((await get('/contact', { 'If-None-Match': etag })).status).toBe(304)
  files.show(new Map([['/contact', page]]))
  expect((await get('/contact', { 'If-None-Match': etag })).status).toBe(200)
})

test('a replaced page may run its own inline scripts, and no longer those of before', async () => {
  const { files, get } = await site()
  expect((await get('/contact')).policy).toContain(hashOf('start()'))
  files.show(new Map([['/contact', called]]))
  const { policy } = await get('/contact')
  expect(policy).toContain(`script-src 'self' ${hashOf('call()')};`)
  expect(policy).not.toContain(hashOf('start()'))
})

test('a replaced text names the address of the site that serves it', async () => {
  const { files, get } = await site()
  files.show(new Map([['/sitemap.xml', `<loc>${placeholderOrigin}/news</loc>`]]))
  expect(await get('/sitemap.xml')).toMatchObject({
    ...{ text: `<loc>${publicUrl}/news</loc>`, type: 'application/xml; charset=utf-8' },
  })
})

test('what is not replaced again is as it was built, and the same text has the same ETag', async () => {
  const { files, get } = await site()
  const built = await get('/about')
  files.show(new Map([['/about', called]]))
  const { etag } = await get('/about')
  files.show(new Map([['/contact', called]]))
  expect(await get('/about')).toEqual(built)
  expect((await get('/contact')).etag).toBe(etag)
})

test('the texts that show content are the pages, their data and what search engines read', async () => {
  const { files } = await site()
  const pages = ['/', '/about', '/contact', '/ml/about', '/products/wotan']
  const texts = ['/contact.data', '/robots.txt', '/sitemap.xml']
  expect(files.paths.toSorted()).toEqual([...pages, ...texts].toSorted())
  expect(files.paths.filter(isPage).toSorted()).toEqual(pages)
  // As publishing does it: what has been shown is what can be shown the next time.
  files.show(new Map(files.paths.map((path) => [path, called])))
  expect(files.paths.toSorted()).toEqual([...pages, ...texts].toSorted())
})

test('of the scripts in a page those count that run: not files, and not what search engines read', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script type="module">one()</script><script>two()</script><script>two()</script>`
  expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('two()')])
})

const long = `<!DOCTYPE html>${Array.from({ length: 900 }, (_, number) => `<p>Crane ${(number * 7919) % 1009} lifts</p>`).join('')}`

test('after a publication nobody waits for hard compression: it comes later, once, and is kept then', async () => {
  const files = await SiteFiles.open(await siteOfFiles(), publicUrl)
  const kept = new CachedAnswers()
  const app = new Hono<RequestVariables>().use(cacheAnswers(kept), staticFiles(files))
  const bytes = async () => {
    const answer = await app.request('/contact', { headers: { 'Accept-Encoding': 'br' } })
    const body = Buffer.from(await answer.arrayBuffer())
    expect(brotliDecompressSync(body).toString()).toBe(long)
    return body.length
  }
  files.show(new Map([['/contact', long]]))
  const first = await bytes()
  expect(kept.find('/contact', 'br')).toBeUndefined()
  await expect.poll(bytes).toBeLessThan(first)
  expect(kept.find('/contact', 'br')?.body?.length).toBe(await bytes())
})

test('a page that says the same after a publication is not compressed again', async () => {
  const files = await SiteFiles.open(await siteOfFiles(), publicUrl)
  files.show(new Map([['/contact', long]]))
  const shown = files.find('/contact')
  files.show(
    new Map([
      ['/contact', long],
      ['/about', called],
    ]),
  )
  expect(files.find('/contact')).toBe(shown)
})

/** Pages that are made when they are asked for, and how often each was. */
function storiesLater(make = (path: string) => Promise.resolve(`<p>${path}</p>`)) {
  const asked: string[] = []
  const paths = new Set(Array.from({ length: 2_000 }, (_, number) => `/news/story-${number}`))
  const counted = (path: string) => {
    asked.push(path)
    return make(path)
  }
  return { asked, later: { paths, make: counted } }
}

test('a page that is made when it is asked for is made once for all who ask, and again after a publication', async () => {
  const { files, get } = await site()
  const { asked, later } = storiesLater()
  files.show(new Map(), [], later)
  expect(asked).toEqual([])
  const answers = await Promise.all([1, 2, 3].map(() => get('/news/story-7')))
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, text: '<p>/news/story-7</p>' })
  expect(asked).toEqual(['/news/story-7'])
  expect((await get('/news/story-2000')).status).toBe(404)

  const next = storiesLater((path) => Promise.resolve(`<p>New: ${path}</p>`))
  files.show(new Map(), [], next.later)
  expect((await get('/news/story-7')).text).toBe('<p>New: /news/story-7</p>')
})

test('a page that says more now is made anew for whoever asks next, and no other is', async () => {
  const files = await SiteFiles.open(await siteOfFiles(), publicUrl)
  const { asked, later } = storiesLater()
  files.show(new Map(), [], later)
  const [first, second] = later.paths
  const ask = async () => [await files.read(first!), await files.read(second!)]
  await ask()
  files.makeAnew([first!])
  await ask()
  expect(asked).toEqual([first, second, first])
})

test('a page of the build that is made later now is not shown as it was built', async () => {
  const { files, get } = await site()
  const later = { paths: new Set(['/contact']), make: () => Promise.resolve(called) }
  files.show(new Map(), [], later)
  expect((await get('/contact')).text).toBe(called)
})

test('a page that could not be made is made for the next who asks', async () => {
  const files = await SiteFiles.open(await siteOfFiles(), publicUrl)
  const texts = [Promise.reject(new Error('no memory')), Promise.resolve(called)]
  files.show(new Map(), [], { paths: new Set(['/contact']), make: () => texts.shift()! })
  await expect(files.read('/contact')).rejects.toThrow('no memory')
  expect((await files.read('/contact'))?.etag).toBeDefined()
})

test('of thousands of pages those are kept that were asked for last', async () => {
  const files = await SiteFiles.open(await siteOfFiles(), publicUrl)
  const { asked, later } = storiesLater()
  files.show(new Map(), [], later)
  for (const path of later.paths) await files.read(path)
  expect(asked).toHaveLength(2_000)
  await files.read('/news/story-1999')
  expect(asked).toHaveLength(2_000)
  await files.read('/news/story-0')
  expect(asked).toHaveLength(2_001)
})

test('texts that are replaced leave all else as it was shown', async () => {
  const { files, get } = await site()
  files.show(new Map([['/contact', called]]))
  files.replace(new Map([['/downloads', page]]))
  expect((await get('/contact')).text).toBe(called)
  expect((await get('/downloads')).text).toBe(page)
})
