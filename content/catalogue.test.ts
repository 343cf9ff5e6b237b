import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slugOf } from '../app/products/product.ts'
import { contentReport } from '../scripts/content-report.ts'
import { catalogue, findProduct, groups } from './catalogue.ts'
import { allColours } from './colours.ts'
import { company } from './company.ts'

test('the two groups hold the products in the order of the header', () => {
  expect(groups.map(({ title, products }) => [title, ...products.map((p) => p.title)])).toEqual([
    ['Knuckle Cranes', 'Wotan', 'Woodpicker', 'Swifty', 'Scoot', 'Cuty', 'Brisky'],
    ['Recovery Cranes', 'Wheelift', 'Flatbed', 'Slider', 'Ground-O', 'Swiftlift'],
  ])
})

test('a slug is the lower-case name with hyphens and nothing but word characters', () => {
  expect(slugOf('Ground-O')).toBe('ground-o')
  expect(slugOf('Wotan Plus')).toBe('wotan-plus')
  expect(slugOf('Dino (Mark II)!')).toBe('dino-mark-ii')
})

test('every product has the slug of its title as its id', () => {
  for (const product of catalogue) expect(product.id).toBe(slugOf(product.title))
})

test('a product is found by its id, and nothing by another', () => {
  expect(findProduct('ground-o')?.title).toBe('Ground-O')
  expect(findProduct('constructor')).toBeUndefined()
})

test('every product has its drawing', () => {
  const missing = catalogue.filter(({ id }) => !existsSync(`app/products/drawings/${id}-side.svg`))
  expect(missing.map(({ title }) => title)).toEqual([])
})

test('no text of a product states a figure other than the 500 kg of Cuty', () => {
  const figures = catalogue.flatMap((product) => {
    const { moq: _, unconfirmed: __, brochure: ___, manualUrl: ____, ...shown } = product
    const text = JSON.stringify(shown)
    const claimed = product.id === 'cuty' ? text.replaceAll(/up to 500 kg/gi, '') : text
    return claimed.match(/.{0,20}\d.{0,20}/g) ?? []
  })
  expect(figures).toEqual([])
})

test('price, order size, country and mounting are those of the maker', () => {
  for (const product of catalogue) {
    expect(product.price).toBe('Contact for Quote')
    expect(product.moq).toBe('1 Unit')
    expect(product.specifications.Country).toContain('India')
    expect(product.specifications.Installation).toBe('Truck mounted')
  }
})

test('what the maker has not stated waits for confirmation', () => {
  for (const product of catalogue) {
    const { family, id, specifications, unconfirmed } = product
    const stated = ['Country', 'Installation']
    if (family === 'knuckle' || family === 'stiff-boom') stated.push('Crane Type')
    if (id === 'cuty') stated.push('Max Capacity')
    const written = Object.keys(specifications).filter((label) => !stated.includes(label))
    expect(unconfirmed).toEqual(
      expect.arrayContaining([
        'subtitle',
        'description',
        'features',
        'applications',
        ...written.map((label) => `specifications.${label}`),
      ]),
    )
  }
})

test('all come in eight colours but Swifty, which has no light green', () => {
  for (const product of catalogue) {
    expect(product.colours).toEqual(
      product.id === 'swifty'
        ? allColours.filter((colour) => colour !== 'light-green')
        : allColours,
    )
  }
})

test('the report names the settings that reach nobody before the products', () => {
  const lines = contentReport(catalogue).split('\n')
  expect(lines[0]).toContain('content/company.ts')
  expect(lines[1]).toContain(company.phone.display)
  expect(lines.join('\n')).toContain('specifications.Specialization: Stone and marble handling')
  expect(lines.filter((line) => line.startsWith('To confirm'))).toHaveLength(catalogue.length)
})

test('until the owner fills them in, phone and e-mail reach nobody', () => {
  expect(company.phone.display).toMatch(/^\+91[ 0]+$/)
  expect([company.email, company.salesEmail].every((address) => address.endsWith('.example'))).toBe(
    true,
  )
})
