import {
  resolveConfigs,
  type ImageConfig,
  type OutputFormat,
  type ProcessedImage,
  type VitePluginOptions,
} from 'vite-imagetools'
import type { PictureSource } from '../app/ui/picture-source.ts'

/** Wide enough for a list or a telephone; browsers without AVIF are too few for more. */
const FALLBACK_WIDTH = '640'
const FALLBACKS: Record<string, ImageConfig> = {
  jpeg: { w: FALLBACK_WIDTH, format: 'jpeg', quality: '70' },
  // A JPEG can't be transparent: the machine would stand in a box.
  webp: { w: FALLBACK_WIDTH, format: 'webp', quality: '70' },
}

/** Teaches imagetools `as=source:jpeg` and `as=source:webp`: all that a page needs to show a picture. */
export const pictureSource: Partial<VitePluginOptions> = {
  extendOutputFormats: (builtIn) => ({ ...builtIn, source: sourceFormat }),
  resolveConfigs(entries, formats) {
    const [, as] = entries.find(([key]) => key === 'as') ?? []
    const [name, fallback] = as?.[0]?.split(':') ?? []
    const asked = resolveConfigs(entries, formats)
    if (name !== 'source') return asked
    const copy = FALLBACKS[fallback ?? '']
    if (!copy) throw new Error(`as=source:${fallback} needs jpeg or webp`)
    return [...asked.map(packed), copy]
  },
}

/** What most telephones show is packed with more patience: a fifteenth less, and the same to see. */
const packed = (copy: ImageConfig): ImageConfig =>
  Number(copy['w']) <= 640 ? { ...copy, effort: '6' } : copy

const sourceFormat: OutputFormat = () => async (images) => {
  const fallback = images.at(-1)
  const copies = images.slice(0, -1).toSorted((a, b) => a.info.width - b.info.width)
  const widest = copies.at(-1)
  // What stands for the picture where widths are not understood.
  const middle = copies[Math.floor(copies.length / 2)]
  if (!fallback || !middle || !widest) throw new Error('A picture needs a width: w=400;960')
  const preview = await previewOf(copies[0] ?? widest)
  return {
    src: middle.src,
    srcSet: copies.map(({ src, info }) => `${src} ${info.width}w`).join(', '),
    fallback: fallback.src,
    width: widest.info.width,
    height: widest.info.height,
    ...(preview && { preview }),
  } satisfies PictureSource
}

/** Only for opaque pictures: behind a transparent one it would show for ever. */
async function previewOf({ image, sharpMetadata }: ProcessedImage): Promise<string | undefined> {
  if (sharpMetadata.hasAlpha) return undefined
  const tiny = await image
    .clone()
    .resize(10)
    .webp({ quality: 30, effort: 6, smartSubsample: true })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
