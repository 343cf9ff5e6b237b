import recorded from '../../media/products/feature-marks.json'
import { isRendered } from './pictures.server.ts'
import type { Frame } from './picture-frame.ts'
import type { Product } from './product.ts'

type Point = number[]

/** Where a product's first picture shows what its features are about, in the picture's pixels. */
export interface FeatureMarks {
  /** As much of the picture as is shown. */
  frame: Frame
  /** The part a feature is about, and the place of its number; in the order of the features. */
  marks: { at: Point; box: Point }[]
}

const known: Record<string, FeatureMarks> = recorded

/** None for a photograph: nobody knows what it shows where. */
export function featureMarks(product: Pick<Product, 'id'>): FeatureMarks | undefined {
  return isRendered(product) ? known[product.id] : undefined
}
