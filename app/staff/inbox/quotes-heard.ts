import type { KeptQuote } from '../../quotes/quotes-of.server.ts'

type Said = Pick<KeptQuote, 'acceptedAt' | 'askedAt'>

/** When the latest was said of quotes that a page shows, for a form of it: an answer is to what stood there. */
export const heardOf = (quotes: readonly Said[]): string =>
  new Date(
    Math.max(
      0,
      ...quotes.flatMap(({ acceptedAt, askedAt }) => [+(acceptedAt ?? 0), +(askedAt ?? 0)]),
    ),
  ).toISOString()

/** As `heardOf` wrote it; null in a form that does not say. */
export function heardIn(text: string): Date | null {
  const heard = new Date(text)
  return Number.isNaN(heard.getTime()) ? null : heard
}
