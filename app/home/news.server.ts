import { news as allNews, type NewsItem } from '../../content/news.ts'
import { wotan } from '../../content/products/wotan.ts'
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

export interface Story extends Pick<
  NewsItem,
  'id' | 'type' | 'date' | 'title' | 'description' | 'alt'
> {
  /** The date as it is read. */
  when: string
  picture: { src: string; srcSet?: string; isScene: boolean }
  film?: Film
  /** What its preview shows. */
  file: string
}

export interface HomeStories {
  featured: Story
  /** The one whose film plays on the page, as soon as that film exists. */
  filmed: Story | undefined
  /** Every other one, in the order of the content. */
  others: Story[]
}

/** All stories, each in its place: the featured one, or the first; one with a film; the rest. */
export function homeStories(news: NewsItem[] = allNews): HomeStories {
  const stories = news.map(storyOf)
  const featured = stories[news.findIndex((item) => item.featured)] ?? stories[0]
  if (!featured) throw new Error('content/news.ts has no story: home shows one at least')
  const filmed = stories.find((story) => story.film && story !== featured)
  return {
    featured,
    filmed,
    others: stories.filter((story) => story !== featured && story !== filmed),
  }
}

function storyOf({ id, type, date, title, description, alt, image, video }: NewsItem): Story {
  const film = video ? findFilm(video) : undefined
  const picture = pictureOf(image)
  return {
    ...{ id, type, date, title, description },
    when: dateWords(date),
    // A stand-in is described by itself; a film has its own first frame.
    alt: film ? alt : (picture.alt ?? alt),
    picture,
    film,
    file: film?.mp4 ?? picture.src,
  }
}

/** As long as the picture of a story has not been made, a machine on its own stands in. */
function pictureOf(image: string): Story['picture'] & { alt?: string } {
  const path = chosen.get(`/media/${image}`)
  if (path) return { src: pictures[path]!, srcSet: pictureWidths[path], isScene: true }
  const { src, srcSet, alt } = colouredPictures(wotan)[0] ?? productDrawing(wotan)
  return { src, srcSet, alt, isScene: false }
}
