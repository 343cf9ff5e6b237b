import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import type { PictureSource } from './picture-source.ts'

interface PictureProps
  extends
    Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'>,
    Pick<PictureSource, 'src'>,
    Partial<Pick<PictureSource, 'srcSet' | 'fallback' | 'preview'>> {
  alt: string
  /** The picture's own size: keeps its place free until it arrives. */
  width: number
  height: number
}

/**
 * A picture that keeps its place. With a fallback, `src` and `srcSet` are AVIF and only for browsers that know it.
 * What stands there when it can't be loaded is the page's to say, for all pictures alike (`early/failed-pictures.ts`).
 */
export function Picture({
  src,
  srcSet,
  fallback,
  preview,
  sizes,
  style,
  loading = 'lazy',
  ...rest
}: PictureProps) {
  const inAvif = fallback !== undefined
  // React does this by itself, but not for an image with sources.
  if (inAvif && rest.fetchPriority === 'high') {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  const image = (
    // The callers' own: it is one of the properties.
    // oxlint-disable-next-line jsx-a11y/alt-text
    <img
      src={fallback ?? src}
      srcSet={inAvif ? undefined : srcSet}
      sizes={inAvif ? undefined : sizes}
      loading={loading}
      decoding="async"
      style={preview ? { background: `0 0 / cover url(${preview})`, ...style } : style}
      {...rest}
    />
  )
  if (!inAvif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet ?? src} sizes={sizes} />
      {image}
    </picture>
  )
}
