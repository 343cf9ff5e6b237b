import { catalogueOf } from './catalogue-of.ts'
import { colours } from './colours.ts'
import { paintsOf } from './paint.ts'
import type { Product } from './product.ts'

/** Every file of `content/products`: the bundler lists them while it builds, a script of ours reads the folder. */
const files = import.meta.env
  ? import.meta.glob<Record<string, Product>>('./products/*.ts', { eager: true })
  : await readFolder()

/** In the header, the grid and the footer. One that is not named here comes after them. */
const order = [
  ...['wotan', 'woodpicker', 'swifty', 'scoot', 'cuty', 'brisky'],
  ...['wheelift', 'flatbed', 'slider', 'ground-o', 'swiftlift'],
]
const placeOf = ({ id }: Product) => (order.includes(id) ? order.indexOf(id) : order.length)

const products = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => placeOf(a) - placeOf(b))

/** The range as delivered: the first revision of each product, and what tests run on. */
export const delivered = catalogueOf(products, paintsOf(colours))

export const groups = delivered.groups
export const catalogue: Product[] = delivered.products

export function findProduct(id: string): Product | undefined {
  return delivered.find(id)
}

/** Whether a machine still has these words: what was painted with them may be shown. */
export function isAsDelivered<Word extends 'title' | 'subtitle'>(
  product: Pick<Product, 'id' | Word>,
  ...words: Word[]
): boolean {
  const was = findProduct(product.id)
  return words.every((word) => product[word] === was?.[word])
}

async function readFolder(): Promise<Record<string, Record<string, Product>>> {
  const { globSync } = process.getBuiltinModule('node:fs')
  const names = globSync('*.ts', { cwd: new URL('products/', import.meta.url) }).toSorted()
  const files = names.map(
    async (name) => [name, await import(/* @vite-ignore */ `./products/${name}`)] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}
