import { expect, test } from 'vitest'
import { canonicalTarget } from './canonical-url.ts'

const online = { publicUrl: 'https://www.dino.example', isLocal: false }
const local = { publicUrl: 'http://localhost:3000', isLocal: true }

function target(
  settings: typeof online,
  url: string,
  { scheme, isRead = true }: { scheme?: string; isRead?: boolean } = {},
) {
  return canonicalTarget(settings, { host: new URL(url).host, scheme, url: new URL(url), isRead })
}

test.each([
  ['https://www.dino.example/gallery/', '/gallery'],
  ['https://www.dino.example/products/wotan/?book', '/products/wotan?book'],
  ['https://www.dino.example//evil.example/', '/evil.example'],
  ['https://www.dino.example/index.html', '/'],
  ['https://www.dino.example/products/wotan/index.html', '/products/wotan'],
  ['https://www.dino.example/about/index.html/', '/about'],
  ['https://www.dino.example/index.html/index.html/about/index.html', '/about'],
  ['https://www.dino.example/%70roducts/wotan', '/products/wotan'],
  ['https://www.dino.example/.data?_routes=root', '/_.data?_routes=root'],
  ['https://www.dino.example/ml/.data', '/ml.data'],
  ['https://www.dino.example/gallery/.data', '/gallery.data'],
])('another form of a page, %s, moves to %s', (url, expected) => {
  expect(target(online, url)).toBe(expected)
})

test('the canonical form stays where it is', () => {
  expect(target(online, 'https://www.dino.example/')).toBeUndefined()
  expect(target(online, 'https://www.dino.example/products/wotan?book')).toBeUndefined()
  for (const path of ['/_.data', '/ml.data', '/gallery.data'])
    expect(target(online, `https://www.dino.example${path}`)).toBeUndefined()
})

test('forms of the same host and scheme are not another one', () => {
  const url = new URL('https://www.dino.example/about')
  for (const [host, scheme] of [
    ['www.dino.example:443', 'https'],
    ['WWW.dino.example', 'HTTPS'],
    ['www.dino.example', 'https,http'],
  ] as const) {
    expect(canonicalTarget(online, { host, scheme, url, isRead: true })).toBeUndefined()
  }
})

test('another host moves to the public one, reads and writes alike', () => {
  expect(target(online, 'https://dino.example/about')).toBe('https://www.dino.example/about')
  expect(target(online, 'https://dino.example/api/enquiries', { isRead: false })).toBe(
    'https://www.dino.example/api/enquiries',
  )
})

test('http moves to https when the proxy says that it was asked so', () => {
  expect(target(online, 'http://www.dino.example/about', { scheme: 'http' })).toBe(
    'https://www.dino.example/about',
  )
  expect(target(online, 'http://www.dino.example/about', { scheme: 'https' })).toBeUndefined()
})

test("locally a page at 127.0.0.1 moves to localhost, where sign-in's cookies live", () => {
  expect(target(local, 'http://127.0.0.1:3000/sign-in?popup=1')).toBe(
    'http://localhost:3000/sign-in?popup=1',
  )
})

test('locally the API and other ports are served where they are', () => {
  expect(target(local, 'http://127.0.0.1:3000/api/me')).toBeUndefined()
  expect(target(local, 'http://127.0.0.1:8080/about')).toBeUndefined()
})

test('an address that says its home page thousands of times is made shorter in one step', () => {
  const url = new URL(`https://www.dino.example${'/index.html'.repeat(50_000)}`)
  expect(
    canonicalTarget(
      { publicUrl: 'https://www.dino.example', isLocal: false },
      { host: url.host, scheme: 'https', url, isRead: true },
    ),
  ).toBe('/')
})
