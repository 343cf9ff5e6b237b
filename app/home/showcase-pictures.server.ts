import type { Catalogue } from '../../content/catalogue-of.ts'
import { showcaseProducts, timings } from '../../content/home.ts'
import { colouredPictures, type ColouredPicture } from '../products/pictures.server.ts'

export interface ShowcaseProduct {
  id: string
  slug?: string
  title: string
  subtitle: string
  /** In the order of the paint strip. */
  pictures: ColouredPicture[]
}

export interface ShowcaseProps {
  every: number
  keepPicked: number
  products: ShowcaseProduct[]
}

/** A machine that is offered no more is passed over, and one without pictures. */
export function showcase(catalogue: Catalogue): ShowcaseProps {
  const { showcaseColour: every, showcaseAfterPick: keepPicked } = timings
  const products = showcaseProducts.flatMap((id) => {
    const product = catalogue.find(id)
    if (!product) return []
    const { slug, title, subtitle } = product
    const painted = colouredPictures(product)
    const pictures = product.colours.flatMap((id) => {
      const picture = painted.find(({ colour }) => colour === id)
      return picture ?? []
    })
    if (pictures.length === 0) return []
    return [{ id, ...(slug && { slug }), title, subtitle, pictures }]
  })
  return { every, keepPicked, products }
}
