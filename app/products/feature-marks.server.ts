import recorded from '../../media/products/feature-marks.json'
import { MASTER } from '../../media/products/manifest.ts'
import type { Product } from '../../content/product.ts'
import { marksOf, type Callout, type DeliveredMarks } from './callouts.ts'
import { deliveredTitles } from './delivered-titles.server.ts'
import { calloutsOf, sideDrawing } from './elevations.server.ts'
import { isRendered, type ColouredPicture, type ProductPicture } from './pictures.server.ts'
import type { Frame } from './picture-frame.ts'

/** Where a picture shows what a product's features are about, in the picture's units. */
export interface FeatureMarks {
  /** As much of the picture as is shown. */
  frame: Frame
  /** Of each feature, in their order; a feature may have none. */
  marks: (Callout | undefined)[]
  /** Of the first photograph, where there is no render. */
  onPhotograph?: true
}

const known: Record<string, { frame: Frame; marks: Callout[] } | undefined> = Object.assign(
  Object.create(null),
  recorded,
)

type Featured = Pick<Product, 'id' | 'features' | 'callouts'>

/** The picture that a product's numbers stand on: a render of it, or else the first photograph. */
export interface MarkedPicture {
  whole: { width: number; height: number }
  frame: Frame
  delivered?: DeliveredMarks
  onPhotograph?: true
}

/**
 * In units of the picture. None where there is neither render nor photograph.
 *
 * @param pictures of the product in its paints
 */
export function markedPicture(
  product: Pick<Product, 'id'>,
  pictures: readonly ColouredPicture[],
  photograph?: ProductPicture,
): MarkedPicture | undefined {
  const { id } = product
  const render = isRendered(pictures, product) ? known[id] : undefined
  if (render) {
    const delivered = { titles: deliveredTitles(id), marks: render.marks }
    return { whole: { width: MASTER.width, height: MASTER.height }, frame: render.frame, delivered }
  }
  return photograph && { whole: photograph, frame: photograph.close, onPhotograph: true }
}

/** In a render of the product; in its first photograph where the owner placed them. */
export function featureMarks(
  product: Featured,
  pictures: readonly ColouredPicture[],
  photograph?: ProductPicture,
): FeatureMarks | undefined {
  const picture = markedPicture(product, pictures, photograph)
  if (!picture) return undefined
  const { frame, onPhotograph } = picture
  const { features, callouts } = product
  const marks = marksOf({ features, callouts, ...picture })
  // A render is shown with whatever marks it has; a photograph without any stands as it is.
  if (onPhotograph && !marks.some(Boolean)) return undefined
  return { frame, marks, ...(onPhotograph && { onPhotograph }) }
}

/** Half a number's box with air, in the drawing's units. */
const room = 36

/** In the product's drawing, with room for the numbers beside it. */
export function drawnMarks({ id, features }: Featured): FeatureMarks {
  const { width, height } = sideDrawing(id)
  const delivered = { titles: deliveredTitles(id), marks: calloutsOf(id) }
  const whole = { x: 0, y: 0, width, height }
  const marks = marksOf({ features, delivered, whole, frame: whole })
  const boxes = marks.flatMap((mark) => (mark ? [mark.box] : []))
  const across = boxes.map(([x = 0]) => x)
  const down = boxes.map(([, y = 0]) => y)
  const left = Math.min(0, ...across.map((x) => x - room))
  const top = Math.min(0, ...down.map((y) => y - room))
  const right = Math.max(width, ...across.map((x) => x + room))
  const bottom = Math.max(height, ...down.map((y) => y + room))
  return { frame: { x: left, y: top, width: right - left, height: bottom - top }, marks }
}
