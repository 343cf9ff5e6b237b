// npm run media [marks|fonts|drawings|products|heroes|covers|social|scenes|models|films|sheets] [product ids]: makes what is missing. Needs Blender and OpenCV for products.
import { PRODUCT_IDS, type ProductId } from '../machines/products.ts'
import { makeDrawings } from './drawings.ts'
import { writeFeatureMarks } from './feature-marks.ts'
import { Ledger } from './ledger.ts'
import { makeMarks } from './marks.ts'
import { cutNameFonts } from './name-fonts.ts'
import { cutPaperFonts } from './paper-fonts.ts'
import { cutSiteFonts } from './site-fonts.ts'
import { renderProducts } from './products.ts'

const STAGES = [
  'marks',
  'fonts',
  'drawings',
  'products',
  'heroes',
  'covers',
  'social',
  'scenes',
  'models',
  'films',
  'sheets',
] as const

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
if (wants('fonts')) {
  console.log(
    `fonts: ${[...(await cutSiteFonts()), ...(await cutPaperFonts()), ...(await cutNameFonts())].join(', ')}`,
  )
}
if (wants('drawings')) {
  for (const [i, id] of products.entries()) {
    const sizes = await makeDrawings(id)
    console.log(
      `[${i + 1}/${products.length}] drawings of ${id}: ${sizes.map((size) => `${Math.round(size / 1024)} KB`).join(', ')}`,
    )
  }
}
if (wants('products')) {
  await renderProducts(new Ledger(), products)
  await writeFeatureMarks()
}
if (wants('heroes')) {
  // Its manifest is written by the products stage, so it cannot be imported before.
  const { makeHeroes } = await import('./heroes.ts')
  console.log(`heroes: ${(await makeHeroes()).join(', ')}`)
}
if (wants('covers')) {
  const { makeCovers } = await import('./certificate-covers.ts')
  console.log(`covers: ${(await makeCovers()).join(', ')}`)
}
if (wants('social')) {
  const { makeSocialImages } = await import('./social-pictures/social.ts')
  console.log(`social: ${(await makeSocialImages(products)).length} pictures`)
}
if (wants('scenes')) {
  const { makeScenes } = await import('./scenes/gallery.ts')
  await makeScenes(ids)
}
if (wants('models')) {
  const { makeModels } = await import('./models.ts')
  console.log(`models: ${(await makeModels(products)).join(', ') || 'up to date'}`)
  const { writeTrucks } = await import('./trucks.ts')
  await writeTrucks()
}
if (wants('films')) {
  const { makeFilms } = await import('./films/make-films.ts')
  await makeFilms()
}
if (wants('sheets')) {
  const { makeSheets } = await import('./contact-sheets.ts')
  console.log(`sheets:\n  ${(await makeSheets()).join('\n  ')}`)
}
