import { expect, test } from 'vitest'
import { safeReturnTo, withSignInFailure } from './safe-return-to.ts'
import { signInFailureOf } from './sign-in-failure.ts'

test.each([
  '/',
  '/products/wotan',
  '/?book',
  '/products/wotan?book&date=2026-11-23&time=10:30',
  '/#contact',
  '/about?next=//evil.example',
  '/sign-in-help',
  '/quotes',
  '/products/caf%C3%A9',
])('%s is a path on this site and is kept', (path) => {
  expect(safeReturnTo(path)).toBe(path)
})

test.each([
  ['nothing', ''],
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a path without its slash', 'evil.example'],
  ['a backslash that browsers read as a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a slash and a backslash later on', '/a\\..\\..\\\\evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a header of its own', '/\r\nSet-Cookie: session=x'],
  ['a zero byte', '/\0'],
  ['a leading space', ' //evil.example'],
  ['a dot that normalises to two slashes', '/.//evil.example'],
  ['a double dot that normalises to two slashes', '/a/..//evil.example'],
  ['an encoded double dot', '/a/%2e%2e//evil.example'],
  ['the sign-in itself, which would go round for ever', '/sign-in?returnTo=/'],
  ['the sign-in with an encoded letter', '/%73ign-in'],
  ['the local sign-in with encoded letters', '/%6c%6Fcal-sign-in/auth'],
  ['the sign-in with an encoded slash', '/sign-in%2Fcallback?code=x'],
  ['a path that cannot be decoded', '/%zz'],
  ['an answer for scripts', '/api/me'],
  ['an answer for scripts with an encoded letter', '/%61pi/me'],
  ['a link of an appointment, which is a key', `/appointment/${'A'.repeat(43)}`],
  ['such a link in Malayalam', `/ml/appointment/${'A'.repeat(43)}`],
  ['a link of a quote, which is a key', `/quote/${'A'.repeat(43)}`],
  ['a link of a quote in Malayalam', `/ml/quote/${'A'.repeat(43)}`],
  ['a preview of what is not published, whose link is a key', `/preview/${'A'.repeat(43)}`],
  ['a calendar, whose address is a key', `/calendar/${'A'.repeat(43)}.ics`],
  ['something endless', `/${'a'.repeat(2000)}`],
])('%s leads to the home page instead', (_what, given) => {
  expect(safeReturnTo(given)).toBe('/')
})

test('a missing value leads to the home page', () => {
  expect(safeReturnTo(undefined)).toBe('/')
  expect(safeReturnTo(null)).toBe('/')
})

test('whatever is accepted stays on this site', () => {
  const accepted = safeReturnTo('/%2F%2Fevil.example/%5Cevil?x=\u3002')
  expect(new URL(accepted, 'https://www.dino.example').origin).toBe('https://www.dino.example')
})

test('a failure is added to the page the visitor came from, and read there', () => {
  const told = withSignInFailure('/products/wotan?book&date=2026-11-23#top', 'cancelled')
  expect(told).toBe('/products/wotan?book&date=2026-11-23&signInFailed=cancelled#top')
  expect(signInFailureOf(new URL(told, 'http://localhost').search)).toBe('cancelled')
})

test('an earlier failure is forgotten when the visitor tries again', () => {
  expect(safeReturnTo('/?book&signInFailed=cancelled')).toBe('/?book=')
})

test('a failure that nobody knows is read as a refusal', () => {
  expect(signInFailureOf('?signInFailed=%3Cscript%3E')).toBe('refused')
  expect(signInFailureOf('')).toBe(null)
})
