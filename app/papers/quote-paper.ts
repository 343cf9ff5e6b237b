import type { QuoteWords } from '../rules/quotes.ts'
import { printed } from './printed-line.ts'
import type { Paper } from './paper.ts'

export const quotePaper = (words: QuoteWords): Paper => ({
  ...{ template: 'quote', drawings: {}, pictures: {}, isBinding: true },
  words: { ...words, configuration: words.configuration.map(printed) },
})
