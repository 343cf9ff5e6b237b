import { t } from '../../content/language/t.ts'
import {
  filmPath,
  paperPath,
  pictureIn,
  type FilesOfSite,
  type FilmFacts,
} from '../../content/files.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Catalogue } from '../../content/catalogue-of.ts'
import type { NewsItem } from '../../content/news.ts'
import { newsPath } from '../../content/site.ts'
import { pictureSource } from '../page/uploaded-picture.ts'
import type { Film } from '../films/film.ts'
import { findFilm } from '../films/films.server.ts'
import { colouredPictures, productDrawing } from '../products/pictures.server.ts'
import { choosePictures } from '../ui/picture-files.ts'
import { dateWords } from '../rules/day-labels.ts'

// Vite reads these options from the source, so they can't be shared.
const pictures = import.meta.glob<string>('/media/news/*.{avif,jpg,jpeg,png,webp}', {
  query: { w: '1600', format: 'avif', quality: '55', effort: '2' },
  import: 'default',
  eager: true,
})
const pictureWidths = import.meta.glob<string>('/media/news/*.{avif,jpg,jpeg,png,webp}', {
  query: { w: '480;800;1200;1600', format: 'avif', quality: '50', effort: '2', as: 'srcset' },
  import: 'default',
  eager: true,
})
const chosen = choosePictures(Object.keys(pictures))

export interface Story extends Pick<NewsItem, 'id' | 'date' | 'title' | 'description' | 'alt'> {
  /** What it is called beside its date. */
  kind: string
  /** What its link says. */
  opens: string
  /** The date as it is read. */
  when: string
  picture: { src: string; srcSet?: string; width?: number; height?: number; isScene: boolean }
  film?: Film
  /** What its preview shows. */
  file: string
  /** Its file is a PDF. */
  isPaper?: true
  /** Where its page stands. */
  path: string
  /** Its page says more than its summary. */
  isLong: boolean
}

const kinds = { NEWS: 'News', ARTICLE: 'Article' } as const

/** A story as pages show it. */
export function storyOf(
  item: NewsItem,
  { catalogue, files }: Pick<SiteContent, 'catalogue' | 'files'>,
): Story {
  const { id, type, date, title, description, alt, image } = item
  const photo = item.photo ? pictureIn(files, { file: item.photo }) : undefined
  const poster = photo && pictureSource(photo)
  const film = filmOf(item, files, poster)
  const paper = item.paper && files.has(item.paper) ? paperPath({ id: item.paper }) : undefined
  const picture = poster ? { ...poster, alt, isScene: true } : pictureOf(image, catalogue)
  return {
    ...{ id, date, title, description },
    kind: t(kinds[type]),
    opens: opensWords({ paper, film }),
    when: dateWords(date),
    // A stand-in is described by itself; a film has its own first frame.
    alt: film ? alt : (picture.alt ?? alt),
    picture,
    film,
    file: paper ?? film?.mp4 ?? picture.src,
    ...(paper && { isPaper: true as const }),
    path: newsPath(item),
    isLong: item.text !== undefined,
  }
}

function opensWords({ paper, film }: { paper?: string; film?: Film }): string {
  if (paper) return t('Open the PDF')
  return t(film ? 'Watch the film' : 'Open the picture')
}

/** An uploaded one takes the place of the delivered one, also when it is not there any more. */
function filmOf(
  { film, video }: NewsItem,
  files: FilesOfSite,
  poster: Film['poster'],
): Film | undefined {
  if (!film) return video ? findFilm(video) : undefined
  const facts = files.get(film)
  return facts?.kind === 'film' ? uploadedFilm(facts, poster) : undefined
}

/** It plays in whatever browser knows its format. */
function uploadedFilm(facts: FilmFacts, poster: Film['poster']): Film {
  const path = filmPath(facts)
  return { name: facts.id, mp4: path, ...(poster && { poster }) }
}

/** As long as the picture of a story has not been made, a machine on its own stands in. */
function pictureOf(
  image: string,
  { products, paints }: Catalogue,
): Story['picture'] & { alt?: string } {
  const path = chosen.get(`/media/${image}`)
  if (path) return { src: pictures[path]!, srcSet: pictureWidths[path], isScene: true }
  const first = products[0] ?? { id: '', title: 'crane', colours: [] }
  const { src, srcSet, alt } = colouredPictures(first, paints)[0] ?? productDrawing(first)
  return { src, srcSet, alt, isScene: false }
}
