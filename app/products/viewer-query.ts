/** What stands in the place of a product's picture: `?show=drawing`; the 3D view has `?view` (see machine-view). */
export type Viewed = 'picture' | '3d' | StandIn
export type StandIn = 'drawing' | 'film' | 'work'

/** The 3D view goes first; what this product has not is its picture. */
export function viewedIn(search: string, views: readonly { id: Viewed }[]): Viewed {
  const asked = new URLSearchParams(search)
  const wanted = asked.has('view') ? '3d' : asked.get('show')
  return views.find(({ id }) => id === wanted)?.id ?? 'picture'
}

/** The query that shows it, in the colour that was chosen. */
export function searchOf(viewed: Viewed, colour: string | undefined): string {
  const view = viewed === '3d' ? 'view' : viewed === 'picture' ? '' : `show=${viewed}`
  const query = [colour && `colour=${colour}`, view].filter(Boolean).join('&')
  return query && `?${query}`
}
