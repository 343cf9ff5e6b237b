import type { SiteContent } from '../content/site-content.ts'

/** Of a film that staff uploaded: of the picture of the gallery, or the story, that shows it. */
export function filmTitle(
  path: string,
  { bodies }: Pick<SiteContent, 'bodies'>,
): string | undefined {
  const id = /^\/files\/(\w+)\//.exec(path)?.[1]
  if (id === undefined) return undefined
  const picture = [...bodies.picture.values()].find(({ file }) => file === id)
  const story = [...bodies.news.values()].find(({ film }) => film === id)
  return (picture ?? story)?.title
}
