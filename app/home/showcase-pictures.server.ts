import type { Catalogue } from '../../content/catalogue-of.ts'
import type { Swatch } from '../../content/paint.ts'
import { showcaseProducts, timings } from '../../content/home.ts'
import { colouredPictures, listed, type ColouredPicture } from '../products/pictures.server.ts'
import { wordmarkOf } from '../products/wordmark.server.ts'

export interface ShowcaseProduct {
  id: string
  slug?: string
  title: string
  subtitle: string
  /** Its name as a logo; without one it is written. */
  mark?: string
  /** The paint strip, and a picture in each of it. */
  paints: Swatch[]
  pictures: Omit<ColouredPicture, 'close'>[]
}

export interface ShowcaseProps {
  every: number
  keepPicked: number
  products: ShowcaseProduct[]
}

/** A machine that is offered no more is passed over, and one without pictures in its paints. */
export function showcase(catalogue: Catalogue): ShowcaseProps {
  const { showcaseColour: every, showcaseAfterPick: keepPicked } = timings
  const products = showcaseProducts.flatMap((id) => {
    const product = catalogue.find(id)
    if (!product) return []
    const { slug, title, subtitle } = product
    const painted = colouredPictures(product, catalogue.paints)
    const pictures = product.colours.flatMap((id) => {
      const picture = painted.find(({ colour }) => colour === id)
      return picture ? listed(picture) : []
    })
    if (pictures.length === 0) return []
    const paints = catalogue.paints.swatchesOf(pictures.map(({ colour }) => colour))
    const mark = wordmarkOf(product)
    return [{ id, ...(slug && { slug }), title, subtitle, mark, paints, pictures }]
  })
  return { every, keepPicked, products }
}
