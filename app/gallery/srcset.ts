import type { Copy } from './gallery-item.ts'

/** The widths of a picture as an `srcset`. */
export function srcSetOf(copies: Copy[]): string {
  return copies.map(({ src, width }) => `${src} ${width}w`).join(', ')
}
