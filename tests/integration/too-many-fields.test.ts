import { expect, test } from 'vitest'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { staffPages } from '../staff-pages.ts'

/** A body of many small parts takes longer to take apart than it is long: nobody's form or call has them. */

const staff = { name: 'Dino Staff', email: 'staff@dino.example' }
const fields = 'a&'.repeat(30_000)
const typeOfForm = 'application/x-www-form-urlencoded'
const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
const parts = `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(5_000)}--x--\r\n`

async function send({ app }: FreshApp, path: string, type: string, body: string, headers = {}) {
  const sent = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body }
  const answer = await app.request(path, sent)
  return { status: answer.status, said: await answer.text() }
}

test.each([
  ['/contact', typeOfForm, fields],
  ['/book', typeOfForm, fields],
  ['/api/enquiries/copy', typeOfForm, fields],
  ['/api/enquiries', 'application/json', nested],
  ['/api/enquiries', 'application/json', `{${'"a":1,'.repeat(30_000)}"a":1}`],
  ['/api/speed', 'application/json', nested],
])('%s refuses a body of type %s with more in it than it can mean', async (path, type, body) => {
  const { status, said } = await send(await freshApp(), path, type, body)
  expect(status).toBe(413)
  expect(said).toContain('This request is too large.')
})

test('so does the office, also of a form in several parts', async () => {
  const site = await freshApp({ pages: staffPages() })
  const headers = await signedInAs(site.services, staff)
  for (const [path, type, body] of [
    ['/staff/feed', typeOfForm, fields],
    ['/staff/feed', `${typeOfForm}; boundary=x`, fields],
    ['/staff/inbox/abc', 'multipart/form-data; boundary=x', parts],
    ['/staff/inbox/abc', 'multipart/form-data; boundary="x"', parts],
  ] as const) {
    const { status, said } = await send(site, path, type, body, headers)
    expect([status, said]).toEqual([413, 'This form has more fields than any of the office’s own.'])
  }
})

/** Most of its parts are letters, of its message and of a field that no form has. */
function enquiryOf(parts: number): string {
  const enquiry = { kind: 'general', name: 'Asha', email: 'asha@buyer.example' }
  const call = { ...enquiry, message: ',&[{'.repeat(500), more: '' }
  const count = JSON.stringify(call).match(/[[{,]/g)!.length
  return JSON.stringify({ ...call, more: ','.repeat(parts - count) })
}

test.each([
  [20_000, 201],
  [20_001, 413],
])('a call of %i parts is answered %i, also where they are letters', async (parts, expected) => {
  const body = enquiryOf(parts)
  expect(body.match(/[[{,]/g)).toHaveLength(parts)
  const { status } = await send(await freshApp(), '/api/enquiries', 'application/json', body)
  expect(status).toBe(expected)
})
