import { t } from '../../content/language/t.ts'
import type { Product } from '../../content/product.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { elevationsOf } from './elevations.server.ts'
import {
  modelFrameOf,
  photographsOf,
  type ColouredPicture,
  type ProductPicture,
} from './pictures.server.ts'
import { filmOf, scenesOf, type Scene } from './scenes.server.ts'
import type { Viewed } from './viewer-query.ts'

/** A photograph of it, or a picture of the gallery, which shows it large. */
interface PictureAtWork
  extends
    Pick<ProductPicture, 'src' | 'srcSet' | 'fallback' | 'width' | 'height' | 'alt'>,
    Partial<Pick<Scene, 'to' | 'focus'>> {}

/** Everything that shows a product besides its pictures in colour, and the choices of its viewer, in their order. */
export function viewsOf(
  product: Product,
  pictures: readonly ColouredPicture[],
  content: SiteContent,
) {
  const photographs = photographsOf(product, content.files)
  const scenes = scenesOf(content, product, 2)
  // Without pictures the first photograph stands in their place.
  const work: PictureAtWork[] = [...photographs.slice(pictures.length > 0 ? 0 : 1), ...scenes]
  const shown = {
    modelFrame: modelFrameOf(product),
    elevations: elevationsOf(product),
    film: filmOf(content, product),
    work,
  }
  const there: [Viewed, string, unknown][] = [
    ['picture', t('Picture'), true],
    ['3d', t('Turn it'), shown.modelFrame],
    ['drawing', t('Drawing'), shown.elevations],
    ['film', t('Film'), shown.film],
    ['work', t('At work'), work.length > 0],
  ]
  const views = there.flatMap(([id, title, is]) => (is ? [{ id, title }] : []))
  return { ...shown, photographs, scenes, views: views.length > 1 ? views : [] }
}
