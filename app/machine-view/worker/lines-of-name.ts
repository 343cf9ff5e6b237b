export interface Setting {
  lines: string[]
  /** Height of a line's letters, of the box's. */
  height: number
}

/** Of a line's height: how far the next stands below it. */
const leading = 1.32
/** Of a box for two lines, how much one by itself may take: larger it would shout. */
const alone = 0.66

/**
 * How a name is largest in a box of this width and height: on one line, or broken at a space.
 *
 * @param widthOf how wide a line is, as a share of its height
 */
export function linesOfName(
  name: string,
  box: { width: number; height: number },
  widthOf: (line: string) => number,
  mostLines: number,
): Setting {
  const words = name.split(' ')
  const breaks = mostLines > 1 ? words.slice(1).map((_, i) => i + 1) : []
  const settings = [0, ...breaks].map((at) => {
    const lines = at ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : [name]
    const wide = Math.max(...lines.map(widthOf))
    const isAlone = mostLines > 1 && lines.length === 1
    const high = isAlone ? 1 / alone : 1 + (lines.length - 1) * leading
    return { lines, height: Math.min(box.height / high, box.width / wide) }
  })
  return settings.reduce((best, one) => (one.height > best.height * 1.05 ? one : best))
}

export const baselines = ({ lines, height }: Setting, boxHeight: number): number[] => {
  const block = height * (1 + (lines.length - 1) * leading)
  return lines.map((_, i) => (boxHeight - block) / 2 + height + i * height * leading)
}
