import { choosePictures } from '../ui/picture-files.ts'

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

/** The first page of an issued certificate, laid beside our specimen's, takes its place. */
const chosen = choosePictures(Object.keys(covers))

/** In the widths there are, the narrowest first; none while nobody has made it. */
export function coverOf(certificateId: string): Cover[] {
  const found = covers[chosen.get(`/media/certificates/${certificateId}`) ?? '']
  return found ? [found].flat() : []
}
