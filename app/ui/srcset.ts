/** A picture in one of the widths there are. */
export interface Copy {
  src: string
  width: number
  height: number
}

/** The widths of a picture as an `srcset`. */
export function srcSetOf(copies: Copy[]): string {
  return copies.map(({ src, width }) => `${src} ${width}w`).join(', ')
}
