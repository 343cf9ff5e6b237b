import { news, type NewsItem } from '../../content/news.ts'
import { wotan } from '../../content/products/wotan.ts'
import type { Film } from '../films/film.ts'
import { findFilm } from '../films/films.server.ts'
import { colouredPictures, productDrawing } from '../products/pictures.server.ts'

// Vite reads these options from the source, so they can't be shared.
const pictures = import.meta.glob<string>('/media/news/*.avif', {
  query: { w: '1600', format: 'avif', quality: '55', effort: '2' },
  import: 'default',
  eager: true,
})
const pictureWidths = import.meta.glob<string>('/media/news/*.avif', {
  query: { w: '480;800;1200;1600', format: 'avif', quality: '50', effort: '2', as: 'srcset' },
  import: 'default',
  eager: true,
})

export interface Story extends Pick<
  NewsItem,
  'id' | 'type' | 'date' | 'title' | 'description' | 'alt'
> {
  picture: { src: string; srcSet?: string; isScene: boolean }
  film?: Film
  /** What its preview shows. */
  file: string
}

/** The featured story, and the one with a film as soon as that film exists. */
export function homeStories(): { featured: Story; filmed: Story | undefined } {
  const stories = news.map(storyOf)
  const featured = stories[news.findIndex((item) => item.featured)]
  if (!featured) throw new Error('content/news.ts features no story')
  return { featured, filmed: stories.find(({ film }) => film) }
}

function storyOf({ id, type, date, title, description, alt, image, video }: NewsItem): Story {
  const film = video ? findFilm(video) : undefined
  const picture = pictureOf(image)
  return {
    id,
    type,
    date,
    title,
    description,
    // A stand-in is described by itself; a film has its own first frame.
    alt: film ? alt : (picture.alt ?? alt),
    picture,
    film,
    file: film?.mp4 ?? picture.src,
  }
}

/** As long as the picture of a story has not been made, a machine on its own stands in. */
function pictureOf(image: string): Story['picture'] & { alt?: string } {
  const path = `/media/${image}.avif`
  const scene = pictures[path]
  if (scene) return { src: scene, srcSet: pictureWidths[path], isScene: true }
  const { src, srcSet, alt } = colouredPictures(wotan)[0] ?? productDrawing(wotan)
  return { src, srcSet, alt, isScene: false }
}
