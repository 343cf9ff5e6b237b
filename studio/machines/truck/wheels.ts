import type { Point } from '../kit/contour.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, isCoarse, lathe, prism } from '../kit/solids.ts'

export type WheelSpec = { radius: number; width: number; nuts: number }

/** One tyre on its rim, its outer face towards +Z, centred on the hub. */
function tyre(
  part: Part,
  { radius: r, width: w }: WheelSpec,
  at: readonly [number, number, number],
  hidden = false,
) {
  const bead = r * 0.56
  if (hidden && isCoarse()) {
    part.add('rubber', cylinder('z', r, w * 0.9, 32, 0.04), at)
    return
  }
  const groove = (z: number): Point[] => [
    [r, z - 0.02],
    [r - 0.018, z - 0.014],
    [r - 0.018, z + 0.014],
    [r, z + 0.02],
  ]
  const shoulder: Point[] = [
    [r * 0.87, w * 0.467],
    [r * 0.84, w * 0.467],
    [r * 0.83, w * 0.488],
  ]
  const profile: Point[] = [
    [bead, -w * 0.4],
    [r * 0.72, -w * 0.49],
    [r * 0.9, -w * 0.48],
    [r - 0.02, -w * 0.43],
    [r, -w * 0.38],
    ...(isCoarse() ? [] : [...groove(-w * 0.18), ...groove(w * 0.18)]),
    [r, w * 0.38],
    [r - 0.02, w * 0.43],
    [r * 0.9, w * 0.48],
    ...(isCoarse() ? [] : shoulder),
    [r * 0.72, w * 0.49],
    [r * 0.66, w * 0.47],
    [r * 0.64, w * 0.485],
    [bead, w * 0.4],
  ]
  part.add('rubber', lathe('z', profile, 48, 32), at)
  const lugs = Math.round(r * (isCoarse() ? 44 : 70))
  for (let i = 0; i < lugs; i++) {
    const turn = (i / lugs) * Math.PI * 2
    const lug = box(0.035, 0.05, 0.02, 0).translate(0, r - 0.029, 0)
    for (const side of isCoarse() ? [1] : [-1, 1])
      part.add(
        'rubber',
        lug
          .clone()
          .translate(0, 0, side * w * 0.45)
          .rotateZ(turn + side * 0.04),
        at,
      )
  }
}

/** The visible face of a wheel: dished out in front, dished in behind (dual tyres). */
function face(
  part: Part,
  { radius: r, width: w, nuts }: WheelSpec,
  at: readonly [number, number, number],
  dished: boolean,
) {
  const bead = r * 0.57
  const deep = dished ? -w * 0.3 : w * 0.16
  const profile: Point[] = [
    [bead, -w * 0.38],
    [bead, w * 0.36],
    [bead + 0.012, w * 0.43],
    [bead - 0.015, w * 0.43],
    [bead - 0.03, w * 0.34],
    [bead * 0.86, w * 0.2],
    [bead * 0.8, deep],
    [bead * 0.34, deep + (dished ? 0.02 : 0.03)],
  ]
  part.add('rim', lathe('z', profile, 36, 32), at)
  const [x, y, z] = at
  const hub = bead * (dished ? 0.36 : 0.32)
  part.add(dished ? 'graphite' : 'rim', cylinder('z', hub, dished ? w * 0.5 : w * 0.28, 24, 0.02), [
    x,
    y,
    z + deep + w * (dished ? 0.25 : 0.1),
  ])
  for (let i = 0; i < nuts; i++) {
    const a = ((i + 0.5) / nuts) * Math.PI * 2
    part.add('chrome', cylinder('z', 0.018, 0.04, 6, 0.004), [
      x + Math.cos(a) * bead * 0.47,
      y + Math.sin(a) * bead * 0.47,
      z + deep + 0.03,
    ])
    const b = ((i + 1) / nuts) * Math.PI * 2
    part.add('black', cylinder('z', bead * 0.1, 0.012, 12, 0.003), [
      x + Math.cos(b) * bead * 0.67,
      y + Math.sin(b) * bead * 0.67,
      z + deep + 0.014,
    ])
  }
}

/** A front wheel on each side. `track` is the distance between tyre middles. */
export function frontAxle(root: Part, spec: WheelSpec, x: number, track: number) {
  const part = root.child('front-axle', [x, spec.radius, 0])
  axle(part, spec, track, false)
}

export function rearAxle(
  root: Part,
  spec: WheelSpec,
  x: number,
  track: number,
  index: number,
  dual: boolean,
) {
  const part = root.child(`rear-axle-${index + 1}`, [x, spec.radius, 0])
  axle(part, spec, track, dual)
  part.add('graphite', cylinder('x', spec.radius * 0.36, 0.34, 20, 0.05))
  part.add('graphite', cylinder('z', 0.075, track, 16))
}

function axle(part: Part, spec: WheelSpec, track: number, dual: boolean) {
  for (const side of [-1, 1] as const) {
    const wheel = part.child(side > 0 ? `${part.name}-right` : `${part.name}-left`, [
      0,
      0,
      (side * track) / 2,
    ])
    if (side < 0) wheel.group.rotation.y = Math.PI
    if (dual) {
      tyre(wheel, spec, [0, 0, spec.width * 0.54])
      tyre(wheel, spec, [0, 0, -spec.width * 0.54], true)
      face(wheel, spec, [0, 0, spec.width * 0.54], true)
    } else {
      tyre(wheel, spec, [0, 0, 0])
      face(wheel, spec, [0, 0, 0], false)
    }
  }
}

/** A mudguard arc over a wheel, from `from` to `to` degrees (0 is forward, 90 up). */
export function mudguard(
  part: Part,
  radius: number,
  width: number,
  at: readonly [number, number, number],
  from = 8,
  to = 172,
  thick = 0.03,
) {
  const arc = (r: number, reverse: boolean) => {
    const points = Array.from({ length: 15 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 14) * Math.PI) / 180
      return [Math.cos(a) * r, Math.sin(a) * r] as const
    })
    return reverse ? points.reverse() : points
  }
  part.addPair(
    'graphite',
    prism([...arc(radius, false), ...arc(radius - thick, true)], width, {
      bevel: 0.006,
      crease: 35,
    }),
    at,
  )
}
