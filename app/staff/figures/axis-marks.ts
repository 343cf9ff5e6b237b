/** Round whole numbers from 0 to the first that is not below `most`, five at most. */
export function axisMarks(most: number): number[] {
  const atLeast = most / 4
  const magnitude = 10 ** Math.floor(Math.log10(atLeast))
  const round = [1, 2, 5, 10].map((factor) => factor * magnitude)
  const step = Math.max(
    1,
    round.find((candidate) => candidate >= atLeast)!,
  )
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}
