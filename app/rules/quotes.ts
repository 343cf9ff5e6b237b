import { t } from '../../content/language/t.ts'
import { addDays, isCalendarDay } from './calendar-days.ts'
import type { ConfigurationLine } from './configuration.ts'
import { followUpRefusals, furthestDays } from './follow-up.ts'
import { oneLine, paragraphs, withoutUnseen } from './typed-text.ts'

/** Quotes: lines with prices in words, until when they hold, and what else is agreed. Nothing is added up or paid here. */

export interface QuoteLine {
  words: string
  /** As staff write it: '₹ 12,50,000 + GST', 'included'. */
  price: string
}

export interface Quote {
  /** On its paper, line by line; empty for name and company as they wrote them. */
  recipient: string
  lines: QuoteLine[]
  /** The last day on which it can be accepted, in India. */
  validUntil: string
  terms: string
}

/** What stands on its paper. */
export interface QuoteWords {
  /** 'Quote Q-2026-0007, version 2' */
  title: string
  date: string
  validUntil: string
  to: string[]
  about: string | null
  reference: string | null
  /** What was put together in 3D, where the quote answers that. */
  configuration: ConfigurationLine[]
  lines: QuoteLine[]
  terms: string[]
  from: string[]
}

export const mostLines = 20
export const longestRecipient = 300
export const longestLine = 300
export const longestPrice = 80
export const longestTerms = 4000
export const longestQuestion = 2000
const mostWordsNamed = 5
/** So long a new one holds, unless staff choose another day. */
export const usualValidDays = 30

export const quoteMessages = {
  noLine: 'Write at least one line.',
  noWords: 'Say what this price is for.',
  tooLong: (most: number) => `Shorten this to ${most} characters.`,
  tooManyLines: `Put it into ${mostLines} lines.`,
  validUntil: 'Choose a day that has not passed.',
  validTooLong: followUpRefusals['too-far'],
  noPaper:
    'The PDF could not be made just now. What you typed stands below: try again in a minute.',
  lacked: (words: string[]) =>
    `The PDF has no letters for ${words.join(' ')}: write this in Latin letters, their name and company under ‘Addressed to’. What you typed stands below.`,
  otherVersion:
    'Somebody made another version of this quote meanwhile. Look at it first: what you typed stands below.',
  madeBefore:
    'This quote was made before, as it was then: it waits in your answer. What you changed since is not in it: make a new version there.',
  noRoom: 'Your answer has as many files as it can. Take one off, or send it first.',
  outdated: (title: string) =>
    `There is a newer version of ${title}. Take the older PDF off: nothing is sent yet.`,
  lapsed: (title: string, lastDay: string) =>
    `${title} was valid until ${lastDay}. Make a new version, or take its PDF off: nothing is sent yet.`,
  // Those that visitors read.
  get accepted() {
    return t('Thank you. We have your word, and call you.')
  },
  get asked() {
    return t('Thank you. We answer by mail.')
  },
  get noQuestion() {
    return t('Write your question first.')
  },
  get longQuestion() {
    return t('Keep the question within {n} characters.', { n: longestQuestion })
  },
  get over() {
    return t('This quote can’t be accepted any more. Ask us for a new one below.')
  },
  get replaced() {
    return t('There is a newer version of this quote: see your latest mail from us.')
  },
} as const

/** 'Q-2026-0007' */
export const quoteNumber = (year: number, count: number) =>
  `Q-${year}-${String(count).padStart(4, '0')}`

/** However somebody wrote it down, 'q 2026 0007' or 'Q-2026-7'; null for anything else. */
export function readQuoteNumber(text: string): string | null {
  const [, year, count] = /^\s*q[\s-]*(\d{4})[\s-]*(\d{1,6})\s*$/i.exec(text) ?? []
  return year && count ? quoteNumber(Number(year), Number(count)) : null
}

export interface QuoteVersion {
  number: string
  version: number
}

/** 'Q-2026-0007', 'Q-2026-0007, version 2' */
export const versionTitle = ({ number, version }: QuoteVersion): string =>
  version > 1 ? t('{number}, version {version}', { number, version }) : number

