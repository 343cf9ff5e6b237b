import { pictureIn, type FilesOfSite, type PictureFacts } from '../../content/files.ts'
import type { Product } from '../../content/product.ts'
import { marksOf } from '../products/callouts.ts'
import type { BrochureContent } from './brochure.ts'
import type { Photograph } from './machine-figures.ts'

/** The bytes of an uploaded picture in its widest copy; undefined when it is not there any more. */
export type ReadPicture = (facts: PictureFacts) => Promise<Uint8Array | undefined>

/** As many as a brochure has places for: no more are read. */
const places = 3

/**
 * The first photographs of a product that are still there, and the numbers that the owner placed on the first. Who reads
 * gets copies that the site made, of 1600 pixels at most: some hundred KB each.
 */
export async function photographsOf(
  { photos = [], features, callouts }: Pick<Product, 'photos' | 'features' | 'callouts'>,
  files: FilesOfSite,
  read: ReadPicture,
): Promise<Pick<BrochureContent, 'photographs' | 'inPicture'>> {
  const photographs: Photograph[] = []
  let isFirstThere = false
  for (const [index, { file, alt }] of photos.entries()) {
    if (photographs.length === places) break
    const facts = pictureIn(files, { file })
    const from = facts && (await read(facts))
    if (!from) continue
    isFirstThere ||= index === 0
    photographs.push({ from, alt, width: facts.width, height: facts.height })
  }
  const [first] = photographs
  if (!first || !isFirstThere) return { photographs }
  const { width, height } = first
  const whole = { x: 0, y: 0, width, height }
  return { photographs, inPicture: marksOf({ features, callouts, whole, frame: whole }) }
}
