/**
 * Prints what the owner has to fill in or confirm: first the settings that reach nobody yet, then
 * every text of a product that was written from what such a machine is, not from the maker's data.
 */
import { fileURLToPath } from 'node:url'
import { specificationLabels, type Product, type Unconfirmed } from '../app/products/product.ts'
import { catalogue } from '../content/catalogue.ts'
import { company, unconfirmedSettings } from '../content/company.ts'

export function contentReport(products: Product[]): string {
  return [
    'To fill in: content/company.ts',
    ...unconfirmedSettings.map((name) => `  ${name}: ${describe(company[name])}`),
    '',
    ...products.flatMap((product) => [
      `To confirm: content/products/${product.id}.ts`,
      ...product.unconfirmed.map((field) => `  ${field}: ${describe(valueOf(product, field))}`),
      '',
    ]),
    `${unconfirmedSettings.length + products.flatMap((product) => product.unconfirmed).length} in all. ` +
      "Remove a field from its product's `unconfirmed` list once it is right.",
  ].join('\n')
}

function valueOf(product: Product, field: Unconfirmed): unknown {
  const specification = specificationLabels.find((label) => field === `specifications.${label}`)
  return specification ? product.specifications[specification] : product[field as keyof Product]
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'not known yet'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(describe).join(' / ')
  return Object.values(value as object)
    .map(describe)
    .join(': ')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(contentReport(catalogue))
