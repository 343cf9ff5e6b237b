import type { Catalogue } from '../../content/catalogue-of.ts'
import { productPath } from '../../content/site.ts'
import { machineSearch } from '../machine-view/view-address.ts'
import { withoutOwnWords } from '../rules/asked-view.ts'
import {
  configurationLines,
  readConfiguration,
  type ConfigurationLine,
} from '../rules/configuration.ts'

interface Asked {
  productId: string | null
  colour: string | null
  /** Null where nothing was asked for in 3D. */
  view: string | null
}

export interface AskedMachine {
  /** In words, besides the paint, which is the enquiry's colour; none where only the pose is not as in the picture. */
  lines: ConfigurationLine[]
  /** Of the page that shows the same in 3D; undefined for a machine that is offered no more. */
  path: string | undefined
  /** Of the paper that says it. */
  sheet: string | undefined
}

/** Exactly which machine an enquiry is about, as it was put together in 3D; undefined where it was not. */
export function askedMachine(
  { find, paints }: Catalogue,
  { productId, colour, view }: Asked,
): AskedMachine | undefined {
  if (!productId || view === null) return undefined
  const product = find(productId)
  const search = machineSearch(colour, view)
  return {
    lines: configurationLines(readConfiguration(view), undefined, paints.nameOf),
    path: product && productPath(product) + search,
    sheet: product && sheetPath(product) + search,
  }
}

/** The same without anything that was typed. */
export function askedFromLists(catalogue: Catalogue, asked: Asked): AskedMachine | undefined {
  const view = asked.view === null ? null : withoutOwnWords(asked.view)
  return askedMachine(catalogue, { ...asked, view })
}

export const sheetPath = (product: { id: string; slug?: string }) =>
  `${productPath(product)}/sheet.pdf`

/** 'Paint: Red; Name on it: Kerala Timber' */
export const linesInWords = (lines: readonly ConfigurationLine[]) =>
  lines.map(({ label, value }) => `${label}: ${value}`).join('; ')
