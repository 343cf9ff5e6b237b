// npm run media [marks|drawings|products|heroes] [product ids]: makes what is missing. Needs Blender and OpenCV for products.
import { PRODUCT_IDS, type ProductId } from '../../machines/products.ts'
import { makeDrawings } from './drawings.ts'
import { Ledger } from './ledger.ts'
import { makeMarks } from './marks.ts'
import { renderProducts } from './products.ts'

const STAGES = ['marks', 'drawings', 'products', 'heroes'] as const

const asked = process.argv.slice(2)
const isProduct = (word: string): word is ProductId =>
  (PRODUCT_IDS as readonly string[]).includes(word)
const stages = STAGES.filter((stage) => asked.includes(stage))
const ids = asked.filter(isProduct)
const unknown = asked.filter(
  (word) => !isProduct(word) && !(STAGES as readonly string[]).includes(word),
)
if (unknown.length > 0) throw new Error(`Unknown stage or product: ${unknown.join(', ')}`)

const wants = (stage: (typeof STAGES)[number]) => stages.length === 0 || stages.includes(stage)
const products = ids.length > 0 ? ids : PRODUCT_IDS

if (wants('marks')) console.log(`marks: ${(await makeMarks()).length} files`)
if (wants('drawings')) {
  for (const [i, id] of products.entries()) {
    const sizes = await makeDrawings(id)
    console.log(
      `[${i + 1}/${products.length}] drawings of ${id}: ${sizes.map((size) => `${Math.round(size / 1024)} KB`).join(', ')}`,
    )
  }
}
if (wants('products')) await renderProducts(new Ledger(), products)
if (wants('heroes')) {
  // Its manifest is written by the products stage, so it cannot be imported before.
  const { makeHeroes } = await import('./heroes.ts')
  console.log(`heroes: ${(await makeHeroes()).join(', ')}`)
}
