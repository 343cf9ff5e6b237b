import type { Line } from './drawing.ts'

type Node = readonly [x: number, y: number]

type Mark = { x: number; y: number; angle: number }

/**
 * Drops strokes that would print on top of an earlier one: wherever a stroke runs alongside another
 * closer than `gap`, it is left out. A stroke never competes with itself.
 */
export function withoutDoubles(strokes: readonly (readonly Node[])[], gap: number): Node[][] {
  const cells = new Map<string, Mark[]>()
  const cell = (x: number, y: number) => `${Math.floor(x / gap)},${Math.floor(y / gap)}`
  const isCovered = ({ x, y, angle }: Mark) => {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        for (const mark of cells.get(cell(x + dx * gap, y + dy * gap)) ?? []) {
          const [ox, oy] = [mark.x - x, mark.y - y]
          const aside = Math.abs(ox * Math.sin(angle) - oy * Math.cos(angle))
          const along = Math.abs(ox * Math.cos(angle) + oy * Math.sin(angle))
          if (Math.abs(Math.sin(mark.angle - angle)) < 0.35 && aside < gap && along < gap * 0.4)
            return true
        }
      }
    }
    return false
  }

  const kept: Node[][] = []
  for (const stroke of strokes) {
    const marks: Mark[] = []
    let run: Node[] = []
    const finish = () => {
      if (run.length > 1) kept.push(run)
      run = []
    }
    for (let i = 0; i + 1 < stroke.length; i++) {
      const [a, b] = [stroke[i], stroke[i + 1]]
      if (!a || !b) continue
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const angle = Math.atan2(dy, dx)
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (gap * 0.5)))
      for (let k = 0; k < steps; k++) {
        const at = (t: number): Node => [a[0] + dx * t, a[1] + dy * t]
        const [x, y] = at((k + 0.5) / steps)
        const mark = { x, y, angle }
        if (isCovered(mark)) finish()
        else {
          marks.push(mark)
          if (run.length === 0) run.push(at(k / steps))
          run.push(at((k + 1) / steps))
        }
      }
    }
    finish()
    for (const mark of marks) {
      const key = cell(mark.x, mark.y)
      const list = cells.get(key)
      if (list) list.push(mark)
      else cells.set(key, [mark])
    }
  }
  return kept
}

/** Joins lines end to end into long strokes, straightest continuation first. */
export function chain(lines: readonly Line[], snap: number): Node[][] {
  const key = ([x, y]: Node) => `${Math.round(x / snap)},${Math.round(y / snap)}`
  const ends = new Map<string, number[]>()
  const note = (node: Node, i: number) => {
    const list = ends.get(key(node))
    if (list) list.push(i)
    else ends.set(key(node), [i])
  }
  lines.forEach(([x0, y0, x1, y1], i) => {
    note([x0, y0], i)
    note([x1, y1], i)
  })
  const used = new Uint8Array(lines.length)

  const extend = (stroke: Node[]) => {
    for (;;) {
      const tip = stroke.at(-1)
      const before = stroke.at(-2)
      if (!tip || !before) return
      const heading = Math.atan2(tip[1] - before[1], tip[0] - before[0])
      let best: { i: number; end: Node; bend: number } | undefined
      for (const i of ends.get(key(tip)) ?? []) {
        const line = lines[i]
        if (!line || used[i]) continue
        const [x0, y0, x1, y1] = line
        const forwards = key([x0, y0]) === key(tip)
        const end: Node = forwards ? [x1, y1] : [x0, y0]
        const turn = Math.atan2(end[1] - tip[1], end[0] - tip[0]) - heading
        const bend = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
        if (!best || bend < best.bend) best = { i, end, bend }
      }
      if (!best) return
      used[best.i] = 1
      stroke.push(best.end)
    }
  }

  return lines.flatMap((line, i) => {
    if (used[i]) return []
    used[i] = 1
    const stroke: Node[] = [
      [line[0], line[1]],
      [line[2], line[3]],
    ]
    extend(stroke)
    stroke.reverse()
    extend(stroke)
    return [stroke]
  })
}

/** Leaves out points that lie within `tolerance` of the stroke without them (Douglas-Peucker). */
export function simplify(stroke: readonly Node[], tolerance: number): Node[] {
  const first = stroke[0]
  const last = stroke.at(-1)
  if (!first || !last || stroke.length < 3) return [...stroke]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const square = dx * dx + dy * dy
  let [worst, index] = [0, 0]
  stroke.forEach(([x, y], i) => {
    // To the piece between the ends, not to the endless line: a stroke may run out and back.
    const along = square < 1e-12 ? 0 : ((x - first[0]) * dx + (y - first[1]) * dy) / square
    const t = Math.min(1, Math.max(0, along))
    const away = Math.hypot(x - first[0] - t * dx, y - first[1] - t * dy)
    if (away > worst) [worst, index] = [away, i]
  })
  if (worst <= tolerance) return [first, last]
  return [
    ...simplify(stroke.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(stroke.slice(index), tolerance),
  ]
}

/** Strokes as one compact path, y turned downwards, `scale` drawing units to the metre. */
export function toPathData(
  strokes: readonly (readonly Node[])[],
  origin: Node,
  scale: number,
): string {
  // Whole tenths of a unit, so that relative steps add up exactly.
  const place = ([x, y]: Node): Node => [
    Math.round((x - origin[0]) * scale * 10),
    Math.round((origin[1] - y) * scale * 10),
  ]
  let data = ''
  let last = ''
  const say = (command: string, ...tenths: number[]) => {
    data += command === last ? '' : command
    for (const [i, n] of tenths.entries()) {
      const text = tenth(n)
      data += (i > 0 || command === last) && !text.startsWith('-') ? ` ${text}` : text
    }
    last = command
  }
  for (const stroke of strokes) {
    const [start, ...rest] = stroke.map(place)
    if (!start) continue
    let [x, y] = start
    last = ''
    say('M', x, y)
    for (const [nx, ny] of rest) {
      const [dx, dy] = [nx - x, ny - y]
      if (dx === 0 && dy === 0) continue
      if (dy === 0) say('h', dx)
      else if (dx === 0) say('v', dy)
      else say('l', dx, dy)
      ;[x, y] = [nx, ny]
    }
  }
  return data
}

/** 15 → "1.5", -3 → "-.3" */
const tenth = (n: number) => String(n / 10).replace(/^(-?)0\./, '$1.')
