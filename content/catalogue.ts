import type { Product, ProductGroup } from '../app/products/product.ts'
import { brisky } from './products/brisky.ts'
import { cuty } from './products/cuty.ts'
import { flatbed } from './products/flatbed.ts'
import { groundO } from './products/ground-o.ts'
import { scoot } from './products/scoot.ts'
import { slider } from './products/slider.ts'
import { swiftlift } from './products/swiftlift.ts'
import { swifty } from './products/swifty.ts'
import { wheelift } from './products/wheelift.ts'
import { woodpicker } from './products/woodpicker.ts'
import { wotan } from './products/wotan.ts'

/** Every product, in the order of the header, the grid and the footer. */
export const groups: ProductGroup[] = [
  { title: 'Knuckle Cranes', products: [wotan, woodpicker, swifty, scoot, cuty, brisky] },
  { title: 'Recovery Cranes', products: [wheelift, flatbed, slider, groundO, swiftlift] },
]

export const catalogue: Product[] = groups.flatMap((group) => group.products)

export function findProduct(id: string): Product | undefined {
  return catalogue.find((product) => product.id === id)
}
