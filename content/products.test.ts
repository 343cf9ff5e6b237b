import { expect, test } from 'vitest'
import { specificationLabels } from './product.ts'
import { catalogue, findProduct, groups } from './catalogue.ts'

test('specifications have the nine labels of the specification and no other', () => {
  expect([...specificationLabels].sort()).toEqual([
    'Capacity Range',
    'Country',
    'Crane Type',
    'Hydraulic System',
    'Installation',
    'Max Capacity',
    'Power Source',
    'Safety Features',
    'Specialization',
  ])
  for (const { specifications } of catalogue)
    expect(specificationLabels).toEqual(expect.arrayContaining(Object.keys(specifications)))
})

test('every product says something of its safety features, and nothing that nobody has stated', () => {
  const said = catalogue.map(({ specifications }) => specifications['Safety Features'])
  expect(new Set(said)).toEqual(new Set(['On request']))
  for (const { unconfirmed } of catalogue)
    expect(unconfirmed).toContain('specifications.Safety Features')
})

test('every product has its texts, features, applications and details', () => {
  for (const product of catalogue) {
    for (const text of [product.title, product.subtitle, product.description])
      expect(text).not.toBe('')
    for (const list of [product.features, product.applications, product.additionalDetails])
      expect(list.length).toBeGreaterThan(0)
  }
})

test('Cuty is a stiff boom crane of up to 500 kg and stands among the knuckle cranes', () => {
  const cuty = findProduct('cuty')!
  expect(cuty.family).toBe('stiff-boom')
  expect(cuty.specifications).toMatchObject({
    'Crane Type': 'Stiff boom crane',
    'Max Capacity': 'Up to 500 kg',
  })
  const [knuckle] = groups
  expect(knuckle!.products.filter(({ family }) => family !== 'knuckle')).toEqual([cuty])
})

test('no product has a manual', () => {
  expect(catalogue.filter((product) => 'manualUrl' in product)).toEqual([])
})
