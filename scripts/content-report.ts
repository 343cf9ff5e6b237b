/**
 * Prints what the owner has to fill in or confirm, of what is published, as Today counts it in the office: kind by kind, item
 * by item. Then what has not been made of a machine yet, and how far each language is.
 */
import { globSync } from 'node:fs'
import {
  contentKinds,
  kinds,
  titleOf,
  toConfirm,
  type ContentBodies,
  type ContentKind,
} from '../app/site-content/content-kinds.server.ts'
import { deliveredBodies, siteContentOf, type Bodies } from '../content/site-content.ts'
import { finderLacks } from '../content/finder-facts.ts'
import { specificationLabels, type Product } from '../content/product.ts'
import { languagesReport } from './languages-report.ts'
import { lackingOf } from './media-faults.ts'
import { publishedBodies } from './published-bodies.ts'

export function contentReport(
  bodies: Bodies = deliveredBodies,
  files: readonly string[] = globSync('{media,public}/**/*.*'),
): string {
  const made = new Set(files)
  const { products } = siteContentOf({ bodies }).catalogue
  const claims = kinds.flatMap((kind) =>
    [...bodies[kind]].map(([item, body]) => ({
      heading: headingOf(kind, item, body),
      lines: toConfirm(kind, body).map(({ field, words }) =>
        field ? `  ${words}: ${describe(valueOf(body, field))}` : `  ${words}`,
      ),
    })),
  )
  const count = claims.flatMap(({ lines }) => lines).length
  return [
    ...claims.flatMap(({ heading, lines }) => section(`To confirm: ${heading}`, lines)),
    ...products.flatMap((product) =>
      section(
        `To make of ${product.title}, or to photograph: studio/README.md`,
        lackingOf(product, made).map((line) => `  ${line}`),
      ),
    ),
    ...products.flatMap((product) =>
      section(
        `To tell the finder of ${product.title}`,
        finderLacks(product).map((line) => `  ${line}`),
      ),
    ),
    count === 0
      ? 'Nothing is left to fill in or to confirm.'
      : `${count} to fill in or to confirm, in the office under Site: Today counts the same.`,
  ]
    .join('\n')
    .trim()
}

/** 'Machines, Wotan' */
function headingOf<Kind extends ContentKind>(kind: Kind, item: string, body: ContentBodies[Kind]) {
  const { title, items } = contentKinds[kind]
  return items ? `${title}, ${titleOf({ kind, item }, body)}` : title
}

const section = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines, ''] : [])

/** Of a product: nothing else has claims of single fields. */
function valueOf(body: ContentBodies[ContentKind], field: string): unknown {
  const product = body as Product
  const label = specificationLabels.find((each) => field === `specifications.${each}`)
  return label ? product.specifications[label] : product[field as keyof Product]
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'not known yet'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(describe).join(' / ')
  return Object.values(value as object)
    .map(describe)
    .join(': ')
}

if (import.meta.main) {
  const { bodies, translations, told } = await publishedBodies()
  const languages = languagesReport(siteContentOf({ bodies, translations }))
  console.log(`${told}\n\n${contentReport(bodies)}\n\n${languages}`)
}
