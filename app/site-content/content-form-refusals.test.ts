import { expect, test } from 'vitest'
import { typed } from '../../tests/typed-company.ts'
import { readContent } from './content-form.server.ts'

const errorsOf = (change: Partial<typeof typed>) => {
  const read = readContent('company', { ...typed, ...change })
  return read.ok ? {} : read.errors
}

const withCountry = 'Write it with the number of the country: +91 481 256 00 07.'
const withoutZero = 'Leave out the 0 between the country and the town: +91 481 256 00 07.'
const elsewhere = 'That is not in India. Write the latitude first: 9.5790, 76.5190.'
const byHand = 'Type it again by hand: what was pasted has letters that can’t be shown.'
const onEarth =
  'Write latitude and longitude as degrees: 9.5790, 76.5190. Leave it empty if you don’t know.'
const place = 'Write at least the place.'
const shorten = 'Shorten it to 60 letters.'
const fromBrowser = 'Copy each address from the browser: https://www.youtube.com/@….'

test.each<[string, keyof typeof typed, string, string]>([
  ['a telephone without its country', 'telephone', '0481 256 00 07', withCountry],
  ['one of too few digits', 'telephone', '+91 481', withCountry],
  ['one of too many', 'telephone', '+91 481 256 00 07 256 00 07', withCountry],
  ['one in words', 'telephone', '+91 ask for Asha', withCountry],
  ['none', 'telephone', '', withCountry],
  ['one with a 0 in brackets', 'telephone', '+91 (0) 481 256 00 07', withoutZero],
  ['one with a 0 after its country', 'whatsapp', '+91 0481 2560007', withoutZero],
  ['a WhatsApp number without its country', 'whatsapp', '94470 12345', withCountry],
  ['an e-mail address without a name', 'email', '@dino.in', 'Write it as sales@dino-cranes.in.'],
  ['no sales e-mail', 'salesEmail', '', 'Write it as sales@dino-cranes.in.'],
  ['two', 'salesEmail', 'a@dino.in, b@dino.in', 'Write it as sales@dino-cranes.in.'],
  ['a long one', 'email', `a@${'dino.'.repeat(60)}in`, 'Shorten it to 254 letters.'],
  ['no address', 'address', ' \n \n', place],
  ['an address of seven lines', 'address', '1\n2\n3\n4\n5\n6\n7', 'Use 6 lines at most.'],
  ['a long line of it', 'address', `Kottayam\n${'x'.repeat(61)}`, `Line 2: ${shorten}`],
  ['a pasted control character in it', 'address', 'Kottayam\nKerala\u0007', `Line 2: ${byHand}`],
  ['a latitude beyond the pole', 'position', '90.1, 76.5', elsewhere],
  ['a longitude beyond the date line', 'position', '9.5, 180.1', elsewhere],
  ['a longitude before its latitude', 'position', '76.519, 9.579', elsewhere],
  ['a place in words', 'position', 'beside the bridge', onEarth],
  ['half a place', 'position', '9.579', onEarth],
  ['eight lines of opening hours', 'hours', '1\n2\n3\n4\n5\n6\n7\n8', 'Use 7 lines at most.'],
  ['a long line of them', 'hours', 'x'.repeat(61), `Line 1: ${shorten}`],
  ['a page elsewhere by its name', 'social', '@dino', `Line 1: ${fromBrowser}`],
  ['one that runs something', 'social', 'javascript:alert(1)', `Line 1: ${fromBrowser}`],
  ['one without https', 'social', 'http://www.youtube.com/@dino', `Line 1: ${fromBrowser}`],
  [
    'a second one that is none',
    'social',
    'https://www.youtube.com/@dino\nno',
    `Line 2: ${fromBrowser}`,
  ],
  ['seven of them', 'social', 'https://x.com/dino\n'.repeat(7), 'Use 6 lines at most.'],
  ['nothing about the company', 'tagline', '  ', 'Say in a sentence what the company makes.'],
  ['too much about it', 'tagline', 'x'.repeat(141), 'Shorten it to 140 letters.'],
  ['a pasted control character in that', 'tagline', 'Cranes\u0000 of Kerala', byHand],
])('%s is refused in words of its own', (_what, field, text, words) => {
  expect(errorsOf({ [field]: text })).toEqual({ [field]: words })
})

test('all that is wrong is told at once, a missing field too', () => {
  const errors = errorsOf({ telephone: '1', position: 'x', tagline: '' })
  expect(Object.keys(errors)).toEqual(['telephone', 'position', 'tagline'])
  const empty = readContent('company', {})
  expect(!empty.ok && Object.keys(empty.errors).toSorted()).toEqual(
    ['telephone', 'whatsapp', 'salesEmail', 'email', 'address', 'tagline'].toSorted(),
  )
})
