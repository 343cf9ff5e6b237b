import { pictureIn } from '../../content/files.ts'
import type { NewsItem } from '../../content/news.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { pictureSource } from '../page/uploaded-picture.ts'
import { choosePictures } from '../ui/picture-files.ts'

const pictures = import.meta.glob<string>(
  ['/media/news/*.{avif,jpg,jpeg,png,webp}', '/media/films/*.poster.{avif,jpg,jpeg,png,webp}'],
  { query: { w: '1200', format: 'jpeg', quality: '70' }, import: 'default', eager: true },
)
const chosen = choosePictures(Object.keys(pictures))

/** The picture of a story, or the first of its film, in a format that other sites can show. What only stands in is none of it. */
export function storyToShare(
  { photo, film, video, image, alt }: NewsItem,
  { files }: Pick<SiteContent, 'files'>,
): { src: string; alt: string } | undefined {
  const uploaded = photo ? pictureIn(files, { file: photo }) : undefined
  if (uploaded) return { src: pictureSource(uploaded).fallback, alt }
  // An uploaded film stands in the place of the delivered picture too.
  if (film) return undefined
  const path = chosen.get(`/media/${video ? `films/${video}.poster` : image}`)
  return path === undefined ? undefined : { src: pictures[path]!, alt }
}
