import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { RequestVariables } from '../app/http/services.ts'
import { fingerprintOf, jobOf, readStyle } from '../app/papers/job.server.ts'
import { PrintedPapers } from '../app/papers/printed-papers.server.ts'
import { asDelivered, deliveredBodies, siteContentOf } from '../content/site-content.ts'
import type { SiteContent } from '../content/site-content.ts'
import { inLanguage, useWords, wordsOf } from '../content/language/in-language.server.ts'
import { answerInItsLanguage, pathInEnglish } from './in-its-language.ts'
import { paperFiles } from './paper-files.ts'
import { papersOfSite } from './site-papers.ts'

const pdf = Buffer.from('%PDF-0123456789')
const path = '/brochures/wotan.pdf'

interface Options {
  typeset?: () => Promise<Buffer>
  content?: SiteContent
  /** Addresses at which the build has papers of ours. */
  built?: string[]
  /** Of each of them, what it was made of. */
  fingerprint?: string
  /** Where the owner has laid a document. */
  own?: string[]
}

function site({
  typeset = () => Promise.resolve(pdf),
  content = asDelivered,
  built = [],
  fingerprint = '',
  own = [],
}: Options = {}) {
  const papers = new PrintedPapers<SiteContent>({
    ...{ papersOf: papersOfSite, style: readStyle(), typeset },
    built: Object.fromEntries(built.map((each) => [each, { fingerprint, bytes: 1 }])),
    isOwn: (asked) => own.includes(asked),
  })
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const app = new Hono<RequestVariables>({ getPath: pathInEnglish })
    .use(answerInItsLanguage)
    .use(async (c, next) => {
      c.set('content', content)
      c.set('log', log)
      await next()
    })
    .use(paperFiles(papers))
    .get('*', (c) => c.text('a file of the build'))
  const get = (headers: Record<string, string> = {}, method = 'GET', at = path) =>
    app.request(at, { method, headers })
  return { get, logged }
}

test('a brochure is answered as the files of the site are', async () => {
  const { get } = site()
  const answer = await get()
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'content-length': String(pdf.length) },
    ...{ 'cache-control': 'no-cache', 'accept-ranges': 'bytes', vary: 'Accept-Encoding' },
    'content-security-policy': "frame-ancestors 'none'",
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true)
})

test('who has it already is told so, and who asks for its head gets no body', async () => {
  const { get } = site()
  const etag = (await get()).headers.get('ETag')!
  const unchanged = await get({ 'If-None-Match': etag })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  const head = await get({}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('Content-Length')).toBe(String(pdf.length))
})

test.each([
  ['bytes=5-', 206, '0123456789', 'bytes 5-14/15'],
  ['bytes=5-6', 206, '01', 'bytes 5-6/15'],
  ['bytes=-3', 206, '789', 'bytes 12-14/15'],
  ['bytes=0-999', 206, '%PDF-0123456789', 'bytes 0-14/15'],
  ['bytes=-999', 206, '%PDF-0123456789', 'bytes 0-14/15'],
  ['bytes=15-', 416, '', 'bytes */15'],
  ['bytes=1-2,4-5', 200, '%PDF-0123456789', null],
  ['bytes=6-5', 200, '%PDF-0123456789', null],
  ['lines=1-2', 200, '%PDF-0123456789', null],
])('of %s it sends what there is', async (range, status, text, part) => {
  const answer = await site().get({ Range: range })
  expect([answer.status, await answer.text()]).toEqual([status, text])
  expect(answer.headers.get('Content-Range')).toBe(part)
})

test('a download that goes on after the brochure changed starts over', async () => {
  const { get } = site()
  const range = { Range: 'bytes=5-' }
  expect((await get({ ...range, 'If-Range': '"of-before"' })).status).toBe(200)
  const etag = (await get()).headers.get('ETag')!
  expect((await get({ ...range, 'If-Range': etag })).status).toBe(206)
})

test('a brochure that can not be made says so in words, when to come back, and in the log', async () => {
  const { get, logged } = site({
    typeset: () => Promise.reject(new Error('its process ended, SIGKILL')),
  })
  const answer = await get()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('10')
  expect(await answer.text()).toContain('can not be made just now')
  expect(logged.join()).toContain('SIGKILL')
})

test('what is no paper of ours is left to others', async () => {
  const { get } = site()
  const left = await get({}, 'GET', '/brochures/goliath.pdf')
  expect(await left.text()).toBe('a file of the build')
  expect((await get({}, 'POST')).status).toBe(404)
})

const iso = '/certificates/iso-certification.pdf'

/** Wotan is withdrawn, and the ISO certificate has its issued document. */
function withoutBoth(): SiteContent {
  const product = new Map([...deliveredBodies.product].filter(([id]) => id !== 'wotan'))
  const [id, body] = [...deliveredBodies.certificate].find(([, { file }]) => file === iso)!
  const certificate = new Map(deliveredBodies.certificate).set(id, { ...body, paper: 'a' })
  return siteContentOf({ bodies: { ...deliveredBodies, product, certificate } })
}

test('a paper of the build that the site has no more is gone, in every language, and says so in it', async () => {
  const { get } = site({ content: withoutBoth(), built: [path, `/ml${path}`, iso] })
  for (const at of [path, `/ml${path}`, iso])
    expect([at, (await get({}, 'GET', at)).status]).toEqual([at, 410])
  expect(await (await get()).text()).toMatch(/^This document is offered no more/)
  expect(await (await get({}, 'GET', `/ml${path}`)).text()).toMatch(/^ഈ രേഖ ഇനി/)
  expect(await (await get({}, 'HEAD')).text()).toBe('')
})

test('a document of the owner’s own stays, whatever becomes of the machine', async () => {
  const { get } = site({ content: withoutBoth(), built: [`/ml${path}`], own: [path] })
  expect(await (await get()).text()).toBe('a file of the build')
})

test('search engines are kept from a translated brochure until it is approved', async () => {
  const malayalam = `/ml${path}`
  const robots = async (at: string, options?: Options) =>
    (await site(options).get({}, 'GET', at)).headers.get('X-Robots-Tag')
  const owned = { own: [path] }
  const seen = async () => [await robots(malayalam), await robots(path)]
  expect(await seen()).toEqual(['noindex', null])
  expect(await robots(malayalam, owned)).toBeNull()
  const fingerprint = await inLanguage('ml', async () =>
    fingerprintOf(jobOf(await papersOfSite(asDelivered).get(path)!(), readStyle())),
  )
  const built = { built: [malayalam], fingerprint }
  expect(await (await site(built).get({}, 'GET', malayalam)).text()).toBe('a file of the build')
  expect(await robots(malayalam, built)).toBe('noindex')
  const words = wordsOf('ml')!
  onTestFinished(() => useWords('ml', words))
  useWords('ml', { ...words, approved: ['/products/wotan'] })
  expect(await seen()).toEqual(['noindex', null])
  useWords('ml', { ...words, papers: [path] })
  expect(await seen()).toEqual([null, null])
})
