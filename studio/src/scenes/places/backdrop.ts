import { dice } from '../kit/dice.ts'
import { flat, rolling, terrain } from '../kit/ground.ts'
import { another, Scenery } from '../kit/scenery.ts'
import { broadleaf } from '../props/broadleaf.ts'
import { palm } from '../props/palm.ts'
import { banana, tuft } from '../props/undergrowth.ts'

/** Hills that close the view on every side. */
export function farHills(seed: number, height = 60): Scenery {
  const hills = new Scenery()
  const shape = (x: number, z: number) => {
    const far = Math.hypot(x, z)
    const rise = Math.min(1, Math.max(0, (far - 130) / 300))
    return -1 + rise * height * (0.35 + 1.3 * rolling(x + seed * 130, z - seed * 70))
  }
  return hills.add('hill', terrain([-520, 520], [-520, 520], [90, 90], shape))
}

/** Open country from `near` metres behind the place's middle: rough grass, and trees that thicken into a wood. */
export function countryside(seed: number, near: number, palms = 0.4): Scenery {
  const land = new Scenery()
  land.add('grass', flat(700, 400), [0, 0.02, -near - 200])
  land.set(treeLine(seed, { from: -75, to: 75, z: -near - 12, count: 26, palms, depth: 5 }))
  land.set(
    treeLine(seed + 7, {
      from: -110,
      to: 110,
      z: -near - 34,
      count: 34,
      palms: palms * 0.6,
      depth: 9,
      height: [10, 16],
    }),
  )
  return land.set(farHills(seed))
}

export type Row = {
  from: number
  to: number
  z: number
  count: number
  palms: number
  depth?: number
  height?: readonly [number, number]
}

/** The trees that all rows draw from: turned and scaled, nobody meets the same one twice. */
const nursery = once(() => ({
  crowns: [
    broadleaf(1, 10, 'leaf'),
    broadleaf(2, 9, 'leaf-deep'),
    broadleaf(3, 11, 'leaf'),
  ] as const,
  tall: [palm(1, 11), palm(2, 9)] as const,
}))

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Trees in a loose row along X; `palms` is the share of coconut palms among them. */
export function treeLine(
  seed: number,
  { from, to, z, count, palms, depth = 7, height = [8, 13] }: Row,
): Scenery {
  const { between, chance, pick } = dice(seed + 31)
  const row = new Scenery()
  const { crowns, tall } = nursery()
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + between(0.2, 0.8))) / count
    const at = [x, 0, z + between(-depth, depth)] as const
    const isPalm = chance(palms)
    const tree = another(isPalm ? pick(tall) : pick(crowns))
    // Palms keep their girth; round crowns may be any size.
    const size = isPalm ? between(0.9, 1.2) : between(height[0], height[1]) / 10
    tree.scale.setScalar(size)
    row.set(tree, at, between(0, 360))
  }
  return row
}

/** Bananas and low growth between walls and road. */
export function scrub(
  seed: number,
  {
    from,
    to,
    z,
    count,
    depth = 1,
    plants = 0.08,
  }: { from: number; to: number; z: number; count: number; depth?: number; plants?: number },
): Scenery {
  const { between, chance } = dice(seed + 77)
  const growth = new Scenery()
  const [plant, grass, low] = [banana(seed, 3), tuft(seed, 0.5), tuft(seed + 1, 0.3)]
  for (let i = 0; i < count; i++) {
    const at = [between(from, to), 0, z + between(-depth, depth)] as const
    const piece = another(chance(plants) ? plant : chance(0.5) ? grass : low)
    piece.scale.setScalar(between(0.7, 1.3))
    growth.set(piece, at, between(0, 360))
  }
  return growth
}
