import { translated } from '../../content/language/t.ts'
import { origin } from '../../content/brand.ts'
import { aboutSlides, timings, type HomeTexts } from '../../content/home.ts'
import { sideDrawing } from '../products/elevations.server.ts'
import { howFarBack } from './about-timeline.tsx'

export type AboutBand = ReturnType<typeof aboutBand>

/** The about slides with their drawings, and the piece of the scale that each figure takes, in percent. */
export function aboutBand(texts: HomeTexts, { thisYear }: { thisYear: number }) {
  const at = (year: number) => (100 * (year - thisYear + howFarBack)) / howFarBack
  const spans = {
    efficiency: { from: at(origin.established), to: at(origin.established) },
    reliability: { from: at(thisYear - parentYears), to: 100 },
    innovation: { from: at(origin.knuckleCranesSince), to: at(origin.knuckleCranesSince) },
  }
  return {
    every: timings.about,
    thisYear,
    slides: aboutSlides.map(({ drawing, ...slide }) => ({
      ...slide,
      title: translated(slide.title),
      scale: translated(slide.scale),
      meaning: translated(slide.meaning),
      drawn: translated(slide.drawn),
      text: texts[slide.id],
      span: spans[slide.id],
      drawing: sideDrawing(drawing),
    })),
  }
}

/** The parent company has 'over 48 years of experience'. */
const parentYears = 48
