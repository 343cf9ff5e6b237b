import { expect, test } from 'vitest'
import { signInDoneUrl, signInLanguage } from './sign-in-language.ts'

test.each([
  [{ returnTo: '/ml/book?day=2026-11-25' }, 'ml'],
  [{ returnTo: '/hi' }, 'hi'],
  [{ returnTo: '/book' }, 'en'],
  [{ failed: 'expired', in: 'hi' }, 'hi'],
  [{ in: 'fr' }, 'en'],
  [{}, 'en'],
])('signing in by %o is answered in %s', (query, language) => {
  expect(signInLanguage(query as Record<string, string>)).toBe(language)
})

test('the window ends in the language of the page that opened it', () => {
  expect(signInDoneUrl('/ml/book')).toBe('/sign-in/done?in=ml')
  expect(signInDoneUrl('/hi', 'cancelled')).toBe('/sign-in/done?failed=cancelled&in=hi')
  expect(signInDoneUrl('/book')).toBe('/sign-in/done')
  expect(signInDoneUrl('/book', 'cancelled')).toBe('/sign-in/done?failed=cancelled')
})
