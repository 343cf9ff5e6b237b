import { isPaperApproved, quotePapers } from '../../content/language/approved.ts'
import { t } from '../../content/language/t.ts'
import type { QuoteWords } from '../rules/quotes.ts'
import { printed } from './printed-line.ts'
import type { Paper } from './paper.ts'

export const quotePaper = (words: QuoteWords): Paper => ({
  ...{ template: 'quote', drawings: {}, pictures: {}, isBinding: true },
  words: {
    ...words,
    configuration: words.configuration.map(printed),
    // There is no English one: what staff wrote holds.
    notice: isPaperApproved(quotePapers)
      ? undefined
      : t(
          'Apart from its lines, prices and terms, this quote was translated by a machine and has not been checked. Those we wrote ourselves, and they are what counts.',
        ),
  },
})
