import type { Chosen } from '../../content/gallery.ts'
import type { GalleryItem } from './gallery-item.ts'

type Ordered = Pick<GalleryItem, 'name' | 'type' | 'product'>

/** Every ninth place is a large one: the number that leaves no hole in 2, 3 and 4 columns. */
export const largeEvery = 9

/** As many small ones stand beside a large one in four columns. */
const besideLarge = 4

/** A place that is two columns and two rows large, where there is room: with too few after it, it would leave a hole. */
export function isLarge(index: number, count = Infinity): boolean {
  return index % largeEvery === 0 && index + besideLarge < count
}

/** Every second large place, which then stands on the right. */
export function isLargeRight(index: number): boolean {
  return index % (2 * largeEvery) === largeEvery
}

/**
 * The gallery as one looks through it: mixed, but the same at every build. Chosen pictures first;
 * films on every second large place; never the same machine twice in a row while there is another.
 */
export function inGalleryOrder<T extends Ordered>(items: T[], { opening, large }: Chosen): T[] {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => items.filter((item) => item.name === name))
  const ordered = named(opening)
  const scenes = named(large).filter((item) => !ordered.includes(item))
  const mixed = items
    .filter((item) => !ordered.includes(item) && !scenes.includes(item))
    .toSorted((a, b) => scattered(a.name) - scattered(b.name))
  const films = mixed.filter((item) => item.type === 'video')
  const pictures = mixed.filter((item) => item.type === 'image')

  // The large places are given first, so that the small ones can be chosen to fit beside them.
  const placed = new Map<number, T>()
  for (let at = ordered.length; films.length + scenes.length > 0; at++) {
    const item = isLargeRight(at) ? films.shift() : isLarge(at) ? scenes.shift() : undefined
    if (item) placed.set(at, item)
  }
  while (pictures.length > 0) {
    const at = ordered.length
    const next = placed.get(at + 1)
    const beside = [...ordered.slice(-2), ...(next ? [next] : [])]
    ordered.push(placed.get(at) ?? takeOther(pictures, beside))
    placed.delete(at)
  }
  return [...ordered, ...placed.values()]
}

/** Takes one out of the machine that has most left and was not among the last: so none is left over. */
function takeOther<T extends Ordered>(items: T[], last: T[]): T {
  const left = new Map<string | undefined, number>()
  for (const { product } of items) left.set(product?.id, (left.get(product?.id) ?? 0) + 1)
  for (const { product } of last) left.delete(product?.id)
  const most = Math.max(...left.values())
  const index = items.findIndex(({ product }) => left.get(product?.id) === most)
  return items.splice(Math.max(index, 0), 1)[0]!
}

/** A number that looks like chance and is always the same for a name (FNV-1a). */
function scattered(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
