import * as z from 'zod'
import type { CompanyFacts } from '../../content/company.ts'
import { fieldWords } from './field-words.server.ts'

const noControls = /^[^\p{Cc}]*$/u
const line = (maximum: number, empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(maximum, `Shorten it to ${maximum} letters.`)
    .regex(noControls, 'Type it again by hand: what was pasted has letters that can’t be shown.')

const withCountry = 'Write it with the number of the country: +91 481 256 00 07.'
const number = () =>
  z
    .string()
    .trim()
    .max(30, withCountry)
    .regex(/^\+[\d ()-]+$/, withCountry)
    .refine((text) => /^\d{8,15}$/.test(text.replaceAll(/\D/g, '')), withCountry)

const email = () =>
  z.email('Write it as sales@dino-cranes.in.').max(254, 'Shorten it to 254 letters.')

const addressLines = 6
const mostLines = (most: number) => `Use ${most} lines at most.`

/** Written one below the other. */
const lines = <Line extends z.ZodType<string, string>>(line: Line) =>
  z.codec(z.string(), z.array(line), {
    decode: (text) =>
      text
        .split('\n')
        .map((each) => each.trim())
        .filter(Boolean) as z.input<Line>[],
    encode: (each) => each.join('\n'),
  })

const ownPage = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'Copy each address from the browser: https://www.youtube.com/@….',
  })
  .max(200, 'Shorten it to 200 letters.')
  .regex(noControls, 'Type it again by hand.')

/** A tenth of a metre, written without an exponent. */
const degrees = (angle: number) => String(Number(angle.toFixed(6)))
const onEarth =
  'Write latitude and longitude as degrees: 9.5790, 76.5190. Leave it empty if you don’t know.'
const position = z.codec(
  z.string().trim(),
  z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  {
    decode: (text, context) => {
      if (text === '') return null
      const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
      const read = { latitude: Number(latitude), longitude: Number(longitude) }
      if (Math.abs(read.latitude) <= 90 && Math.abs(read.longitude) <= 180) return read
      context.issues.push({ code: 'custom', message: onEarth, input: text })
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
    help: 'The address that pages and mails give to write to.',
    input: 'email',
    maximum: 254,
  }),
  email: email().register(fieldWords, {
    label: 'E-mail',
    help: 'For questions about people’s own data, and the sender of mails unless MAIL_FROM is set.',
    input: 'email',
    maximum: 254,
  }),
  address: lines(line(60, 'Write at least the place.'))
    .refine((all) => all.length > 0, 'Write at least the place.')
    .refine((all) => all.length <= addressLines, mostLines(addressLines))
    .register(fieldWords, {
      label: 'Address',
      help: 'Of the workshop, line by line: place, town, state and country.',
      input: 'lines',
      maximum: 400,
    }),
  position: position.register(fieldWords, {
    label: 'Map position',
    help: 'Latitude and longitude, as maps show them: 9.5790, 76.5190. Without it, route planners get the address.',
    input: 'text',
    maximum: 60,
  }),
  hours: lines(line(60, ''))
    .refine((all) => all.length <= 7, mostLines(7))
    .register(fieldWords, {
      label: 'Opening hours',
      help: 'Line by line: Monday to Saturday, 9:00 to 17:30. Leave it empty, and the site does not say.',
      input: 'lines',
      maximum: 440,
    }),
  social: lines(ownPage)
    .refine((all) => all.length <= 6, mostLines(6))
    .register(fieldWords, {
      label: 'Pages elsewhere',
      help: 'Addresses of your own pages on YouTube, Facebook, …, one on each line. They stand in the footer.',
      input: 'lines',
      maximum: 1200,
    }),
  tagline: line(140, 'Say in a sentence what the company makes.').register(fieldWords, {
    label: 'What we make',
    help: 'One sentence: below the name in the footer, and for search engines.',
    input: 'sentence',
    maximum: 140,
  }),
}) satisfies z.ZodType<CompanyFacts>
