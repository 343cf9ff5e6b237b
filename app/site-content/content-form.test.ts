import { expect, test } from 'vitest'
import { dimensionMistake } from '../rules/dimension-text.ts'
import { companyFacts } from '../../content/company.ts'
import {
  bestOf,
  fieldsOf,
  readContent,
  storedContent,
  writeContent,
} from './content-form.server.ts'
import { deliveredBodies, type ContentKind } from '../../content/site-content.ts'
import { contentKinds, isContentKind } from './content-kinds.server.ts'

const typed = {
  telephone: '+91 481 256 00 07',
  whatsapp: '+91 (94470) 12-345',
  salesEmail: 'sales@dino-cranes.in',
  email: 'hello@dino-cranes.in',
  address: 'Nattakom\nKottayam\nKerala, India',
  position: '9.579, 76.519',
  hours: 'Monday to Saturday, 9:00 to 17:30\nSunday closed',
  holidays: '2026-12-25 Christmas\n2027-01-26',
  social: 'https://www.youtube.com/@dino\nhttps://www.facebook.com/dino',
  tagline: 'Cranes, made in Kerala – കേരളം.',
}

const facts = {
  ...typed,
  address: ['Nattakom', 'Kottayam', 'Kerala, India'],
  position: { latitude: 9.579, longitude: 76.519 },
  hours: ['Monday to Saturday, 9:00 to 17:30', 'Sunday closed'],
  holidays: ['2026-12-25 Christmas', '2027-01-26'],
  social: ['https://www.youtube.com/@dino', 'https://www.facebook.com/dino'],
}

const kinds = Object.keys(contentKinds) as ContentKind[]

const errorsOf = (change: Partial<typeof typed>) => {
  const read = readContent('company', { ...typed, ...change })
  return read.ok ? {} : read.errors
}

test('what is typed is read, and written again the same', () => {
  const read = readContent('company', typed)
  expect(read).toEqual({ ok: true, body: facts, form: typed })
  expect(writeContent('company', facts)).toEqual(typed)
})

const everyItem = kinds.flatMap((kind) =>
  [...deliveredBodies[kind]].map(([item, body]) => ({ kind, item, body })),
)

test.each(everyItem)(
  '$kind $item as it is delivered can be written in its form, and is read the same',
  ({ kind, body }) => {
    const form = writeContent(kind, body)
    expect(readContent(kind, form, body)).toEqual({ ok: true, body, form })
  },
)

test('dimensions that were measured are millimetres; without any, the machine has none', () => {
  const wotan = deliveredBodies.product.get('wotan')!
  const form = writeContent('product', wotan)
  const read = (dimensions: string) => readContent('product', { ...form, dimensions }, wotan)
  expect(read('Overall length: 7450')).toMatchObject({
    ok: true,
    body: { dimensions: { A: 7450 } },
    form: { dimensions: 'Overall length: 7,450 mm' },
  })
  expect(read('Overall length: 7.45 m')).toMatchObject({
    ok: false,
    errors: { dimensions: dimensionMistake },
  })
  expect(read('')).toEqual({ ok: true, body: wotan, form })
})

test('what is written in another way is the same content', () => {
  const another = {
    ...typed,
    telephone: '  +91 481 256 00 07 ',
    address: '\r\n Nattakom\r\n\r\nKottayam \r\n Kerala, India\r\n',
    position: ' 9.5790  76.5190 ',
    nobodyAskedForThis: 'x',
  }
  expect(readContent('company', another)).toEqual({ ok: true, body: facts, form: typed })
})

test('a sentence that was typed or pasted in several lines is read in one', () => {
  const tagline = ' Lifts logs.\r\nAnd \t\n beams.\tAt 4 m. '
  expect(readContent('company', { ...typed, tagline })).toMatchObject({
    body: { tagline: 'Lifts logs. And beams. At 4 m.' },
  })
})

test('what nobody knows, or what there is not, is left empty', () => {
  const none = { position: '', hours: '', holidays: '', social: '' }
  const read = readContent('company', {
    ...typed,
    position: ' ',
    hours: '\r\n',
    holidays: '',
    social: ' ',
  })
  const body = { position: null, hours: [], holidays: [], social: [] }
  expect(read).toMatchObject({ ok: true, body, form: none })
})

test.each(['28.6139, 77.209', '9.57 76.5', '10.0000001,76.2'])(
  '%s is a place in India',
  (position) => {
    const read = readContent('company', { ...typed, position })
    expect(read.ok && readContent('company', read.form)).toEqual(read)
  },
)

test.each([
  ['+91 481 256.00.07', '+91 481 256 00 07'],
  ['+91 481–256–0007', '+91 481-256-0007'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
])('a number that is copied as %s is read as %s', (telephone, read) => {
  expect(readContent('company', { ...typed, telephone })).toMatchObject({
    body: { telephone: read },
  })
})

test('a page elsewhere is kept as browsers understand its address', () => {
  const read = readContent('company', { ...typed, social: 'https:www.youtube.com/@dino' })
  expect(read).toMatchObject({ body: { social: ['https://www.youtube.com/@dino'] } })
})

test('what was stored under rules that are stricter now can be seen and mended', () => {
  const old = { ...facts, telephone: '0481 256 00 07', address: [] }
  expect(writeContent('company', old)).toEqual({
    ...typed,
    telephone: '0481 256 00 07',
    address: '',
  })
})

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

test('what was stored before a field came takes that field as it is delivered', () => {
  const { tagline: _later, hours: _too, ...older } = facts
  const { tagline, hours } = companyFacts
  expect(storedContent({ kind: 'company', item: '' }, older)).toEqual({ ...facts, tagline, hours })
  expect(storedContent({ kind: 'company', item: '' }, facts)).toEqual(facts)
})

test('of a form that is not right yet, the right fields count and the others are as they were', () => {
  const faulty = { ...typed, telephone: '256 00 07', address: '', tagline: 'Cranes for logs.' }
  expect(bestOf('company', faulty, companyFacts)).toEqual({
    ...facts,
    ...{ telephone: companyFacts.telephone, address: companyFacts.address },
    tagline: 'Cranes for logs.',
  })
  expect(bestOf('company', typed, companyFacts)).toEqual(facts)
  expect(bestOf('company', {}, facts)).toEqual({
    ...{ ...facts, position: null, hours: [], holidays: [], social: [] },
  })
})

/** What nobody edits: what an item is known by, what it was made with, what only the studio has. */
const notInForms = [
  'id',
  'slug',
  'unconfirmed',
  'manualUrl',
  'image',
  'video',
  'file',
  'cover',
  'pages',
  'specimen',
  'coat',
  'version',
]

test.each(kinds)('every field of %s is in its form, with words', (kind) => {
  const fields = fieldsOf(kind)
  const inForm = fields.map(({ name }) => name)
  const stored = [...deliveredBodies[kind].values()].flatMap((body) => Object.keys(body))
  const missing = stored.filter((name) => ![...inForm, ...notInForms].includes(name))
  expect(missing).toEqual([])
  expect(fields.filter(({ label, maximum }) => !/\w/.test(label) || maximum <= 0)).toEqual([])
  const labels = fields.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('only what is listed is a kind of content', () => {
  expect(kinds.every(isContentKind)).toBe(true)
  for (const name of ['', 'toString', '__proto__', 'Company'])
    expect(isContentKind(name)).toBe(false)
})
