import { expect, test } from 'vitest'
import { isTooQuick, pageOf, referrerOf } from './enquiry-origin.ts'

const now = new Date('2026-11-23T04:00:00Z')

test('a form filled in within two seconds was not filled in by a person', () => {
  expect(isTooQuick({ seconds: '0.4' }, now)).toBe(true)
  expect(isTooQuick({ opened: String(now.getTime() - 1500) }, now)).toBe(true)
  expect(isTooQuick({ seconds: '2' }, now)).toBe(false)
  expect(isTooQuick({ opened: String(now.getTime() - 60_000) }, now)).toBe(false)
})

test('where nothing is known about the time, nothing is refused', () => {
  expect(isTooQuick({}, now)).toBe(false)
  expect(isTooQuick({ seconds: 'soon' }, now)).toBe(false)
  expect(isTooQuick({ opened: String(now.getTime() + 60_000) }, now)).toBe(false)
})

test('the page is a path of this site: as told, or from the Referer header', () => {
  expect(pageOf({ page: '/products/wotan' }, undefined)).toBe('/products/wotan')
  expect(pageOf({}, 'https://www.dino.example/?utm=poster')).toBe('/?utm=poster')
  expect(pageOf({ page: 'javascript:alert(1)' }, undefined)).toBeNull()
  expect(pageOf({}, undefined)).toBeNull()
})

test('the token of an offered slot is not written down with the page', () => {
  expect(pageOf({ page: `/?book&again=${'A'.repeat(43)}&x=1` }, undefined)).toBe(
    '/?book&again=…&x=1',
  )
})

test('the link of an appointment is not written down, as page or referrer', () => {
  const link = `/appointment/${'A'.repeat(43)}`
  expect(pageOf({ page: `${link}?move#slots` }, undefined)).toBe('/appointment/…?move#slots')
  expect(pageOf({}, `https://www.dino.example${link}`)).toBe('/appointment/…')
  expect(pageOf({ page: `/ml${link}` }, undefined)).toBe('/ml/appointment/…')
  expect(referrerOf({ referrer: `https://www.dino.example${link}?move` })).toBe(
    'https://www.dino.example/appointment/…',
  )
})

test.each([
  ['/quote/KEY?enquire=quote', '/quote/…?enquire=quote'],
  ['/ml/quote/KEY', '/ml/quote/…'],
  ['/hi/quote/KEY/quote.pdf', '/hi/quote/…/quote.pdf'],
  ['/preview/KEY', '/preview/…'],
  ['/ml/preview/KEY?enquire=contact', '/ml/preview/…?enquire=contact'],
  ['/calendar/KEY.ics', '/calendar/…'],
  ['/appointment/KEY/calendar.ics', '/appointment/…/calendar.ics'],
])('no key is written down: %s', (path, written) => {
  const key = 'A-b_'.repeat(11).slice(1)
  const page = path.replace('KEY', key)
  const address = `https://www.dino.example${page}`
  expect(pageOf({ page }, undefined)).toBe(written)
  expect(pageOf({}, address)).toBe(written)
  expect(referrerOf({ referrer: address })).toBe(
    `https://www.dino.example${written.replace(/\?.*/, '')}`,
  )
})

test('a page that is no address adds no line to the mail about it', () => {
  expect(pageOf({ page: '/\r\nPhone: 1\u0000' }, undefined)).toBe('/ Phone: 1 ')
})

test('a referrer loses its query, and anything but a web page is none', () => {
  expect(referrerOf({ referrer: 'https://search.example/find?q=private' })).toBe(
    'https://search.example/find',
  )
  expect(referrerOf({ referrer: 'data:text/html,x' })).toBeNull()
  expect(referrerOf({})).toBeNull()
})
