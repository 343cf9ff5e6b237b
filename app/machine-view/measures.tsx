import { t } from '../../content/language/t.ts'
import type { Measure } from '../../content/dimensions.ts'
import type { MeasureLine, Point } from './measure-layout.ts'

/** Of a tick on each side of its line, and of a leader beyond it, in pixels. */
const tick = 5

/** The confirmed measures over the machine, as a drawing has them. */
export function Measures({
  lines,
  measures,
}: {
  lines: readonly MeasureLine[]
  measures: readonly Measure[]
}) {
  const seen = lines.flatMap((line) => {
    const measure = measures.find(({ letter }) => letter === line.letter)
    return measure ? [{ ...line, ...measure }] : []
  })
  const words = seen.map(({ name, value }) => `${name} ${value}`)
  return (
    <svg
      className="view-measures"
      role="img"
      aria-label={
        words.length > 0
          ? t('Confirmed: {measures}', { measures: words.join(', ') })
          : t('No measure is seen from here')
      }
    >
      {seen.map(({ letter, value, between, line: [from, to] }) => (
        <g key={letter}>
          <path d={between.map((point, end) => leader(point, end ? to : from)).join('')} />
          <path
            className="view-measure"
            d={`${step('M', from)}${step('L', to)}${ticks(from, to)}`}
          />
          <text transform={alongside(from, to)}>{value}</text>
        </g>
      ))}
    </svg>
  )
}

const step = (command: string, [x, y]: Point) => `${command}${x.toFixed(1)} ${y.toFixed(1)}`

/** In its middle and its direction, never upside down. */
function alongside(from: Point, to: Point): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const upright = degrees > 89 ? degrees - 180 : degrees < -91 ? degrees + 180 : degrees
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${upright.toFixed(1)})`
}

/** A little further than the line. */
function leader(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const beyond = (axis: 0 | 1) => to[axis] + ((to[axis] - from[axis]) / length) * tick
  return `${step('M', from)}${step('L', [beyond(0), beyond(1)])}`
}

/** Aslant, as on a drawing. */
function ticks(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [across, up] = [(x + y) * tick, (y - x) * tick]
  return [from, to]
    .map((end) => {
      const [start, stop]: Point[] = [
        [end[0] - across, end[1] - up],
        [end[0] + across, end[1] + up],
      ]
      return `${step('M', start!)}${step('L', stop!)}`
    })
    .join('')
}
