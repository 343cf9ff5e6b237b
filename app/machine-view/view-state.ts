/** How a joint can move: degrees where it turns, the model's metres where it slides. */
export interface JointLimits {
  name: string
  kind: 'turn' | 'slide'
  min: number
  max: number
}

export type Pose = Readonly<Record<string, number>>

export const sides = ['front', 'side', 'rear', 'above'] as const
export type Side = (typeof sides)[number]

/** Degrees round the machine, 0 before its nose and -90 at its near side, and above the ground. */
export interface Angles {
  turn: number
  rise: number
}

/** From where the machine is seen: as in its picture, from one of the sides, or from anywhere. */
export type Viewpoint = 'picture' | Side | Angles

export interface ViewState {
  from: Viewpoint
  /** 1 shows the whole machine. */
  zoom: number
  pose: Pose
  /** Whether what the maker confirmed is written on it. */
  measures: boolean
}

export const anglesOf: Readonly<Record<'picture' | Side, Angles>> = {
  picture: { turn: -52, rise: 3.4 },
  front: { turn: 0, rise: 4 },
  side: { turn: -90, rise: 4 },
  rear: { turn: 180, rise: 4 },
  above: { turn: -90, rise: 89 },
}

/** How much nearer one press brings it. */
export const nearer = 1.25

const limits = { rise: { min: 0, max: 89 }, zoom: { min: 1, max: 4 } }

export const anglesFrom = (from: Viewpoint): Angles =>
  typeof from === 'string' ? anglesOf[from] : from

export function turned(state: ViewState, by: Angles): ViewState {
  const { turn, rise } = anglesFrom(state.from)
  const from = { turn: aroundOnce(turn + by.turn), rise: within(limits.rise, rise + by.rise) }
  return { ...state, from }
}

export const zoomed = (state: ViewState, factor: number): ViewState => ({
  ...state,
  zoom: within(limits.zoom, state.zoom * factor),
})

/** What changes how the machine is looked at, and nothing of the machine. */
export type Look =
  | { ask: 'look'; side: Side }
  | { ask: 'measure'; measures: boolean }
  | { ask: 'turn'; by: Angles }
  | { ask: 'zoom'; factor: number }

export function looked(state: ViewState, look: Look): ViewState {
  switch (look.ask) {
    case 'look':
      return { ...state, from: look.side, zoom: 1 }
    case 'measure':
      return { ...state, measures: look.measures }
    case 'turn':
      return turned(state, look.by)
    case 'zoom':
      return zoomed(state, look.factor)
  }
}

export function posed(state: ViewState, joints: readonly JointLimits[], pose: Pose): ViewState {
  const moved = joints.flatMap(({ name, min, max }) => {
    const value = pose[name]
    return value === undefined ? [] : [[name, within({ min, max }, value)] as const]
  })
  return { ...state, pose: { ...state.pose, ...Object.fromEntries(moved) } }
}

export const isSamePose = (one: Pose, other: Pose): boolean =>
  Object.entries(one).every(([name, value]) => Math.abs(value - (other[name] ?? 0)) < 1e-6)

/**
 * The state that `?view=` names, or the nearest there is: what it does not know it leaves as in the picture.
 *
 * @param rest the pose of the picture
 */
export function readView(text: string, joints: readonly JointLimits[], rest: Pose): ViewState {
  let state: ViewState = { from: 'picture', zoom: 1, pose: rest, measures: false }
  for (const word of text.split(',').slice(0, 40)) {
    const [name = '', figure] = word.trim().toLowerCase().split(':')
    const side = sides.find((one) => one === name)
    if (side) state = { ...state, from: side }
    if (name === 'measures') state = { ...state, measures: true }
    const value = figure === undefined ? NaN : Number.parseFloat(figure)
    if (!Number.isFinite(value)) continue
    const seen = anglesFrom(state.from)
    if (name === 'turn') state = turned(state, { turn: value - seen.turn, rise: 0 })
    else if (name === 'rise') state = turned(state, { turn: 0, rise: value - seen.rise })
    else if (name === 'zoom') state = zoomed(state, value / state.zoom)
    else state = posed(state, joints, { [name]: value })
  }
  return state
}

/** What the address says of it: nothing of what is as in the picture. */
export function writeView(
  { from, zoom, pose, measures }: ViewState,
  joints: readonly JointLimits[],
  rest: Pose,
): string {
  const words: string[] = []
  if (typeof from !== 'string')
    words.push(`turn:${short(from.turn, 0)}`, `rise:${short(from.rise, 0)}`)
  else if (from !== 'picture') words.push(from)
  if (Math.abs(zoom - 1) > 0.005) words.push(`zoom:${short(zoom, 2)}`)
  if (measures) words.push('measures')
  for (const { name, kind } of joints) {
    const value = short(pose[name] ?? 0, digits[kind])
    if (value !== short(rest[name] ?? 0, digits[kind])) words.push(`${name}:${value}`)
  }
  return words.join()
}

const digits = { turn: 0, slide: 2 }

/** Without `-0`. */
const short = (value: number, places: number) => String(Number(value.toFixed(places)) || 0)

const within = ({ min, max }: { min: number; max: number }, value: number) =>
  Math.min(max, Math.max(min, value))

/** Between -180 and 180. */
export const aroundOnce = (degrees: number) => degrees - 360 * Math.ceil((degrees - 180) / 360)
