import recorded from '../../media/products/feature-marks.json'
import { calloutsOf, sideDrawing, type Callout } from './elevations.server.ts'
import { isRendered, type ColouredPicture } from './pictures.server.ts'
import type { Frame } from './picture-frame.ts'
import type { Product } from '../../content/product.ts'

/** Where a picture shows what a product's features are about, in the picture's units. */
export interface FeatureMarks {
  /** As much of the picture as is shown. */
  frame: Frame
  marks: Callout[]
}

const known: Record<string, FeatureMarks | undefined> = Object.assign(Object.create(null), recorded)

/** In the first of its pictures. None for a photograph: nobody knows what it shows where. */
export function featureMarks(
  product: Pick<Product, 'id'>,
  pictures: readonly ColouredPicture[],
): FeatureMarks | undefined {
  return isRendered(pictures, product) ? known[product.id] : undefined
}

/** Half a number's box with air, in the drawing's units. */
const room = 36

/** In the product's drawing, with room for the numbers beside it. */
export function drawnMarks({ id }: Pick<Product, 'id'>): FeatureMarks {
  const { width, height } = sideDrawing(id)
  const callouts = calloutsOf(id)
  const across = callouts.map(({ box }) => box[0]!)
  const down = callouts.map(({ box }) => box[1]!)
  const left = Math.min(0, ...across.map((x) => x - room))
  const top = Math.min(0, ...down.map((y) => y - room))
  const right = Math.max(width, ...across.map((x) => x + room))
  const bottom = Math.max(height, ...down.map((y) => y + room))
  return {
    frame: { x: left, y: top, width: right - left, height: bottom - top },
    marks: callouts,
  }
}
