import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin-writes.ts'

function write(headers: Record<string, string>): boolean {
  return isSameOrigin(
    new Request('https://www.dino.example/api/x', {
      method: 'POST',
      headers: { Host: 'www.dino.example', ...headers },
    }),
    { publicUrl: 'https://www.dino.example', isLocal: false },
  )
}

test("our own page's write is let through", () => {
  expect(write({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.dino.example' })).toBe(true)
  expect(write({ Origin: 'https://www.dino.example' })).toBe(true)
})

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.dino.example' }],
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'https://www.dino.example.evil.example' }],
  [{ Origin: 'null' }],
  [{ Origin: 'http://www.dino.example' }],
])("another site's write is refused: %o", (headers) => {
  expect(write(headers)).toBe(false)
})

test('a client that is no browser says nothing and is let through', () => {
  expect(write({})).toBe(true)
})

test('locally the site is itself under both names of this machine', () => {
  const request = new Request('http://127.0.0.1:3000/api/x', {
    method: 'POST',
    headers: { Host: '127.0.0.1:3000', Origin: 'http://127.0.0.1:3000' },
  })
  expect(isSameOrigin(request, { publicUrl: 'http://localhost:3000', isLocal: true })).toBe(true)
  expect(isSameOrigin(request, { publicUrl: 'https://www.dino.example', isLocal: false })).toBe(
    false,
  )
})
