import { origin } from './brand.ts'
import { digitsOf } from './digits.ts'
import { locale, t, translated } from './language/t.ts'
import { nameOfHoliday } from './name-of-holiday.ts'

/**
 * What the owner can change about the company in the office (`/staff/site/company`), and no developer is needed for.
 * As written by hand: how a number is dialled or an address linked is made of it in `companyOf`.
 */
export interface CompanyFacts {
  tagline: string
  /** As it is shown: '+91 481 256 00 07'. */
  telephone: string
  /** Of a telephone that has WhatsApp, with its country's number. */
  whatsapp: string
  /** About people's own data, and the sender of mails where no other is set. */
  email: string
  /** For everything else: the one address that pages and mails give to write to. */
  salesEmail: string
  /** Of the workshop, line by line: place, town, state and country. */
  address: string[]
  /** Latitude and longitude of the workshop; the address stands in until they are known. */
  position: { latitude: number; longitude: number } | null
  /** When the workshop is open, line by line: 'Monday to Saturday, 9:00 to 17:30'. None: it is not said. */
  hours: string[]
  /** When it is closed besides, day by day: '2026-12-25 Christmas'. */
  holidays: string[]
  /** Addresses of the company's own pages elsewhere, as on YouTube. */
  social: string[]
}

/**
 * As delivered. The numbers, the e-mail addresses and the map position reach nobody until the owner fills
 * them in; `content/stand-ins.ts` knows which still do, and `npm run content:report` lists them first.
 */
export const companyFacts: CompanyFacts = {
  tagline: 'Hydraulic truck-mounted cranes and recovery vehicles, made in Kerala.',
  telephone: '+91 00000 00000',
  whatsapp: '+91 00000 00000',
  email: 'hello@dino.example',
  salesEmail: 'sales@dino.example',
  address: ['Kodimatha', 'Kottayam', 'Kerala, India'],
  position: null,
  hours: [],
  holidays: [],
  social: [],
}

export type Company = ReturnType<typeof companyOf>

/** Those that are not over on a day; all of them when none is named. */
export const holidaysFrom = ({ holidays }: Pick<CompanyFacts, 'holidays'>, day = '') =>
  holidays.filter((holiday) => holiday.slice(0, day.length) >= day)

/**
 * The company as pages, mails and papers use it.
 *
 * @param day on which it is said: holidays before it are left out
 */
export function companyOf(written: CompanyFacts, day?: string) {
  const { telephone, whatsapp, social, hours, holidays: _, ...facts } = written
  const holidays = holidaysFrom(written, day)
  return {
    name: origin.name,
    established: origin.established,
    ...facts,
    phone: { display: telephone, href: `tel:+${digitsOf(telephone)}` },
    /** In the language under way, which may be another than when this was put together. */
    get hours() {
      return [...hours, ...holidays.map((day) => t('closed {day}', { day: dayInWords(day) }))]
    },
    whatsapp: `https://wa.me/${digitsOf(whatsapp)}`,
    social: social.map((href) => ({ href, name: nameOfSite(new URL(href).hostname) })),
  }
}

/** '2026-12-25 Christmas' → '25 December 2026, Christmas' */
function dayInWords(holiday: string): string {
  const [day = ''] = holiday.split(' ')
  const inWords = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' })
  return [inWords.format(new Date(day)), translated(nameOfHoliday(holiday))]
    .filter(Boolean)
    .join(', ')
}

/** 'www.youtube.com' → 'YouTube'; what we don't know is called by its address. */
function nameOfSite(host: string): string {
  const known = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'X', 'WhatsApp', 'Telegram']
  const names = host.split('.')
  return known.find((name) => names.at(-2) === name.toLowerCase()) ?? host.replace(/^www\./, '')
}

/** As delivered: what pages say until something else is published, and what tests run on. */
export const company = companyOf(companyFacts)
