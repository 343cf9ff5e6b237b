import { expect, test } from 'vitest'
import { freshApp, type FreshApp } from '../fresh-app.ts'

const malayalam = /\p{Script=Malayalam}/u
const devanagari = /\p{Script=Devanagari}/u
const complete = { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' }

async function enquire({ app }: FreshApp, path: string, headers = {}, body: object = complete) {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...((await answer.json()) as { message: string; code?: string }) }
}

const breakWith = ({ services }: FreshApp, error: Error) => {
  services.db.transaction = () => Promise.reject(error)
}

test('a database that is away is told in the language of the page', async () => {
  const site = await freshApp()
  breakWith(site, Object.assign(new Error('terminating connection'), { code: '57P01' }))
  const message = async (path: string) => {
    const answer = await enquire(site, path)
    expect(answer.status).toBe(503)
    return answer.message
  }
  expect(await message('/ml/api/enquiries')).toMatch(malayalam)
  expect(await message('/hi/api/enquiries')).toMatch(devanagari)
  expect(await message('/api/enquiries')).toMatch(/^Our database is out of reach/)
})

test('so is what nobody expected', async () => {
  const site = await freshApp()
  breakWith(site, new Error('unexpected'))
  const answer = await enquire(site, '/ml/api/enquiries')
  expect(answer).toMatchObject({ status: 500, message: expect.stringMatching(malayalam) })
})

test('a write of another site is refused in the language of its address, with its code', async () => {
  const headers = { Origin: 'https://evil.example' }
  const answer = await enquire(await freshApp(), '/hi/api/enquiries', headers)
  expect(answer).toMatchObject({
    ...{ status: 403, code: 'other-site' },
    message: expect.stringMatching(devanagari),
  })
})

test('so is what is too large', async () => {
  const large = { ...complete, message: 'a'.repeat(400 * 1024) }
  const answer = await enquire(await freshApp(), '/ml/api/enquiries', {}, large)
  expect(answer).toMatchObject({ status: 413, message: expect.stringMatching(malayalam) })
})

test('so is a call that there is not, with its code', async () => {
  const answer = await enquire(await freshApp(), '/ml/api/cranes')
  expect(answer).toMatchObject({
    ...{ status: 404, code: 'no-such-call' },
    message: expect.stringMatching(malayalam),
  })
})

test.each([
  ['titan', 'red.glb'],
  ['wotan', 'red.gltf'],
  ['wotan', 'no-such.glb'],
])('a machine for the yard that is not there (%s, %s) says so too', async (machine, file) => {
  const { app } = await freshApp()
  const answer = await app.request(`/hi/products/${machine}/yard/${file}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toMatch(devanagari)
})

test.each([
  ['an address that cannot be read', 'GET', '/ml/gallery?q=%00', '%00'],
  ['a page that takes no such request', 'DELETE', '/ml/gallery', 'DELETE'],
])('%s says so in the language of the page', async (_what, method, path, named) => {
  const { app } = await freshApp()
  const said = await (await app.request(path, { method })).text()
  expect(said).toMatch(malayalam)
  expect(said).toContain(named)
})
