/** In the order in which they came; one that was given a place, counted from 1, stands before the one that came in there. */
export function inTheirPlaces<Placed extends { place?: number }>(all: readonly Placed[]): Placed[] {
  const placed = all.map((each, index) => ({ each, at: (each.place ?? index + 1.5) - 1 }))
  return placed.toSorted((a, b) => a.at - b.at).map(({ each }) => each)
}
