import type { Family, Product, ProductGroup } from './product.ts'

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

/** Every product, in the order of the header, the grid and the footer. */
export const groups: ProductGroup[] = [
  { title: 'Knuckle Cranes', products: products.filter(isOf('knuckle', 'stiff-boom')) },
  { title: 'Recovery Cranes', products: products.filter(isOf('rollback-bed', 'wheel-lift')) },
]

export const catalogue: Product[] = groups.flatMap((group) => group.products)

export function findProduct(id: string): Product | undefined {
  return catalogue.find((product) => product.id === id)
}

function isOf(...families: Family[]) {
  return ({ family }: Product) => families.includes(family)
}

async function readFolder(): Promise<Record<string, Record<string, Product>>> {
  const { globSync } = process.getBuiltinModule('node:fs')
  const names = globSync('*.ts', { cwd: new URL('products/', import.meta.url) }).toSorted()
  const files = names.map(
    async (name) => [name, await import(/* @vite-ignore */ `./products/${name}`)] as const,
  )
  return Object.fromEntries(await Promise.all(files))
}
