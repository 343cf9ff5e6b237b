import { expect, test } from 'vitest'
import { signInUrl, signInWindowFeatures } from './sign-in-window.ts'

test('the page to come back to survives its own query', () => {
  const url = new URL(signInUrl('/?book&date=2026-11-23', { popup: true }), 'http://localhost')
  expect(url.searchParams.get('returnTo')).toBe('/?book&date=2026-11-23')
  expect(url.searchParams.get('popup')).toBe('1')
})

test('the link without scripts signs in on the whole page', () => {
  expect(signInUrl('/about')).toBe('/sign-in?returnTo=%2Fabout')
})

test('the window opens over the middle of the browser, also on a second screen', () => {
  const browser = { screenX: 1920, screenY: 100, outerWidth: 1280, outerHeight: 840 }
  expect(signInWindowFeatures(browser)).toBe('popup,width=480,height=640,left=2320,top=200')
})
