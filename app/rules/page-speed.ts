import { isPublicPart, partOf, type PublicPart } from '../../content/public-parts.ts'

/**
 * How fast pages are for those who visit them, kept without any person: only how often a value fell into a step, for a kind of page
 * on a kind of device on a day. The measures and their bounds are those of web.dev/articles/vitals.
 */
export const speedMeasures = {
  /** Milliseconds until the largest picture or text of the first screen stood there. */
  lcp: { good: 2_500, poor: 4_000, most: 120_000 },
  /** Milliseconds from a press to the frame that shows it, of nearly the slowest one. */
  inp: { good: 200, poor: 500, most: 60_000 },
  /** How far things moved without being asked, in shares of the screen, by a thousand. */
  cls: { good: 100, poor: 250, most: 10_000 },
} as const satisfies Record<string, { good: number; poor: number; most: number }>

export type SpeedMeasure = keyof typeof speedMeasures
export const everyMeasure = Object.keys(speedMeasures) as SpeedMeasure[]

export const speedDevices = ['phone', 'tablet', 'computer'] as const
export type SpeedDevice = (typeof speedDevices)[number]

const pageKinds = {
  '': 'home',
  products: 'product',
  gallery: 'gallery',
  downloads: 'downloads',
  about: 'about',
  news: 'news',
  contact: 'contact',
  privacy: 'other',
  'which-machine': 'finder',
  compare: 'finder',
  shortlist: 'finder',
} as const satisfies Record<PublicPart, string>
export type SpeedPage = (typeof pageKinds)[PublicPart]

/** One visit to a page, as its browser measured it; what it could not measure is missing. */
export interface PageVisit {
  page: SpeedPage
  device: SpeedDevice
  values: Partial<Record<SpeedMeasure, number>>
}

/** Each step is a tenth larger than the one before: what is read from them is right to five of a hundred. */
const ratio = 1.1

/** @param value 0 or more */
export const stepOf = (value: number): number => Math.round(Math.log1p(value) / Math.log(ratio))

export const valueOfStep = (step: number): number => ratio ** step - 1

/** What a browser sent; undefined of anything else. It may lie: nothing but steps within their bounds is kept of it. */
export function readPageVisit(sent: unknown): PageVisit | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { path, device, ...rest } = sent as Record<string, unknown>
  const isKnown = speedDevices.some((known) => known === device)
  if (typeof path !== 'string' || !path.startsWith('/') || !isKnown) return undefined
  const values = everyMeasure.flatMap((measure) => {
    const value = rest[measure]
    const isValue = typeof value === 'number' && value >= 0 && value <= speedMeasures[measure].most
    return isValue ? [[measure, value] as const] : []
  })
  if (values.length === 0) return undefined
  return {
    page: pageOf(path),
    device: device as SpeedDevice,
    values: Object.fromEntries(values),
  }
}

function pageOf(path: string): SpeedPage {
  const part = partOf(path)
  return isPublicPart(part) ? pageKinds[part] : 'other'
}

export interface StepCount {
  step: number
  count: number
}

/** The value that so large a share of visits stayed at or below. */
export function quantileOf(steps: readonly StepCount[], share: number): number {
  const sorted = [...steps].sort((one, other) => one.step - other.step)
  const wanted = share * visitsIn(steps)
  let passed = 0
  for (const { step, count } of sorted) {
    passed += count
    if (passed >= wanted) return valueOfStep(step)
  }
  return 0
}

export const visitsIn = (steps: readonly StepCount[]): number =>
  steps.reduce((sum, { count }) => sum + count, 0)

export type Verdict = 'good' | 'fair' | 'poor'

/** By the slowest quarter, as search engines judge: `value` is the 75th percentile. */
export function verdictOn(measure: SpeedMeasure, value: number): Verdict {
  const { good, poor } = speedMeasures[measure]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
