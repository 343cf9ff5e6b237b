import type { ConfigurationLine } from '../../rules/configuration.ts'
import { longestLine, mostLines, type Quote, type QuoteErrors } from '../../rules/quotes.ts'
import { fieldOf } from '../form-field.ts'

/** A form has room for as many lines at first, and for as many more each time. */
const room = 4

interface AskedFor {
  about: string | null
  /** What was put together in 3D. */
  asked: { lines: readonly ConfigurationLine[] } | null
}

/** What a new one begins with: the machine, as it was put together. */
export function firstLines({ about, asked }: AskedFor): Quote['lines'] {
  if (!about) return []
  const words = [about, ...(asked?.lines ?? []).map(({ label, value }) => `${label}: ${value}`)]
  return [{ words: words.join('; ').slice(0, longestLine).trim(), price: '' }]
}

/** With empty lines to write in. */
export function withRoom(quote: Quote): Quote {
  const empty = Array.from({ length: Math.max(room - quote.lines.length, 0) }, emptyLine)
  return { ...quote, lines: [...quote.lines, ...empty] }
}

export function withMoreRoom(quote: Quote): Quote {
  const lines = [...quote.lines, ...Array.from({ length: room }, emptyLine)]
  return { ...quote, lines: lines.slice(0, mostLines) }
}

const emptyLine = () => ({ words: '', price: '' })

/** What was typed, word for word. */
export function quoteDraft(form: FormData): Quote {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const prices = all('price')
  return {
    lines: all('words').map((words, place) => ({ words, price: prices[place] ?? '' })),
    recipient: fieldOf(form, 'recipient'),
    validUntil: fieldOf(form, 'validUntil'),
    terms: fieldOf(form, 'terms'),
  }
}

/** Why no paper was made, or more lines that were asked for. */
export interface QuoteOutcome {
  draft: Quote
  /** The version that it was to take the place of, which may be gone. */
  from?: string | undefined
  errors: QuoteErrors
  message: string | null
}
