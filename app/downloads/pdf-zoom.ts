/** 1 is as wide as there is room. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** One step in or out; the ends hold. */
export function nextZoom(zoom: number, step: 1 | -1): number {
  const index = zooms.findIndex((known) => known === zoom) + step
  return zooms[Math.min(Math.max(index, 0), zooms.length - 1)]!
}
