/** A picture as the build made it: `?as=source:jpeg` or `source:webp` (`scripts/picture-source.ts`). */
export interface PictureSource {
  /** AVIF of middle width. */
  src: string
  /** AVIF in every width asked for. */
  srcSet: string
  /** The one copy for browsers without AVIF. */
  fallback: string
  /** Of the widest copy. */
  width: number
  height: number
  /** A dozen pixels as a data address, to stand in until the picture arrives; transparent ones have none. */
  preview?: string
}
