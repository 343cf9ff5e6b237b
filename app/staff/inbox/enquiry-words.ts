import type { EnquiryKind, EnquiryStatus } from '../../enquiries/enquiry.ts'

/** How staff read what the database holds. */

export const kindWords: Record<EnquiryKind, string> = {
  contact: 'Message',
  quote: 'Quote request',
  demo: 'Demo request',
}

export const statusWords = {
  open: 'Open',
  new: 'New',
  in_progress: 'In progress',
  done: 'Done',
  spam: 'Spam',
  all: 'All',
} satisfies Record<EnquiryStatus | 'open' | 'all', string>
