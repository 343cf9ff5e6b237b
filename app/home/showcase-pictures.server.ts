import { findProduct } from '../../content/catalogue.ts'
import { showcaseProducts, timings } from '../../content/home.ts'
import { colouredPictures, type ColouredPicture } from '../products/pictures.server.ts'

export interface ShowcaseProduct {
  id: string
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

export function showcase(): ShowcaseProps {
  const { showcaseColour: every, showcaseAfterPick: keepPicked } = timings
  const products = showcaseProducts.map((id) => {
    const product = findProduct(id)
    if (!product) throw new Error(`The showcase wants ${id}, which is not in the catalogue`)
    const { title, subtitle } = product
    const painted = colouredPictures(product)
    const pictures = product.colours.flatMap((id) => {
      const picture = painted.find(({ colour }) => colour === id)
      return picture ?? []
    })
    return { id, title, subtitle, pictures }
  })
  return { every, keepPicked, products }
}
