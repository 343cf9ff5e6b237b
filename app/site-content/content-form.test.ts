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
import { facts, typed } from '../../tests/typed-company.ts'

const kinds = Object.keys(contentKinds) as ContentKind[]

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
    errors: { dimensions: `Line 1: ${dimensionMistake}` },
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
