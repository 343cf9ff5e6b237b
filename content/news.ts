/**
 * News, events and stories of the home page. One item is featured; the one with a film stands beside it.
 * Only what is known to be true: a date is as exact as we know it, and may be a year.
 */
export interface NewsItem {
  /** Part of its address, for ever the same, unless there is a `slug`. */
  id: string
  /** The last part of its page's address, where that is not its id: it was given another title since. */
  slug?: string
  type: 'NEWS' | 'ARTICLE'
  /** A year, or YYYY-MM-DD. */
  date: string
  title: string
  description: string
  /** On its own page, in a few of Markdown's signs; paragraphs are apart by an empty line. */
  text?: string
  /** A picture in media/, without its extension. */
  image: string
  /** What is to be seen in the picture or the film. */
  alt: string
  /** A film in media/films/, without its extension. */
  video?: string
  /** Uploaded: a picture in place of `image`, a film in place of `video`, a PDF. */
  photo?: string
  film?: string
  paper?: string
  featured?: boolean
}

export const news: NewsItem[] = [
  {
    id: 'own-knuckle-cranes',
    type: 'ARTICLE',
    date: '2009',
    title: 'A knuckle crane of our own',
    description:
      'DINO was established in Kerala in 2002. Seven years later it began to make hydraulic knuckle cranes, and it presents itself as the first Indian maker of its own hydraulic truck-mounted cranes.',
    image: 'news/three-knuckle-cranes-lined-up-in-the-yard',
    alt: 'Three trucks with knuckle cranes, lined up in a yard',
    featured: true,
  },
  {
    id: 'machines-at-work',
    type: 'NEWS',
    date: '2026',
    title: 'Booms, beds and a grapple in motion',
    description:
      'Wotan opens its knuckle, Ground-O lays its bed on the ground, Woodpicker carries a log, and three cranes rise side by side.',
    image: 'films/news-film.poster',
    alt: 'Wotan, Ground-O and Woodpicker at work, then Cuty, Swifty and Wotan side by side',
    video: 'news-film',
  },
]
