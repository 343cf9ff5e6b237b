import { fallbackWidth, filePath, type PictureFacts } from '../../content/files.ts'
import type { PictureSource } from '../ui/picture-source.ts'

/** An uploaded picture as a page shows it, in the copies that there are. */
export function pictureSource({ id, widths, width, height, preview }: PictureFacts): PictureSource {
  const middle = widths[Math.floor(widths.length / 2)]!
  const widest = widths.at(-1)!
  return {
    src: filePath(id, `${middle}.avif`),
    srcSet: widths.map((each) => `${filePath(id, `${each}.avif`)} ${each}w`).join(', '),
    fallback: filePath(id, `${fallbackWidth(widths)}.webp`),
    width: widest,
    height: Math.round((height * widest) / width),
    ...(preview && { preview }),
  }
}
