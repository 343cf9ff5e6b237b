import { nameOf } from '../gallery/gallery-item.ts'

const covers = import.meta.glob<Cover | Cover[]>('/media/certificates/*.{avif,jpg,jpeg,png,webp}', {
  query: { w: '400;800', format: 'avif', quality: '55', effort: '2', as: 'meta:src;width;height' },
  import: 'default',
  eager: true,
})

/** A certificate's first page as a picture. */
export interface Cover {
  src: string
  width: number
  height: number
}

/** In the widths there are, the narrowest first; none while nobody has made it. */
export function coverOf(certificateId: string): Cover[] {
  const [, found] = Object.entries(covers).find(([path]) => nameOf(path) === certificateId) ?? []
  return found ? [found].flat() : []
}
