import { expect, test } from 'vitest'
import {
  asksForMore,
  networkLink,
  pageOfData,
  wantedFromNetwork,
  whoseIs,
  type Asked,
} from './requests.ts'

const origin = 'https://www.dino.example'

const whose = (path: string, more: Partial<Asked> = {}) =>
  whoseIs(
    { method: 'GET', isNavigation: false, hasRange: false, url: new URL(path, origin), ...more },
    origin,
  )

test.each([
  '/',
  '/products/wotan',
  '/products/wotan?colour=red',
  '/gallery?photo=3',
  '/?book',
  '/ml',
  '/ml/gallery',
  '/hi/products/wotan',
])('%s is a page for everybody', (path) => expect(whose(path, { isNavigation: true })).toBe('page'))

test.each([
  '/_.data',
  '/gallery.data',
  '/products/wotan.data?_routes=root',
  '/ml.data',
  '/ml/gallery.data',
])('%s is data of one', (path) => expect(whose(path)).toBe('data'))

test.each([
  '/assets/app-1a2b.js',
  '/assets/yard-3c4d.avif',
  '/assets/words-ml-1a2b.js',
  `/files/${'a1'.repeat(32)}/400.avif`,
])('%s has its content in its name', (path) => expect(whose(path)).toBe('asset'))

test.each([
  ...['/catalogue.json', '/brochures/wotan.pdf', '/marks/favicon.svg'],
  `/files/${'a1'.repeat(32)}/paper.pdf`,
])('%s is a file', (path) => expect(whose(path)).toBe('file'))

test.each([
  ...[
    '/api/me',
    '/api/appointments/live',
    '/staff',
    '/staff/today',
    '/staff.data',
    '/sign-in',
    '/sign-in/callback',
  ],
  ...[
    '/account',
    '/book',
    '/book.data',
    '/appointment/abc',
    '/appointment/abc.data',
    '/quote/abc',
    '/calendar/abc.ics',
  ],
  ...[
    `/files/${'a1'.repeat(32)}/original.pdf`,
    `/files/${'a1'.repeat(32)}/film.mp4`,
    '/files/mine',
    '/preview/abc',
    '/metrics',
    '/kept.json',
    '/sw.js',
  ],
  ...['/assets/film-1a2b.mp4', '/ml/api/me', '/ml/staff', '/sitemap.xml'],
])('%s is nobody’s but the browser’s own', (path) => {
  expect(whose(path)).toBe('leave')
  expect(whose(path, { isNavigation: true })).toBe('leave')
})

test('what is sent, a piece of a file, and another site are left alone', () => {
  expect(whose('/contact', { method: 'POST', isNavigation: true })).toBe('leave')
  expect(whose('/', { method: 'HEAD' })).toBe('leave')
  expect(whose('/brochures/wotan.pdf', { hasRange: true })).toBe('leave')
  expect(whose('https://maps.example/')).toBe('leave')
})

test.each(['/_.data', '/catalogue.json', '/assets/app-1a2b.js', '/brochures/wotan.pdf'])(
  '%s that is fetched to be kept is the network’s',
  (path) => expect(whose(path, { isToKeep: true })).toBe('leave'),
)

test('data belongs to a page', () => {
  expect(pageOfData('/_.data')).toBe('/')
  expect(pageOfData('/ml.data')).toBe('/ml')
  expect(pageOfData('/products/wotan.data')).toBe('/products/wotan')
})

test('the link to the network leads back to its page, with all that was asked of it', () => {
  const from = (page: string, referrer = page) => {
    const { href: url } = new URL(networkLink, new URL(page, origin))
    return wantedFromNetwork({ url, referrer: referrer && new URL(referrer, origin).href })
  }
  for (const page of ['/', '/about', '/gallery?show=videos', '/ml/shortlist?machines=wotan,cuty'])
    expect(from(page)).toBe(origin + page)
  // A browser may not tell, and nobody is led around in a circle.
  expect(from('/gallery?show=videos', '')).toBe(`${origin}/gallery`)
  expect(from('/about', '/gallery?show=videos')).toBe(`${origin}/about`)
  expect(from(`/about${networkLink}`)).toBe(`${origin}/about`)
  expect(wantedFromNetwork({ url: `${origin}/about?colour=red`, referrer: '' })).toBeUndefined()
})

test('a page that the server draws for what its address asks is another one than the kept', () => {
  const asks = (path: string) => asksForMore(new URL(path, origin))
  for (const path of [
    '/compare?machines=wotan,swifty',
    '/shortlist?machines=wotan',
    '/contact?topic=quote',
    '/which-machine?load=5t',
    '/ml/compare.data?machines=wotan',
  ])
    expect([path, asks(path)]).toEqual([path, true])
  for (const path of [
    '/compare',
    '/products/wotan?colour=red&view',
    '/which-machine?utm_source=poster',
    '/which-machine?book',
    '/gallery?photo=3',
    '/contact?form=1',
  ])
    expect([path, asks(path)]).toEqual([path, false])
})
