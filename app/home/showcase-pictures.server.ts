import { findProduct } from '../../content/catalogue.ts'
import { colours, type ColourId } from '../../content/colours.ts'
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
    const pictures = colouredPictures(product)
      .filter(({ colour }) => (product.colours as ColourId[]).includes(colour))
      .toSorted((a, b) => placeOf(a.colour) - placeOf(b.colour))
    return { id, title, subtitle, pictures }
  })
  return { every, keepPicked, products }
}

const placeOf = (colour: ColourId) => colours.findIndex(({ id }) => id === colour)
