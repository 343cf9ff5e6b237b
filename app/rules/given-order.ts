/** Items as somebody put them in order, by their names; those that have no place in it come first, as they stand. */
export function inGivenOrder<T extends { name: string }>(
  items: readonly T[],
  order: readonly string[],
): T[] {
  const byName = new Map(items.map((item) => [item.name, item]))
  const placed = [...new Set(order)].flatMap((name) => byName.get(name) ?? [])
  for (const { name } of placed) byName.delete(name)
  return [...byName.values(), ...placed]
}

/** The same list with one taken out and put in at a place, which ends hold. */
export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items.filter((_, index) => index !== from)
  moved.splice(Math.max(to, 0), 0, items[from]!)
  return moved
}
