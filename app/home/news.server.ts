import type { SiteContent } from '../../content/site-content.ts'
import { storyOf, type Story } from '../news/stories.server.ts'

/** So many beside the featured one and the filmed one: the others are in the list of news. */
const mostOthers = 6

export interface HomeStories {
  featured: Story
  /** The one whose film plays on the page, as soon as that film exists. */
  filmed: Story | undefined
  /** The latest of the others. */
  others: Story[]
}

/** Stories in their places: the featured one, or the first; one with a film; some others. Nothing while there are none. */
export function homeStories({
  catalogue,
  news,
  files,
}: Pick<SiteContent, 'catalogue' | 'news' | 'files'>): HomeStories | null {
  const stories = news.map((item) => storyOf(item, { catalogue, files }))
  const featured = stories[news.findIndex((item) => item.featured)] ?? stories[0]
  if (!featured) return null
  const filmed = stories.find((story) => story.film && story !== featured)
  return {
    featured,
    filmed,
    others: stories.filter((story) => story !== featured && story !== filmed).slice(0, mostOthers),
  }
}
