import {
  everyMeasure,
  quantileOf,
  verdictOn,
  visitsIn,
  type SpeedDevice,
  type SpeedMeasure,
  type SpeedPage,
  type StepCount,
  type Verdict,
} from '../../rules/page-speed.ts'
import { shortNumber } from './figure-words.ts'

/** Fewer visits say more about one phone than about the page. */
const enough = 10

const pageWords: Record<SpeedPage, string> = {
  home: 'Home',
  product: 'A product',
  gallery: 'Gallery',
  downloads: 'Downloads',
  about: 'About',
  news: 'News',
  contact: 'Contact',
  finder: 'Finder, comparison, shortlist',
  other: 'Other pages',
}

const deviceWords: Record<SpeedDevice, string> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
}

interface Measured extends StepCount {
  page: SpeedPage
  device: SpeedDevice
  measure: SpeedMeasure
}

export interface SpeedFigure {
  /** Half of the visits were at most so slow: '1.8 s'. */
  median: string
  /** Three of four were. */
  most: string
  verdict: Verdict
}

export interface SpeedRow {
  page: string
  device: string
  visits: number
  /** Null where too few said so. */
  figures: Record<SpeedMeasure, SpeedFigure | null>
}

/** A line for each kind of page on each kind of device that was measured at all, in the order of the lists. */
export function speedRows(measured: readonly Measured[]): SpeedRow[] {
  return Object.entries(pageWords).flatMap(([page, words]) =>
    Object.entries(deviceWords).flatMap(([device, deviceWord]) => {
      const here = measured.filter((one) => one.page === page && one.device === device)
      const of = (measure: SpeedMeasure) => here.filter((one) => one.measure === measure)
      const visits = Math.max(...everyMeasure.map((measure) => visitsIn(of(measure))))
      if (visits === 0) return []
      const figures = everyMeasure.map((measure) => [measure, figureOf(measure, of(measure))])
      return [
        {
          ...{ page: words, device: deviceWord, visits },
          figures: Object.fromEntries(figures) as SpeedRow['figures'],
        },
      ]
    }),
  )
}

function figureOf(measure: SpeedMeasure, steps: readonly StepCount[]): SpeedFigure | null {
  if (visitsIn(steps) < enough) return null
  const [median, most] = [quantileOf(steps, 0.5), quantileOf(steps, 0.75)]
  return {
    median: inWords(measure, median),
    most: inWords(measure, most),
    verdict: verdictOn(measure, most),
  }
}

function inWords(measure: SpeedMeasure, value: number): string {
  if (measure === 'cls') return (value / 1_000).toFixed(2)
  return measure === 'lcp' ? `${shortNumber(value / 1_000)} s` : `${Math.round(value)} ms`
}
