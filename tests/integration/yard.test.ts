import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import type { Dimensions } from '../../content/dimensions.ts'
import { asDelivered, siteContentOf } from '../../content/site-content.ts'
import { coatOf } from '../../app/yard/coat.ts'
import { freshApp } from '../fresh-app.ts'
import { lookInto, readMade } from '../yard-files.ts'

const confirmed = { A: 8400, E: 2900, F: 2500 }

/** The site after the owner confirmed these of Wotan, which is not offered in white there. */
async function siteWith(dimensions: Dimensions | undefined, readMaster = readMade) {
  const products = delivered.products.map((product) =>
    product.id === 'wotan'
      ? { ...product, colours: product.colours.filter((id) => id !== 'white'), dimensions }
      : product,
  )
  let reads = 0
  const { app, logged } = await freshApp({
    content: { ...asDelivered, catalogue: catalogueOf(products, delivered.paints) },
    readMaster: (...asked) => {
      reads++
      return readMaster(...asked)
    },
  })
  const fetch = (file: string, init?: RequestInit, slug = 'wotan') =>
    app.request(`/products/${slug}/yard/${file}`, init)
  return { fetch, logged, reads: () => reads }
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test("a telephone gets the machine in the confirmed measures and the visitor's paint", async () => {
  const { fetch } = await siteWith(confirmed)
  const answer = await fetch('red.glb')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('model/gltf-binary')
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const { length, width, height, paint } = lookInto(await bytesOf(answer))
  expect([length, height, width].map(Math.round)).toEqual([8400, 2900, 2500])
  expect(paint).toEqual([...coatOf(delivered.paints.known('red')!).paint, 1])
})

test('an iPhone gets the same as USDZ, in its own type', async () => {
  const { fetch } = await siteWith(confirmed)
  const answer = await fetch('red.usdz')
  expect(answer.headers.get('Content-Type')).toBe('model/vnd.usdz+zip')
  const bytes = await bytesOf(answer)
  expect(bytes.toString('latin1', 0, 2)).toBe('PK')
  expect(
    bytes.includes(`diffuseColor = (${coatOf(delivered.paints.known('red')!).paint.join(', ')})`),
  ).toBe(true)
})

test('a machine whose measures are not confirmed has no file; what it lacks is the office’s matter', async () => {
  const { fetch, reads } = await siteWith({ A: 8400, E: 2900 })
  for (const file of ['red.glb', 'red.usdz']) {
    const answer = await fetch(file)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('There is no such file here.')
  }
  expect(reads()).toBe(0)
})

test('figures that would mislead are refused, however they came into the content', async () => {
  for (const F of [0, -2500, 1, 25, 4000, 40_000, Number.MAX_SAFE_INTEGER])
    expect((await (await siteWith({ ...confirmed, F })).fetch('red.glb')).status).toBe(404)
})

test.each([
  ['white.glb', 'is not offered in this paint'],
  ['no-such.glb', 'is not offered in this paint'],
  ['constructor.glb', 'is not offered in this paint'],
  ['red.gltf', 'There is no such file'],
  ['red', 'There is no such file'],
  ['..%2Fswifty.glb', 'There is no such file'],
  ['RED.GLB', 'There is no such file'],
])('%s is refused in words', async (file, words) => {
  const { fetch, reads } = await siteWith(confirmed)
  const answer = await fetch(file)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(words)
  expect(reads()).toBe(0)
})

test('a machine that is not in the range is none here', async () => {
  const { fetch } = await siteWith(confirmed)
  expect((await fetch('red.glb', {}, 'titan')).status).toBe(404)
  expect((await fetch('red.glb', {}, 'constructor')).status).toBe(404)
})

test('it is read, not written', async () => {
  const { fetch } = await siteWith(confirmed)
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await fetch('red.glb', { method })).status).toBeGreaterThanOrEqual(403)
  const head = await fetch('red.glb', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(500_000)
  expect((await bytesOf(head)).length).toBe(0)
})

test('who has it is told so, and who has a part gets the rest', async () => {
  const { fetch } = await siteWith(confirmed)
  const whole = await fetch('red.glb')
  const etag = whole.headers.get('ETag')!
  const all = await bytesOf(whole)
  const known = await fetch('red.glb', { headers: { 'If-None-Match': etag } })
  expect(known.status).toBe(304)
  const rest = await fetch('red.glb', { headers: { Range: `bytes=${all.length - 100}-` } })
  expect(rest.status).toBe(206)
  expect((await bytesOf(rest)).equals(all.subarray(-100))).toBe(true)
  const outside = await fetch('red.glb', { headers: { Range: `bytes=${all.length}-` } })
  expect(outside.status).toBe(416)
  const other = await fetch('yellow.glb')
  expect(other.headers.get('ETag')).not.toBe(etag)
})

test('a hundred who ask at once have it made once', async () => {
  const { fetch, reads } = await siteWith(confirmed)
  const answers = await Promise.all(Array.from({ length: 100 }, async () => fetch('red.usdz')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(reads()).toBe(1)
})

test('only so many are kept, whoever asks for all of them', async () => {
  const { fetch, reads } = await siteWith(confirmed)
  const paints = delivered.find('wotan')!.colours.filter((id) => id !== 'white')
  for (const paint of paints) await fetch(`${paint}.glb`)
  const before = reads()
  await fetch(`${paints.at(-1)!}.glb`)
  expect(reads()).toBe(before)
  await fetch(`${paints[0]!}.glb`)
  expect(reads()).toBe(before + 1)
})

test('a model that can not be read says so, and is tried again', async () => {
  let isBroken = true
  const { fetch, logged } = await siteWith(confirmed, (id, format) =>
    isBroken ? Promise.reject(new Error('EIO')) : readMade(id, format),
  )
  const answer = await fetch('red.glb')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toMatch(/try again/)
  expect(logged.join()).toContain('could not be fitted')
  isBroken = false
  expect((await fetch('red.glb')).status).toBe(200)
})

test('where nothing was built there is nothing', async () => {
  const { fetch } = await siteWith(confirmed, () => Promise.resolve(undefined))
  expect((await fetch('red.glb')).status).toBe(404)
})

test('at a former address of the machine its file leads on', async () => {
  const { bodies } = asDelivered
  const product = new Map(bodies.product)
  product.set('wotan', { ...product.get('wotan')!, slug: 'wotan-2' })
  const { app } = await freshApp({
    content: siteContentOf({
      bodies: { ...bodies, product },
      addresses: [{ kind: 'product', slug: 'wotan', item: 'wotan' }],
    }),
  })
  const answer = await app.request('/products/wotan/yard/red.glb?from=card')
  const to = '/products/wotan-2/yard/red.glb?from=card'
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
})
