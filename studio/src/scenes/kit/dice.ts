/** Numbers that look random and are the same each time, so that a scene renders twice alike. */
export type Dice = {
  /** Evenly between the two. */
  between: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <T>(items: readonly [T, ...T[]]) => T
}

export function dice(seed: number): Dice {
  let state = (seed * 2654435761) % 2147483647 || 1
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  for (let i = 0; i < 8; i++) next()
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
