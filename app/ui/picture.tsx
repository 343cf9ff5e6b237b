import { useCallback, useState, type ComponentProps } from 'react'
import { preload } from 'react-dom'
import type { PictureSource } from './picture-source.ts'

interface PictureProps
  extends
    Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'>,
    Pick<PictureSource, 'src'>,
    Partial<Pick<PictureSource, 'srcSet' | 'fallback' | 'preview'>> {
  /** Shown instead when the picture can't be loaded. */
  placeholder: string
  alt: string
  /** The picture's own size: keeps its place free until it arrives. */
  width: number
  height: number
}

/**
 * A picture that keeps its place, and gives way to a placeholder when it can't be loaded. With a
 * fallback, `src` and `srcSet` are AVIF and only for browsers that know it.
 */
export function Picture({
  src,
  srcSet,
  fallback,
  preview,
  placeholder,
  alt,
  sizes,
  style,
  loading = 'lazy',
  ...rest
}: PictureProps) {
  const [failedSource, setFailedSource] = useState<string>()
  // The server's page may have failed to load it before this script ran: then no error event comes any more.
  const checkEarlierFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSource(src)
    },
    [src],
  )
  const failed = failedSource === src
  const inAvif = fallback !== undefined && !failed
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
    <img
      ref={checkEarlierFailure}
      src={failed ? placeholder : (fallback ?? src)}
      srcSet={failed || inAvif ? undefined : srcSet}
      sizes={inAvif ? undefined : sizes}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={() => setFailedSource(src)}
      style={preview ? { background: `0 0 / cover url(${preview})`, ...style } : style}
      {...rest}
    />
  )
  if (fallback === undefined) return image
  return (
    <picture>
      {inAvif && <source type="image/avif" srcSet={srcSet ?? src} sizes={sizes} />}
      {image}
    </picture>
  )
}
