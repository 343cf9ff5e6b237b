import { dimensioned, type PlacedDimension, type Sheet } from './dimensions.ts'
import type { Product } from './product.ts'

type View = 'side' | 'front' | 'top'

/** A drawing in its frame, which may be larger: shares of the frame's size. */
export interface Elevation {
  src: string
  alt: string
  /** The frame, in the drawing's units. */
  frame: { x: number; y: number; width: number; height: number }
  width: number
  height: number
}

export interface Elevations {
  side: Elevation
  front: Elevation
  top: Elevation
  dimensions: PlacedDimension[]
}

const files = import.meta.glob<string>('/media/drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sidecars = import.meta.glob<{ views: Record<View, Sheet> }>('/media/drawings/*.json', {
  import: 'default',
  eager: true,
})

/** The machine from its three sides, all to one scale. */
export function elevationsOf({ id, title }: Pick<Product, 'id' | 'title'>): Elevations {
  const views = sidecars[`/media/drawings/${id}.json`]?.views
  if (!views) throw new Error(`media/drawings/${id}.json is missing: npm run media drawings`)
  const draw = (view: View, from: string): Elevation => {
    const { width, height } = views[view]
    return {
      src: files[`/media/drawings/${id}-${view}.svg`] ?? '',
      alt: `Line drawing of the Dino ${title}, seen ${from}`,
      frame: { x: 0, y: 0, width, height },
      width,
      height,
    }
  }
  const { frame, placed } = dimensioned(views.side)
  return {
    side: { ...draw('side', 'from the side'), frame },
    front: draw('front', 'from the front'),
    top: draw('top', 'from above'),
    dimensions: placed,
  }
}
