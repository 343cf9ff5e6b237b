import { expect, test } from 'vitest'
import { isVisit } from './only-visits.ts'

const asked = (headers: Record<string, string>) =>
  isVisit(new Request('https://www.dino.example/sign-in', { headers }))

test.each([
  ['a link of a mail, or of any page', { 'Sec-Fetch-Site': 'cross-site', dest: 'document' }],
  ['a link of ours', { 'Sec-Fetch-Site': 'same-origin', dest: 'document' }],
  ['an address that was typed, or is read ahead', { 'Sec-Fetch-Site': 'none', dest: 'document' }],
  ['a page of ours that fetches', { 'Sec-Fetch-Site': 'same-origin', dest: 'empty' }],
])('%s is a visit', (_, { dest, ...headers }) => {
  expect(asked({ ...headers, 'Sec-Fetch-Dest': dest })).toBe(true)
})

test('a client that says nothing is let through', () => {
  expect(asked({})).toBe(true)
})

test.each(['image', 'iframe', 'script', 'empty', 'video'])(
  'what another site asks for as %s is none',
  (destination) => {
    for (const site of ['cross-site', 'same-site'])
      expect(asked({ 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': destination })).toBe(false)
  },
)

test('what another site has fetched ahead is none', () => {
  const document = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }
  expect(asked({ ...document, 'Sec-Purpose': 'prefetch;prerender' })).toBe(false)
})
