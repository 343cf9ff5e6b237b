/**
 * Prints what the owner has to fill in or confirm: first the settings that reach nobody yet, then the certificates, then
 * what has not been made of a new product, then every text that was written from what such a machine is, not from the
 * maker's data.
 */
import { globSync } from 'node:fs'
import { specificationLabels, type Product, type Unconfirmed } from '../content/product.ts'
import { catalogue } from '../content/catalogue.ts'
import { certificates as allCertificates, type Certificate } from '../content/certificates.ts'
import { company as ours } from '../content/company.ts'
import { standIns } from '../content/stand-ins.ts'
import { lackingOf } from './media-faults.ts'

interface Confirmed {
  company?: typeof ours
  certificates?: readonly Certificate[]
  files?: readonly string[]
}

export function contentReport(
  products: Product[],
  {
    company = ours,
    certificates = allCertificates,
    files = globSync('{media,public}/**/*.*'),
  }: Confirmed = {},
): string {
  const settings = standIns(company).map((name) => `  ${name}: ${describe(company[name])}`)
  const specimens = certificates.filter(({ specimen }) => specimen)
  const made = new Set(files)
  const unmade = products.map((product) => ({ product, lacking: lackingOf(product, made) }))
  const texts = products.filter(({ unconfirmed }) => unconfirmed.length > 0)
  const count = [
    ...[settings, specimens],
    ...unmade.map(({ lacking }) => lacking),
    ...texts.map(({ unconfirmed }) => unconfirmed),
  ].flat().length
  return [
    ...section('To fill in, in the office under Site or in content/company.ts', settings),
    ...section(
      'To replace by the issued ones: content/certificates.ts',
      specimens.map(({ id, title }) => `  ${id}: ${title} is a specimen`),
    ),
    ...unmade.flatMap(({ product, lacking }) =>
      section(
        `To make of ${product.title}, or to photograph: studio/README.md`,
        lacking.map((line) => `  ${line}`),
      ),
    ),
    ...texts.flatMap((product) =>
      section(
        `To confirm: content/products/${product.id}.ts`,
        product.unconfirmed.map((field) => `  ${field}: ${describe(valueOf(product, field))}`),
      ),
    ),
    count === 0 ? 'Nothing is left to fill in or to confirm.' : `${count} in all. ${howTo(texts)}`,
  ]
    .join('\n')
    .trim()
}

const section = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines, ''] : [])

const howTo = ({ length }: Product[]) =>
  length > 0 ? "Remove a field from its product's `unconfirmed` list once it is right." : ''

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

if (import.meta.main) console.log(contentReport(catalogue))
