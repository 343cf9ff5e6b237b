import type { Point } from './contour.ts'

/** A smooth function through [position, value] keys that never overshoots between them. */
export function curveThrough(keys: readonly Point[]): (at: number) => number {
  const slope = (j: number) => {
    const [a, b] = [keys[j], keys[j + 1]]
    return a && b ? (b[1] - a[1]) / (b[0] - a[0]) : undefined
  }
  const tangent = (j: number) => {
    const [before, after] = [slope(j - 1), slope(j)]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  }
  const tangents = keys.map((_, j) => tangent(j))

  return (at) => {
    const next = keys.findIndex((key) => key[0] > at)
    const last = keys.at(-1)?.[1] ?? 0
    if (next === -1) return last
    if (next === 0) return keys[0]?.[1] ?? 0
    const [a, b] = [keys[next - 1], keys[next]]
    if (!a || !b) return last
    const span = b[0] - a[0]
    const t = (at - a[0]) / span
    const [m0, m1] = [(tangents[next - 1] ?? 0) * span, (tangents[next] ?? 0) * span]
    const u = 1 - t
    return (1 + 2 * t) * u * u * a[1] + t * u * u * m0 + t * t * (3 - 2 * t) * b[1] - t * t * u * m1
  }
}

export const linspace = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
