import { t, translated } from '../../content/language/t.ts'
import { origin } from '../../content/brand.ts'
import type { Catalogue } from '../../content/catalogue-of.ts'
import { aboutSlides, timings } from '../../content/home.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { productDrawing } from '../products/pictures.server.ts'
import { howFarBack } from './about-timeline.tsx'

export type AboutBand = ReturnType<typeof aboutBand>

type Said = Pick<SiteContent, 'home' | 'catalogue'>

/** The about slides with their drawings, and the piece of the scale that each figure takes, in percent. */
export function aboutBand({ home, catalogue }: Said, { thisYear }: { thisYear: number }) {
  const at = (year: number) => (100 * (year - thisYear + howFarBack)) / howFarBack
  const spans = {
    efficiency: { from: at(origin.established), to: at(origin.established) },
    reliability: { from: at(thisYear - parentYears), to: 100 },
    innovation: { from: at(origin.knuckleCranesSince), to: at(origin.knuckleCranesSince) },
  }
  return {
    every: timings.about,
    thisYear,
    slides: aboutSlides.map(({ machine, ...slide }) => ({
      ...slide,
      title: translated(slide.title),
      scale: translated(slide.scale),
      meaning: translated(slide.meaning),
      text: home[slide.id],
      span: spans[slide.id],
      ...drawingOf(machine, catalogue),
    })),
  }
}

/** Of a machine that is offered no more none is shown. */
function drawingOf(id: string, { find }: Catalogue) {
  const machine = find(id)
  if (!machine) return {}
  const { src, width, height, alt } = productDrawing(machine)
  return {
    drawing: { src, width, height, alt },
    drawn: t('{title}, side elevation', machine),
  }
}

/** The parent company has 'over 48 years of experience'. */
const parentYears = 48
