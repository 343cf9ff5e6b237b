import { t } from '../../content/language/t.ts'
import { newsPath } from '../../content/site.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { findFilm } from '../films/films.server.ts'
import { galleryItems } from '../gallery/gallery-items.server.ts'
import { hasPoster } from '../gallery/gallery-media.server.ts'
import { homeStories } from '../home/news.server.ts'
import { storyOf, type Story } from '../news/stories.server.ts'
import { colouredPictures, photographsOf } from '../products/pictures.server.ts'

/** A film on a page, as search engines want to know it. */
export interface PageFilm {
  title: string
  description: string
  src: string
  poster: string
}

/**
 * The day from which the site has shown its films, for search engines, which list none without one.
 * A film that is replaced by another may get its own day.
 */
export const filmsShownSince = '2026-11-21'

/** The pictures a page is about: its machine in every paint, the gallery's, its story's, of home the featured story's. */
export function picturesOf(path: string, content: SiteContent): string[] {
  const product = findProductAt(path, content)
  if (product) {
    const coloured = colouredPictures(product, content.catalogue.paints)
    const all = [...coloured, ...photographsOf(product, content.files)]
    return all.map(({ fallback, src }) => fallback ?? src)
  }
  if (path === '/gallery') {
    return galleryItems(content)
      .filter(({ type }) => type === 'image')
      .map(({ src }) => src)
  }
  if (path === '/') {
    const featured = homeStories(content)?.featured
    return featured ? [featured.picture.src] : []
  }
  const item = findStoryAt(path, content)
  if (!item) return []
  const { film, picture } = storyOf(item, content)
  return film || !picture.isScene ? [] : [picture.src]
}

/** A film without a poster is not told: search engines refuse it. */
export function filmsOf(path: string, content: SiteContent): PageFilm[] {
  if (path === '/') {
    const stories = homeStories(content)
    if (!stories) return []
    const { featured, filmed, others } = stories
    return [featured, ...(filmed ? [filmed] : []), ...others].flatMap(filmOfStory)
  }
  const item = findStoryAt(path, content)
  if (item) return filmOfStory(storyOf(item, content))
  if (path === '/about') {
    return filmNamed('about-yard-from-above', {
      title: t('The yard from above'),
      description: t('DINO machines in a yard, seen from the air. Drawn from our own models.'),
    })
  }
  if (path !== '/gallery') return []
  return galleryItems(content)
    .filter((item) => item.type === 'video' && hasPoster(item))
    .map(({ title, alt, src, copies }) => ({
      ...{ title, description: alt, src, poster: copies.at(-1)!.src },
    }))
}

function filmOfStory({ title, description, film }: Story): PageFilm[] {
  return film?.poster ? [{ title, description, src: film.mp4, poster: film.poster.src }] : []
}

function filmNamed(name: string, words: Pick<PageFilm, 'title' | 'description'>): PageFilm[] {
  const film = findFilm(name)
  return film?.poster ? [{ ...words, src: film.mp4, poster: film.poster.src }] : []
}

export function findProductAt(path: string, { catalogue }: SiteContent) {
  const [, id] = /^\/products\/([^/]+)$/.exec(path) ?? []
  return id === undefined ? undefined : catalogue.at(id)
}

export function findStoryAt(path: string, { news }: Pick<SiteContent, 'news'>) {
  return news.find((item) => newsPath(item) === path)
}
