import { useCallback, useState, type ComponentProps } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  src: string
  /** Shown instead when the picture can't be loaded. */
  placeholder: string
  alt: string
  /** The picture's own size: keeps its place free until it arrives. */
  width: number
  height: number
}

/** A picture that keeps its place, and gives way to a placeholder when it can't be loaded. */
export function Picture({
  src,
  srcSet,
  placeholder,
  alt,
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
  return (
    <img
      ref={checkEarlierFailure}
      src={failedSource === src ? placeholder : src}
      srcSet={failedSource === src ? undefined : srcSet}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={() => setFailedSource(src)}
      {...rest}
    />
  )
}