/** 'Quote Q-2026-0007', 'Quote Q-2026-0007, version 2' */
export const quoteTitle = (quote: QuoteVersion): string =>
  t('Quote {number}', { number: versionTitle(quote) })

/** What was typed, by field: `words-0`, `price-0`, … */
export type QuoteErrors = Record<string, string>

/** Empty lines are left out; an error is named by the place of its line in the form. */
export function readQuote(
  draft: Quote,
  today: string,
): { ok: true; quote: Quote } | { ok: false; errors: QuoteErrors } {
  const errors: QuoteErrors = {}
  const lines = draft.lines.map(({ words, price }) => ({
    words: oneLine(words),
    price: oneLine(price),
  }))
  for (const [place, { words, price }] of lines.entries()) {
    if (price && !words) errors[`words-${place}`] = quoteMessages.noWords
    if (words.length > longestLine) errors[`words-${place}`] = quoteMessages.tooLong(longestLine)
    if (price.length > longestPrice) errors[`price-${place}`] = quoteMessages.tooLong(longestPrice)
  }
  const written = lines.filter(({ words }) => words)
  if (written.length > mostLines) errors['words-0'] = quoteMessages.tooManyLines
  if (written.length === 0) errors['words-0'] ??= quoteMessages.noLine
  const { validUntil } = draft
  if (!isCalendarDay(validUntil) || validUntil < today)
    errors['validUntil'] = quoteMessages.validUntil
  else if (validUntil > addDays(today, furthestDays))
    errors['validUntil'] = quoteMessages.validTooLong
  const recipient = linesOf(draft.recipient)
  if (recipient.length > longestRecipient)
    errors['recipient'] = quoteMessages.tooLong(longestRecipient)
  const terms = linesOf(draft.terms)
  if (terms.length > longestTerms) errors['terms'] = quoteMessages.tooLong(longestTerms)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, quote: { recipient, lines: written, validUntil, terms } }
}

const linesOf = (typed: string) => paragraphs(withoutUnseen(typed))

/** Of what stands on a paper, what was typed for it before the rest: the first words that have any of these letters. */
export function wordsWith(letters: string[], words: QuoteWords): string[] {
  const { to, lines, terms, configuration, about, from } = words
  const said = configuration.flatMap(({ label, value }) => [label, value])
  const asked = lines.flatMap((line) => [line.words, line.price])
  const typed = [...to, ...asked, ...terms, ...said, about ?? '', ...from]
  const all = typed.flatMap((text) => text.split(/\s+/))
  const having = all.filter((word) => letters.some((letter) => word.includes(letter)))
  return [...new Set(having)].slice(0, mostWordsNamed)
}

/** A question as it is kept, or what to do about it. */
export function readQuestion(
  typed: string,
): { ok: true; words: string } | { ok: false; message: string } {
  const words = paragraphs(typed)
  if (!words) return { ok: false, message: quoteMessages.noQuestion }
  if (words.length > longestQuestion) return { ok: false, message: quoteMessages.longQuestion }
  return { ok: true, words }
}

export type QuoteState = 'unsent' | 'open' | 'accepted' | 'replaced' | 'over'

interface Standing {
  isSent: boolean
  isReplaced: boolean
  acceptedAt: Date | null
  validUntil: string
}

/** What was accepted stays so, whatever comes after. */
export function quoteState({ isSent, isReplaced, ...quote }: Standing, today: string): QuoteState {
  if (quote.acceptedAt) return 'accepted'
  if (!isSent) return 'unsent'
  if (isReplaced) return 'replaced'
  return quote.validUntil < today ? 'over' : 'open'
}

/** What the page of a quote shows. Nothing of whoever asked but their name: links are passed on. */
export interface ShownQuote {
  /** `/quote/<token>` */
  path: string
  title: string
  /** 'Q-2026-0007, version 2' */
  number: string
  name: string
  about: string | null
  madeOn: string
  validUntil: string
  lines: QuoteLine[]
  terms: string
  state: Exclude<QuoteState, 'unsent'>
  acceptedOn: string | null
  /** What they asked, and what was typed when it was refused. */
  asked: string | null
  draft: string
  said: string | null
  refused: string | null
  status: 200 | 400 | 401 | 404 | 409 | 429
}
