import type { QuoteWords } from '../rules/quotes.ts'
import type { Paper } from './paper.ts'

export const quotePaper = (words: QuoteWords): Paper => ({
  ...{ template: 'quote', words, drawings: {}, pictures: {} },
})
