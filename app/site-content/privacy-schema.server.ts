import * as z from 'zod'
import { keptThings, keepPersonalDataMonths, type PrivacyTexts } from '../../content/privacy.ts'
import { fieldWords } from './field-words.server.ts'
import { line, lines, sentences, titledTexts } from './text-fields.server.ts'

/** Visitors are owed it: the program keeps it whether the page says so or not. */
const owed = (maximum: number) =>
  line(
    maximum,
    'The site keeps this, so the page has to say it: reword it, but don’t leave it empty.',
  )

const of = (what: string, part: string, maximum: number, help?: string) =>
  owed(maximum).register(fieldWords, {
    ...{ label: `${what}: ${part}`, maximum, input: 'sentence', translated: true },
    ...(help && { help }),
  })

const holds = (what: string, help?: string) => of(what, 'what is kept', 700, help)
const why = (what: string) =>
  of(
    what,
    'why',
    240,
    `Until when follows by itself: ${keepPersonalDataMonths} months after the last contact.`,
  )
const whyAlone = (what: string) => of(what, 'why', 240)
const until = (what: string) => of(what, 'until when', 160)

const { signIn, cookie, appointments, enquiries, mails, counts, logs } = keptThings

/** The words of the privacy page, in its order. Which things the program keeps is not to be chosen: each has its words. */
export const privacySchema = z.object({
  lead: sentences('Beginning', 400),
  signInHolds: holds(signIn),
  signInWhy: why(signIn),
  cookieHolds: holds(cookie),
  cookieWhy: whyAlone(cookie),
  cookieUntil: until(cookie),
  appointmentsHolds: holds(appointments),
  appointmentsWhy: why(appointments),
  enquiriesHolds: holds(
    enquiries,
    'Before it the page lists the fields of the form by itself: ‘What you write in the form: name, …’.',
  ),
  enquiriesWhy: why(enquiries),
  mailsHolds: holds(mails),
  mailsWhy: why(mails),
  countsHolds: holds(counts),
  countsWhy: whyAlone(counts),
  countsUntil: until(counts),
  logsHolds: holds(logs),
  logsWhy: whyAlone(logs),
  logsUntil: until(logs),
  more: titledTexts(8).register(fieldWords, {
    label: 'What you keep besides',
    help: 'Beyond what the site keeps by itself. A title on one line, below it what is kept, why and until when, then an empty line before the next. It may be empty.',
    ...{ input: 'paragraphs', isSpaced: true },
    translated: true,
    maximum: 4000,
  }),
  others: lines(line(300, ''), 10)
    .refine(
      (all) => all.length > 0,
      'Say who else learns of visitors: the site signs people in with Google and shows its map.',
    )
    .register(fieldWords, {
      label: 'Who else learns of you',
      help: 'A sentence or two on each line.',
      input: 'paragraphs',
      translated: true,
      maximum: 3200,
    }),
  onYourDevice: of('On your device', 'what stays there', 700),
  yourSay: of('Your say', 'what a visitor can ask for', 400),
}) satisfies z.ZodType<Omit<PrivacyTexts, 'version'>>
