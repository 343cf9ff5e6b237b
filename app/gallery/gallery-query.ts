import type { GalleryItem } from './gallery-item.ts'
import { largeEvery } from './gallery-order.ts'

/**
 * The gallery's part of an address: `?show=images&machine=wotan` is what is listed, `?shown=36` how far down the list one
 * has come, `?photo=<name>` the item that is open in the lightbox. All can be shared, and Back takes the lightbox away.
 */
export const filters = ['all', 'images', 'videos'] as const
export type Filter = (typeof filters)[number]

/** So many more at a time: two large places with what stands beside them, so that no row is left with a hole. */
export const portion = 2 * largeEvery

export interface GalleryState<T> {
  show: Filter
  /** The id of a product; undefined for all of them. */
  machine: string | undefined
  /** What the filters let through: the list that previous and next go round in. */
  list: T[]
  /** How many of them stand in the grid. */
  shown: number
  /** The place in the list of the item that is open; -1 while none is. */
  openAt: number
}

type Shown = Pick<GalleryItem, 'name' | 'type' | 'product'>

export function readGallery<T extends Shown>(search: string, items: T[]): GalleryState<T> {
  const parameters = new URLSearchParams(search)
  const show = filters.find((filter) => filter === parameters.get('show')) ?? 'all'
  const wanted = parameters.get('machine')
  const machine = items.find(({ product }) => product?.id === wanted)?.product?.id
  const list = items.filter((item) => passes(item, show) && isOf(item, machine))
  const photo = parameters.get('photo')
  const openAt = list.findIndex((item) => item.name === photo)
  const reached = Math.max(Number(parameters.get('shown')) || 0, openAt + 1, 1)
  const shown = Math.min(Math.ceil(reached / portion) * portion, list.length)
  return { show, machine, list, shown, openAt }
}

export function passes(item: Pick<Shown, 'type'>, show: Filter): boolean {
  return show === 'all' || (show === 'videos') === (item.type === 'video')
}

export function isOf(item: Pick<Shown, 'product'>, machine: string | undefined): boolean {
  return machine === undefined || item.product?.id === machine
}

/** The query with this filter; what belongs to the list before it goes: the open item, and how far one has come. */
export function withFilter(search: string, show: Filter): string {
  return changed(search, { photo: null, shown: null, show: show === 'all' ? null : show })
}

/** The same for a machine's id, or for all of them. */
export function withMachine(search: string, machine: string): string {
  return changed(search, { photo: null, shown: null, machine: machine || null })
}

export function withMore(search: string, shown: number): string {
  return changed(search, { shown: String(shown + portion) })
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
