import type { QuoteState } from '../../rules/quotes.ts'

export const quoteStateWords: Record<QuoteState, string> = {
  unsent: 'Not sent',
  open: 'Open',
  accepted: 'Accepted',
  replaced: 'A newer version was sent',
  over: 'Not accepted in time',
}
