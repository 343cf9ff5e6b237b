import { mostBytesOfPicture } from '../../rules/picture-of-view.ts'

/** Of the site's pages: what is behind the machine. */
const paper = '#f6f4ef'
/** The best that fits is taken. */
const qualities = [0.86, 0.72, 0.58, 0.44, 0.3]

/** What stands on the canvas at this moment, on paper. */
export function copyOf(canvas: OffscreenCanvas): OffscreenCanvas {
  const { width, height } = canvas
  const copy = new OffscreenCanvas(width, height)
  const context = copy.getContext('2d', { alpha: false })
  if (context) {
    context.fillStyle = paper
    context.fillRect(0, 0, width, height)
    context.drawImage(canvas, 0, 0)
  }
  return copy
}

/** As WebP that is small enough to go along; undefined in browsers that make none. */
export async function packed(copy: OffscreenCanvas): Promise<Blob | undefined> {
  try {
    for (const quality of qualities) {
      const picture = await copy.convertToBlob({ type: 'image/webp', quality })
      if (picture.type !== 'image/webp') return undefined
      if (picture.size <= mostBytesOfPicture) return picture
    }
  } catch {
    // Without memory for it, say.
  }
  return undefined
}
