/** `?story=…` in the address of the home page opens the preview of a story, so that Back closes it. */

export function storyAsked(search: string): string | null {
  return new URLSearchParams(search).get('story')
}

export function withStory(search: string, id: string): string {
  const query = new URLSearchParams(search)
  query.set('story', id)
  return `?${query}`
}

export function withoutStory(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('story')
  const left = query.toString()
  return left && `?${left}`
}
