import type { ColourId } from './colours.ts'
import { origin } from './brand.ts'
import { specimens, type Certificate } from './certificate.ts'
import { locale, t } from './language/t.ts'

/**
 * Words of the about page. Its facts are those that the company states of itself (established, first knuckle
 * cranes, parent company, mission, vision), and what the catalogue counts; nothing else may be claimed.
 */

/** What the owner can change of the page in the office (`/staff/site/about`): a sentence or two each. */
export interface AboutTexts {
  founding: string
  knuckleCranes: string
  today: string
  precision: string
  presence: string
  innovation: string
  mission: string
  vision: string
}

/** As delivered. */
export const aboutTexts: AboutTexts = {
  founding: `DINO was established in ${origin.established} in Kerala, with a parent company that has over 48 years of experience behind it.`,
  knuckleCranes: `In ${origin.knuckleCranesSince} it began to make hydraulic knuckle cranes. It presents itself as the first Indian maker of its own hydraulic truck-mounted cranes.`,
  today:
    'Today the range holds knuckle cranes, a stiff boom crane and recovery vehicles. All are truck mounted and made in India; the workshop is at Kodimatha, in Kottayam.',
  precision:
    'Every machine is mounted on its truck and made in India, with features and colours fitted to the work it will do.',
  presence:
    'One step after the other: the stated aim is a nationwide presence within three years. Buyers from elsewhere are welcome to ask.',
  innovation:
    'From knuckle booms to beds that slide, tilt and come down to the ground: a machine for each job.',
  mission: 'Product quality and the service to support it, with features and colours customised.',
  vision:
    'A major share of the Indian market within five years, and a nationwide presence within three.',
}

export interface Chapter {
  /** Set large: a year, or a number that can be counted. */
  figure: string
  caption: string
  text: string
}

export function ourStory(texts: AboutTexts, { machines }: { machines: number }): Chapter[] {
  return [
    {
      figure: String(origin.established),
      caption: t('Established in Kerala'),
      text: texts.founding,
    },
    {
      figure: String(origin.knuckleCranesSince),
      caption: t('First hydraulic knuckle cranes'),
      text: texts.knuckleCranes,
    },
    { figure: String(machines), caption: t('Machines in the range today'), text: texts.today },
  ]
}

/** What the downloads page shows of the certificates. */
export const certified = {
  all: '{certificates}. The downloads page shows specimens; ask us for the issued ones.',
  some: '{certificates}. The downloads page shows them, and specimens of those that are still to come; ask us for the issued ones.',
  none: '{certificates}, to read on the downloads page.',
} as const

export interface Highlight {
  title: string
  text: string
  link?: { to: string; words: string }
  /** Which part of the drawing of Wotan stands above it, in the drawing's 1600 by 1120 units: x, y, width. */
  detail: [x: number, y: number, width: number]
}

type Named = Pick<Certificate, 'title' | 'specimen'>

/** Four claims, or three while no certificate is valid. */
export function highlights(
  { precision, presence, innovation }: AboutTexts,
  certificates: readonly Named[],
): Highlight[] {
  return [
    { title: t('Precision Manufacturing'), text: precision, detail: [700, 15, 320] },
    { title: t('Global Presence'), text: presence, detail: [1030, 640, 360] },
    ...certifiedQuality(certificates),
    { title: t('Innovation Focus'), text: innovation, detail: [235, 10, 300] },
  ]
}

function certifiedQuality(certificates: readonly Named[]): Highlight[] {
  if (certificates.length === 0) return []
  const titles = certificates.map(({ title }) => title)
  return [
    {
      title: t('Certified Quality'),
      text: t(certified[specimens(certificates)], {
        certificates: new Intl.ListFormat(locale()).format(titles),
      }),
      link: { to: '/downloads', words: t('Our Certificates') },
      detail: [760, 640, 300],
    },
  ]
}

/** The three machines that turn from drawing to steel, and the paint each gets. */
export const evolution: { id: string; colour: ColourId }[] = [
  { id: 'wotan', colour: 'yellow' },
  { id: 'woodpicker', colour: 'light-green' },
  { id: 'swifty', colour: 'light-blue' },
]
