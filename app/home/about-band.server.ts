import { company } from '../../content/company.ts'
import { aboutSlides, timings } from '../../content/home.ts'
import { howFarBack } from './about-timeline.tsx'

const files = import.meta.glob<string>('/media/drawings/*-side.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sheets = import.meta.glob<Sheet>('/media/drawings/*.json', { import: 'default', eager: true })

interface Sheet {
  views: { side: { width: number; height: number } }
}

export type AboutBand = ReturnType<typeof aboutBand>

/** The about slides with their drawings, and the piece of the scale that each figure takes, in percent. */
export function aboutBand({ thisYear }: { thisYear: number }) {
  const at = (year: number) => (100 * (year - thisYear + howFarBack)) / howFarBack
  const spans = {
    efficiency: { from: at(company.established), to: at(company.established) },
    reliability: { from: at(thisYear - parentYears), to: 100 },
    innovation: { from: at(company.knuckleCranesSince), to: at(company.knuckleCranesSince) },
  }
  return {
    every: timings.about,
    thisYear,
    slides: aboutSlides.map(({ drawing, ...slide }) => ({
      ...slide,
      span: spans[slide.id],
      drawing: drawingOf(drawing),
    })),
  }
}

/** The parent company has 'over 48 years of experience'. */
const parentYears = 48

/** It stands on its lower edge. */
function drawingOf(name: string): { src: string; width: number; height: number } {
  const src = files[`/media/drawings/${name}.svg`]
  const sheet = sheets[`/media/drawings/${name.replace('-side', '')}.json`]
  if (!src || !sheet) throw new Error(`No drawing ${name}: npm run media drawings`)
  const { width, height } = sheet.views.side
  return { src, width, height }
}
