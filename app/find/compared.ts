import type { Catalogue } from '../../content/catalogue-of.ts'
import type { Product } from '../../content/product.ts'

/** More would be too narrow to read, and would not print on a page. */
export const mostCompared = 4

/** No more of an address is looked at. */
const mostNames = 24

export interface Compared {
  products: Product[]
  /** Something that was asked for is not shown: no machine of the range, or one too many. */
  leftOut: 'unknown' | 'too many' | null
  onlyDifferences: boolean
  /** The machines themselves in place of their drawings. */
  in3d: boolean
}

/** What an address asks for: ids or the last parts of their pages' addresses, in one list or in several. */
export const namesIn = (asked: URLSearchParams): string[] =>
  asked
    .getAll('machines')
    .slice(0, mostNames)
    .flatMap((list) => list.slice(0, 1000).split(',', mostNames))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')

/** Its own form says so: what it lacked is told then. */
export const isFromChoice = (asked: URLSearchParams) => asked.get('from') === 'choice'

export function machinesIn(
  asked: URLSearchParams,
  catalogue: Catalogue,
): { names: string[]; products: Product[]; hasUnknown: boolean } {
  const names = namesIn(asked)
  const found = names.map((name) => catalogue.find(name) ?? catalogue.at(name))
  const products = [...new Set(found.filter((product) => product !== undefined))]
  return { names, products, hasUnknown: found.includes(undefined) }
}

export function readCompared(asked: URLSearchParams, catalogue: Catalogue): Compared {
  const { products, hasUnknown } = machinesIn(asked, catalogue)
  const leftOut = products.length > mostCompared ? 'too many' : hasUnknown ? 'unknown' : null
  return {
    products: products.slice(0, mostCompared),
    leftOut,
    onlyDifferences: asked.get('only') === 'differences',
    in3d: asked.get('show') === '3d',
  }
}
