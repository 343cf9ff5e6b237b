import * as z from 'zod'
import type { NewsItem } from '../../content/news.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { addDays } from '../rules/calendar-days.ts'
import { isPlainStory, longestStory, notPlainMessage } from '../rules/plain-story.ts'
import { fieldWords } from './field-words.server.ts'
import { choice, line, nameOfItem, oneFile } from './text-fields.server.ts'

const dayHelp = 'Write a day as 2026-11-23, or a year as 2009.'

const day = z
  .string()
  .trim()
  .regex(/^\d{4}(-\d{2}-\d{2})?$/, dayHelp)
  .refine((text) => !text.includes('-') || new Date(text).toJSON()?.startsWith(text), dayHelp)

const longText = z.codec(
  z.string(),
  z
    .string()
    .max(longestStory, `Shorten it to ${longestStory.toLocaleString('en')} letters.`)
    .refine(isPlainStory, notPlainMessage)
    .optional(),
  {
    decode: (text) => text.replaceAll('\r', '').trim() || undefined,
    encode: (text) => text ?? '',
  },
)

const featured = z.codec(z.enum(['no', 'yes']), z.boolean().optional(), {
  decode: (word) => word === 'yes' || undefined,
  encode: (is) => (is ? 'yes' : 'no'),
})

/** A piece of news, and how the office's form writes it. */
export const newsSchema = z.object({
  type: choice('Type', { NEWS: 'News', ARTICLE: 'Article' }),
  date: day.register(fieldWords, {
    label: 'Date',
    help: 'A day as 2026-11-23, or a year where no day is known.',
    input: 'text',
    maximum: 10,
  }),
  title: nameOfItem(90, 'Write a title.').register(fieldWords, {
    label: 'Title',
    input: 'sentence',
    translated: true,
    maximum: 90,
  }),
  description: line(320, 'Say in a sentence or two what happened.').register(fieldWords, {
    label: 'Summary',
    help: 'On home and in the list of news.',
    input: 'sentence',
    translated: true,
    maximum: 320,
  }),
  text: longText.register(fieldWords, {
    label: 'Text',
    help: 'On its own page. An empty line begins a paragraph; ## a heading; - a list; **words** are bold; [words](https://…) is a link.',
    ...{ input: 'paragraphs', isSpaced: true },
    translated: true,
    maximum: longestStory,
  }),
  photo: oneFile('Picture', 'picture'),
  film: oneFile('Film', 'film', 'Without sound; its picture stands there until it plays.'),
  paper: oneFile('PDF', 'paper'),
  alt: line(160, 'Say what is to be seen.').register(fieldWords, {
    label: 'What the picture shows',
    help: 'For people who don’t see it.',
    input: 'sentence',
    translated: true,
    maximum: 160,
  }),
  featured: featured.register(fieldWords, {
    label: 'Large on home',
    help: 'The latest of those is.',
    input: 'choice',
    options: { no: 'No', yes: 'Yes' },
    maximum: 3,
  }),
}) satisfies z.ZodType<Partial<NewsItem>>

/** News stand by their date: a mistyped year would be the latest for good, or the oldest. */
export function newsFaults({ date }: NewsItem, site?: SiteContent): Record<string, string> {
  if (!site?.day) return {}
  const { name, established } = site.company
  if (date > addDays(site.day, 366))
    return { date: 'That is more than a year ahead. Look at the year.' }
  if (date < String(established))
    return { date: `Write a day since ${established}, when ${name} was established.` }
  return {}
}

/** What the form of another story begins with. */
export const blankNews: NewsItem = {
  ...{ id: '', type: 'NEWS', date: '', title: '', description: '' },
  ...{ image: '', alt: '' },
}
