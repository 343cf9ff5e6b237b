import { dimensionLetters, dimensionNames, dimensionValue } from '../../content/dimensions.ts'
import { here, t, translated } from '../../content/language/t.ts'
import type { Swatch } from '../../content/paint.ts'
import { families, specificationRows, type Product } from '../../content/product.ts'
import { brochurePath } from '../../content/site.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { paperPath } from '../../content/files.ts'
import { galleryItems } from '../gallery/gallery-items.server.ts'

/** What stands of a machine in a row. */
export interface ComparedCell {
  text?: string
  list?: string[]
  paints?: Pick<Swatch, 'id' | 'name' | 'swatch'>[]
  links?: { title: string; to: string; isFile: boolean }[]
}

export interface ComparedRow {
  label: string
  /** Of each machine, in their order. */
  cells: ComparedCell[]
  differs: boolean
}

/** All that the site knows of the machines, row by row; what nobody has stated is on request. */
export function compareRows(products: readonly Product[], content: SiteContent): ComparedRow[] {
  const { paints } = content.catalogue
  const row = (label: string, cellOf: (product: Product) => ComparedCell): ComparedRow => {
    const cells = products.map(cellOf)
    return { label, cells, differs: new Set(cells.map(said)).size > 1 }
  }
  const first = [
    row(t('Kind'), ({ family }) => ({ text: translated(families[family]) })),
    row(t('In short'), ({ subtitle }) => ({ text: subtitle })),
    row(t('Operation'), ({ description }) => ({ text: description })),
  ]
  const last = [
    ...dimensionLetters
      .filter((letter) => products.some(({ dimensions }) => dimensions?.[letter] !== undefined))
      .map((letter) =>
        row(t(dimensionNames[letter]), ({ dimensions }) => ({
          text: dimensionValue(dimensions, letter),
        })),
      ),
    row(t('Features'), ({ features }) => ({ list: features.map(({ title }) => title) })),
    row(t('Uses'), ({ applications }) => ({ list: applications })),
    row(t('Paints'), ({ colours }) => ({
      paints: paints.swatchesOf(colours).map(({ id, name, swatch }) => ({ id, name, swatch })),
    })),
    row(t('Papers'), papersOf),
    row(t('Films'), (product) => filmsOf(product, content)),
    row(t('Price'), ({ price }) => ({ text: price })),
    row(t('Minimum Order'), ({ moq }) => ({ text: moq })),
  ]
  const specifications = specificationLabelsOf(products).map((label) =>
    row(translated(label), (product) => ({
      text: product.specifications[label] ?? t('On request'),
    })),
  )
  // An owner may call one as ours are called, which every machine has.
  const ours = new Set([...first, ...last].map(({ label }) => alike(label)))
  return [...first, ...specifications.filter(({ label }) => !ours.has(alike(label))), ...last]
}

const alike = (label: string) => label.trim().toLowerCase()

/** Those that any of them has: the site's own in their order, then the others. */
function specificationLabelsOf(products: readonly Product[]): string[] {
  const all = Object.assign({}, ...products.map(({ specifications }) => specifications))
  return specificationRows({ specifications: all }).map(({ label }) => label)
}

function papersOf({ id, manual, manualUrl }: Product): ComparedCell {
  const to = manual ? paperPath({ id: manual }) : manualUrl
  const brochure = { title: t('Brochure, PDF'), to: here(brochurePath(id)), isFile: true }
  return { links: [brochure, ...(to ? [{ title: t('Manual'), to, isFile: true }] : [])] }
}

function filmsOf({ id }: Product, content: SiteContent): ComparedCell {
  const films = galleryItems(content).filter(
    ({ type, product }) => type === 'video' && product?.id === id,
  )
  if (films.length === 0) return { text: t('None yet') }
  return {
    links: films.map(({ name, title }) => ({ title, to: `/gallery?photo=${name}`, isFile: false })),
  }
}

/** What a cell says, by which it differs from others: not in what order. */
function said({ text, list, paints, links }: ComparedCell): string {
  const words = list ?? paints?.map(({ name }) => name) ?? links?.map(({ title }) => title)
  return words ? words.toSorted().join('\n') : text!
}
