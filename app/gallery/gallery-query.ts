import type { GalleryItem } from './gallery-item.ts'

/**
 * The gallery's part of an address: `?show=images` is what is shown, `?photo=<name>` the item that
 * is open in the lightbox. Both can be shared, and Back takes the lightbox away.
 */
export const filters = ['all', 'images', 'videos'] as const
export type Filter = (typeof filters)[number]

export interface GalleryState<T> {
  show: Filter
  /** What the filter lets through: the list that previous and next go round in. */
  list: T[]
  /** The place in the list of the item that is open; -1 while none is. */
  openAt: number
}

type Shown = Pick<GalleryItem, 'name' | 'type'>

export function readGallery<T extends Shown>(search: string, items: T[]): GalleryState<T> {
  const parameters = new URLSearchParams(search)
  const show = filters.find((filter) => filter === parameters.get('show')) ?? 'all'
  const list = items.filter((item) => passes(item, show))
  const photo = parameters.get('photo')
  return { show, list, openAt: list.findIndex((item) => item.name === photo) }
}

export function passes(item: Pick<Shown, 'type'>, show: Filter): boolean {
  return show === 'all' || (show === 'videos') === (item.type === 'video')
}

/** The query with this filter; an open item is closed, since the list that it belongs to changes. */
export function withFilter(search: string, show: Filter): string {
  return changed(search, { photo: null, show: show === 'all' ? null : show })
}

export function withPhoto(search: string, name: string): string {
  return changed(search, { photo: name })
}

export function withoutPhoto(search: string): string {
  return changed(search, { photo: null })
}

/** The place `step` further in a list of `length`; both ends meet. */
export function wrapped(index: number, step: number, length: number): number {
  return (((index + step) % length) + length) % length
}

function changed(search: string, changes: Record<string, string | null>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  const text = parameters.toString()
  return text && `?${text}`
}
