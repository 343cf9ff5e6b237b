import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { slugOf } from './product.ts'
import { contentReport } from '../scripts/content-report.ts'
import { catalogue, findProduct, groups } from './catalogue.ts'
import { allColours } from './colours.ts'
import { company } from './company.ts'
import { standIns } from './stand-ins.ts'

test('the two groups begin with the products of the header, in its order; newer ones follow', () => {
  const [knuckle, recovery] = groups.map(({ title, products }) => [
    title,
    ...products.map((product) => product.title),
  ])
  const cranes = ['Knuckle Cranes', 'Wotan', 'Woodpicker', 'Swifty', 'Scoot', 'Cuty', 'Brisky']
  const vehicles = ['Recovery Cranes', 'Wheelift', 'Flatbed', 'Slider', 'Ground-O', 'Swiftlift']
  expect(knuckle!.slice(0, cranes.length)).toEqual(cranes)
  expect(recovery!.slice(0, vehicles.length)).toEqual(vehicles)
})

test('every file of a product is in the catalogue, whoever reads it', async () => {
  const files = globSync('content/products/*.ts').map((file) => basename(file, '.ts'))
  expect(catalogue.map(({ id }) => id).toSorted()).toEqual(files.toSorted())
  // A script runs without the bundler, which lists the files for the site.
  const script = `import('./content/catalogue.ts').then(({ catalogue }) => console.log(catalogue.map(({ id }) => id).join()))`
  const { stdout } = spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' })
  expect(stdout.trim()).toBe(catalogue.map(({ id }) => id).join())
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

test('no text of a product states a figure other than the 500 kg of Cuty', () => {
  const figures = catalogue.flatMap((product) => {
    const { moq: _, unconfirmed: __, manualUrl: ___, ...shown } = product
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

test('all come in every colour but Swifty, which has no light green', () => {
  for (const product of catalogue) {
    expect(product.colours).toEqual(
      product.id === 'swifty'
        ? allColours.filter((colour) => colour !== 'light-green')
        : allColours,
    )
  }
})

test('the report names the settings that reach nobody before the products', () => {
  const lines = contentReport().split('\n')
  expect(lines[0]).toBe('To confirm: Company')
  expect(lines[1]).toBe('  phone number')
  expect(lines.join('\n')).toContain('  Specialization: Stone and marble handling')
  const ofMachines = lines.filter((line) => line.startsWith('To confirm: Machines'))
  expect(ofMachines).toHaveLength(catalogue.length)
})

test('until the owner fills them in, phone and e-mail reach nobody', () => {
  const { phone, email, salesEmail } = company
  // Half a number would look like one that can be called.
  const called = standIns(company).includes('phone') ? 'tel:+910000000000' : phone.href
  expect(called).toMatch(/^tel:\+91\d{10}$/)
  for (const address of [email, salesEmail]) expect(address).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/)
})
