import { filmPath, pictureIn, type FilmFacts } from '../../content/files.ts'
import type { FilesOfSite, PictureFacts } from '../../content/files.ts'
import type { GalleryPicture } from '../../content/gallery.ts'
import { pictureSource } from '../page/uploaded-picture.ts'
import { choosePictures } from '../ui/picture-files.ts'
import type { Copy } from '../ui/srcset.ts'
import { nameOf, typeOf, type GalleryItem } from './gallery-item.ts'

/** The file of an item, in what sizes there are. */
export type GalleryMedia = Pick<GalleryItem, 'type' | 'src' | 'webm' | 'copies'> & {
  /** Made from our own models: neither photographed nor filmed by anybody. */
  isDrawn: boolean
}

// Vite reads these patterns and options from the source, so they can't be shared or computed.
const pictures = import.meta.glob<string>('/media/gallery/*.{avif,jpg,jpeg,png,webp}', {
  import: 'default',
  eager: true,
})
const renderCopies = import.meta.glob<Copies>('/media/gallery/*.avif', {
  query: {
    w: '400;640;960',
    format: 'avif',
    quality: '50',
    effort: '1',
    as: 'meta:src;width;height',
  },
  import: 'default',
  eager: true,
})
const photographCopies = import.meta.glob<Copies>('/media/gallery/*.{jpg,jpeg,png,webp}', {
  query: {
    w: '400;800;1600',
    format: 'avif',
    quality: '55',
    effort: '1',
    as: 'meta:src;width;height',
  },
  import: 'default',
  eager: true,
})
const films = import.meta.glob<string>('/media/films/*.{mp4,webm}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const posterCopies = import.meta.glob<Copies>('/media/films/*.poster.{avif,jpg,jpeg,png,webp}', {
  query: { w: '400;800', format: 'avif', quality: '50', effort: '1', as: 'meta:src;width;height' },
  import: 'default',
  eager: true,
})

/** A first picture that was laid beside ours takes its place. */
const chosenPosters = choosePictures(Object.keys(posterCopies))

/** One when the original is no wider than the narrowest copy. */
type Copies = Copy | Copy[]

/** Of the pictures in `media/gallery`, by their names. A photograph dropped in beside a render takes its place. */
const deliveredPictures = picturesByName()

function picturesByName(): ReadonlyMap<string, GalleryMedia> {
  const files = Object.entries(pictures)
  const renders = files
    .filter(([path]) => path in renderCopies)
    .map(([path, src]) => {
      const copies = [renderCopies[path]!].flat()
      // The lightbox shows a render as it was made: it is no larger than a copy would be.
      return { path, src, copies: [...copies, asCopy(src, copies.at(-1)!)], isDrawn: true }
    })
  const photographs = files
    .filter(([path]) => path in photographCopies)
    .map(([path, src]) => ({
      ...{ path, src, isDrawn: false },
      copies: [photographCopies[path]!].flat(),
    }))
  return new Map(
    [...renders, ...photographs].map(({ path, ...media }) => [
      nameOf(path),
      { type: typeOf(path), ...media },
    ]),
  )
}

/** Renders are 1280 pixels long on their longer side. */
function asCopy(src: string, { width, height }: Copy): Copy {
  const zoom = 1280 / Math.max(width, height)
  return { src, width: Math.round(width * zoom), height: Math.round(height * zoom) }
}

/** What the build had under a name; none while it has not been made. */
function deliveredMedia(name: string): GalleryMedia | undefined {
  const path = `/media/films/${name}.mp4`
  const src = films[path]
  if (src === undefined) return deliveredPictures.get(name)
  const copies = posterCopies[chosenPosters.get(`/media/films/${name}.poster`) ?? ''] ?? []
  const webm = films[`/media/films/${name}.webm`]
  return { type: 'video', src, copies: [copies].flat(), webm, isDrawn: true }
}

/** What an item shows: the file that was uploaded for it, or what was delivered; none while there is neither. */
export function mediaOf(
  { id, file, poster }: GalleryPicture,
  files: FilesOfSite,
): GalleryMedia | undefined {
  const delivered = deliveredMedia(id)
  const facts = file === undefined ? undefined : files.get(file)
  if (facts?.kind === 'picture') {
    const copies = copiesOf(facts)
    return { type: 'image', src: copies.at(-1)!.src, copies, isDrawn: false }
  }
  if (facts?.kind !== 'film') return delivered
  const first = poster === undefined ? undefined : pictureIn(files, { file: poster })
  const copies = first ? copiesOf(first) : (delivered?.copies ?? [withoutPoster(facts)])
  const src = filmPath(facts)
  const isWebm = facts.type === 'video/webm'
  return { type: 'video', src, copies, ...(isWebm && { webm: src }), isDrawn: false }
}

function copiesOf(facts: PictureFacts): Copy[] {
  const { srcSet, width, height } = pictureSource(facts)
  return srcSet.split(', ').map((copy, index) => {
    const each = facts.widths[index]!
    return { src: copy.split(' ')[0]!, width: each, height: Math.round((height * each) / width) }
  })
}

/** Stands for a film until it plays, in its shape: dark, with the sign that it is one. */
function withoutPoster({ width, height }: FilmFacts): Copy {
  const side = Math.round(Math.min(width, height) / 14)
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)]
  const sign = `M${x - side} ${y - side}v${2 * side}l${2 * side}-${side}z`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><path fill='#1b1d1f' d='M0 0h${width}v${height}H0z'/><path fill='#fff' d='${sign}'/></svg>`
  return { src: `${drawnHere}${encodeURIComponent(svg)}`, width, height }
}

const drawnHere = 'data:image/svg+xml,'

/** Whether a film has a first picture that search engines can fetch. */
export function hasPoster({ copies }: Pick<GalleryItem, 'copies'>): boolean {
  const src = copies.at(-1)?.src
  return src !== undefined && !src.startsWith(drawnHere)
}
