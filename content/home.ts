import { t } from './language/t.ts'
import type { Text } from './words/texts.ts'

/** The words of the home page. Figures are the company's own: its year, its first knuckle cranes, its parent's experience. */
export const headline = () => t('The Power / to Lift. / The Precision / to Perform').split(' / ')

/** How long a slide is shown, and how long a picked colour stays (specification, section 9), in ms. */
export const timings = {
  hero: 5000,
  showcaseColour: 3000,
  showcaseAfterPick: 10_000,
  about: 7000,
} as const

/** The machines of the showcase, in its order. */
export const showcaseProducts = ['wotan', 'woodpicker', 'swifty'] as const

/** What the owner can change of the page in the office (`/staff/site/home`): what each slide of the about section says. */
export interface HomeTexts {
  efficiency: string
  reliability: string
  innovation: string
}

/** As delivered. */
export const homeTexts: HomeTexts = {
  efficiency:
    'Every machine is mounted on a truck and fitted to its work: features and colours are customised, so that you carry what the job needs, and nothing that it does not.',
  reliability:
    'What DINO has set itself: product quality, and service support behind it. The workshop is at Kodimatha in Kottayam, and visits are welcome by appointment.',
  innovation:
    'DINO presents itself as the first Indian maker of its own hydraulic truck-mounted cranes. Today the range holds machines for lifting and for recovery.',
}

export interface AboutSlide {
  id: keyof HomeTexts
  title: Text
  figure: string
  /** The figure where it stands on the scale of years. */
  scale: string
  /** What the figure counts or names. */
  meaning: Text
  /** The product whose side elevation is shown. */
  machine: string
}

export const aboutSlides: readonly AboutSlide[] = [
  {
    id: 'efficiency',
    title: 'Efficiency',
    figure: '2002',
    scale: '2002',
    meaning: 'Established in Kerala',
    machine: 'flatbed',
  },
  {
    id: 'reliability',
    title: 'Reliability',
    figure: '48',
    scale: 'Over 48 years',
    meaning: 'Years of experience, and more, in the parent company',
    machine: 'wotan',
  },
  {
    id: 'innovation',
    title: 'Innovation',
    figure: '2009',
    scale: '2009',
    meaning: 'First hydraulic knuckle cranes',
    machine: 'woodpicker',
  },
]
