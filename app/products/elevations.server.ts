import { t } from '../../content/language/t.ts'
import type { Product } from '../../content/product.ts'
import { sideElevation } from '../drawings/side-elevation.ts'
import type { Callout } from './callouts.ts'
import { dimensioned, type PlacedDimension, type Sheet } from './dimensions.ts'

type View = 'side' | 'front' | 'top'

/** What the studio notes beside its drawings of a machine, in their units: centimetres of the model. */
interface Sheets {
  views: Record<View, Sheet>
  callouts: Callout[]
}

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

const others = import.meta.glob<string>('/media/drawings/*-{front,top}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sidecars = import.meta.glob<Sheets>('/media/drawings/*.json', {
  import: 'default',
  eager: true,
})
/** Of the truck in outline. */
const placeholder = { width: 900, height: 640 }

const sheetsOf = (id: string) => sidecars[`/media/drawings/${id}.json`]

/** The machine from its three sides, all to one scale; none as long as it has not been drawn. */
export function elevationsOf({ id, title }: Pick<Product, 'id' | 'title'>): Elevations | undefined {
  const views = sheetsOf(id)?.views
  if (!views) return undefined
  const draw = (view: View, alt: string): Elevation => {
    const { width, height } = views[view]
    return {
      src: view === 'side' ? sideElevation(id) : others[`/media/drawings/${id}-${view}.svg`]!,
      alt,
      frame: { x: 0, y: 0, width, height },
      width,
      height,
    }
  }
  const { frame, placed } = dimensioned(views.side)
  return {
    side: { ...draw('side', drawnFromSide(title)), frame },
    front: draw('front', t('Line drawing of the Dino {title}, seen from the front', { title })),
    top: draw('top', t('Line drawing of the Dino {title}, seen from above', { title })),
    dimensions: placed,
  }
}

/** What the drawing from the side is, in words. */
export const drawnFromSide = (title: string) =>
  t('Line drawing of the Dino {title}, seen from the side', { title })

/** The machine from the side, standing on the lower edge; a truck in outline as long as it has not been drawn. */
export function sideDrawing(id: string): { src: string; width: number; height: number } {
  const { width, height } = sheetsOf(id)?.views.side ?? placeholder
  return { src: sideElevation(id), width, height }
}

/** What the numbers of its features, as it was delivered, point at in the drawing from the side. */
export function calloutsOf(id: string): Callout[] {
  return sheetsOf(id)?.callouts ?? []
}
