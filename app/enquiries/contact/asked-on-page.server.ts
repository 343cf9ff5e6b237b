import type { Catalogue } from '../../../content/catalogue-of.ts'
import { cleanView } from '../../rules/asked-view.ts'
import type { ConfigurationLine } from '../../rules/configuration.ts'
import { askedMachine } from '../asked-machine.ts'

/** As it stands in an address or came with a form. */
interface Asked {
  view?: string | null
  product?: string | null
  colour?: string | null
  /** The machine that was put together, where another may have been chosen since. */
  viewOf?: string
}

export interface AskedOnPage {
  view: string
  product: { id: string; title: string }
  lines: ConfigurationLine[]
  /** Of the page that shows the same in 3D. */
  path: string | undefined
}

/** Exactly which machine the page's form is about; null where it was not put together in 3D. */
export function askedOnPage(
  catalogue: Catalogue,
  { view, product: id, colour, viewOf = id ?? '' }: Asked,
): AskedOnPage | null {
  const product = id ? catalogue.find(id) : undefined
  if (!product || viewOf !== id || view === null || view === undefined) return null
  const offers = (paint: string) => product.colours.includes(paint)
  const clean = cleanView(view, offers)
  const painted = colour && offers(colour) ? colour : null
  const asked = askedMachine(catalogue, { productId: product.id, colour: painted, view: clean })
  return {
    view: clean,
    product: { id: product.id, title: product.title },
    lines: asked?.lines ?? [],
    path: asked?.path,
  }
}
