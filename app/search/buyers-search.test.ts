import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { productsIn } from '../page/fetch-catalogue.ts'
import { catalogueData } from '../page/known-products.server.ts'
import { search as searchIn } from './search-index.ts'

const products = productsIn(catalogueData(delivered))
const search = (query: string) => searchIn(query, products).found

/** Whom the specification names as buyers, in the words that they would type. */
test.each([
  ['construction', 'Wotan'],
  ['construction site', 'Wotan'],
  ['timber', 'Woodpicker'],
  ['marble', 'Brisky'],
  ['municipality', 'Scoot'],
  ['municipal services', 'Wheelift'],
  ['vehicle recovery', 'Flatbed'],
  ['car transport', 'Slider'],
  ['car transporter', 'Slider'],
])('‘%s’ finds a machine for such work, %s among the first three', (query, title) => {
  const found = search(query).map((result) => result.title)
  expect(found.slice(0, 3)).toContain(title)
})
