import * as z from 'zod'
import type { CompanyFacts } from '../../content/company.ts'
import { digitsOf } from '../../content/digits.ts'
import { fieldWords } from './field-words.server.ts'
import { line, lines, noControls } from './text-fields.server.ts'

const withCountry = 'Write it with the number of the country: +91 481 256 00 07.'
const withoutZero = 'Leave out the 0 between the country and the town: +91 481 256 00 07.'
const number = () =>
  z
    .string()
    // As it is copied from elsewhere: spaces that don't break, dots, long dashes.
    .overwrite((text) =>
      text
        .replaceAll(/[\s.]+/g, ' ')
        .replaceAll(/[‐-–]/g, '-')
        .trim(),
    )
    .max(30, withCountry)
    .regex(/^\+[\d ()-]+$/, withCountry)
    .refine((text) => /^\d{8,15}$/.test(digitsOf(text)), withCountry)
    .refine((text) => !text.includes('(0)') && !/^910+[1-9]/.test(digitsOf(text)), withoutZero)

const email = () =>
  z.email('Write it as sales@dino-cranes.in.').max(254, 'Shorten it to 254 letters.')

const ownPage = z
  .url({
    normalize: true,
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'Copy each address from the browser: https://www.youtube.com/@….',
  })
  .max(200, 'Shorten it to 200 letters.')
  .regex(noControls, 'Type it again by hand.')

const dayFirst = 'Begin each line with its day: 2026-12-25 Christmas.'

const holiday = line(60, dayFirst).refine((text) => {
  const day = /^(\d{4}-\d{2}-\d{2})( |$)/.exec(text)?.[1]
  return day !== undefined && new Date(day).toJSON()?.startsWith(day)
}, dayFirst)

/** A tenth of a metre, written without an exponent. */
const degrees = (angle: number) => Number(angle.toFixed(6))
const degreesOnly =
  'Write latitude and longitude as degrees: 9.5790, 76.5190. Leave it empty if you don’t know.'
const elsewhere = 'That is not in India. Write the latitude first: 9.5790, 76.5190.'
const isInIndia = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98
const position = z.codec(
  z.string().trim(),
  z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  {
    decode: (text, context) => {
      if (text === '') return null
      const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
      const read = { latitude: degrees(Number(latitude)), longitude: degrees(Number(longitude)) }
      const isWritten = latitude !== undefined && longitude !== undefined
      if (isWritten && isInIndia(read)) return read
      context.issues.push({
        code: 'custom',
        message: isWritten ? elsewhere : degreesOnly,
        input: text,
      })
      return z.NEVER
    },
    encode: (place) => (place ? `${degrees(place.latitude)}, ${degrees(place.longitude)}` : ''),
  },
)

/** The company's facts, and how the office's form writes each: the schema decodes a form and encodes facts. */
export const companySchema = z.object({
  telephone: number().register(fieldWords, {
    label: 'Telephone',
    help: 'With the number of the country. It is shown as you write it, and called by its digits.',
    input: 'tel',
    maximum: 30,
  }),
  whatsapp: number().register(fieldWords, {
    label: 'WhatsApp',
    help: 'The number of a telephone with WhatsApp; it may be the same.',
    input: 'tel',
    maximum: 30,
  }),
  salesEmail: email().register(fieldWords, {
    label: 'Sales e-mail',
    help: 'The address that pages and mails give to write to. Enquiries are told to SALES_EMAIL, where that is set.',
    input: 'email',
    maximum: 254,
  }),
  email: email().register(fieldWords, {
    label: 'E-mail',
    help: 'For questions about people’s own data, and the sender of mails unless MAIL_FROM is set.',
    input: 'email',
    maximum: 254,
  }),
  address: lines(line(60, 'Write at least the place.'), 6)
    .refine((all) => all.length > 0, 'Write at least the place.')
    .register(fieldWords, {
      label: 'Address',
      help: 'Of the workshop, line by line: place, town, state and country. The map of Kerala on home, and texts that name the place, do not follow it.',
      input: 'lines',
      translated: true,
      maximum: 400,
    }),
  position: position.register(fieldWords, {
    label: 'Map position',
    unit: 'degrees',
    help: 'Latitude and longitude, as maps show them: 9.5790, 76.5190. Without it, route planners get the address.',
    input: 'text',
    maximum: 60,
  }),
  hours: lines(line(60, ''), 7).register(fieldWords, {
    label: 'Opening hours',
    help: 'Line by line: Monday to Saturday, 9:00 to 17:30. Leave it empty, and the site does not say.',
    input: 'lines',
    translated: true,
    maximum: 440,
  }),
  holidays: lines(holiday, 30).register(fieldWords, {
    label: 'Holidays',
    help: 'Days on which the workshop is closed besides, one on each line: 2026-12-25 Christmas. They stand below the opening hours until they are over. Appointments can be booked on them until somebody closes the day: Days and Today propose it.',
    input: 'lines',
    translated: true,
    maximum: 1800,
  }),
  social: lines(ownPage, 6).register(fieldWords, {
    label: 'Pages elsewhere',
    help: 'Addresses of your own pages on YouTube, Facebook, …, one on each line. They stand in the footer.',
    input: 'lines',
    maximum: 1200,
  }),
  tagline: line(140, 'Say in a sentence what the company makes.').register(fieldWords, {
    label: 'What we make',
    help: 'One sentence: below the name in the footer, and for search engines.',
    input: 'sentence',
    translated: true,
    maximum: 140,
  }),
}) satisfies z.ZodType<CompanyFacts>
