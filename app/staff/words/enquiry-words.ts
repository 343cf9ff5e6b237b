import type { EnquiryStatus } from '../../rules/enquiry.ts'

/** How staff read what the database holds. */

export const statusWords = {
  open: 'Open',
  new: 'New',
  in_progress: 'In progress',
  done: 'Done',
  spam: 'Spam',
  all: 'All',
} satisfies Record<EnquiryStatus | 'open' | 'all', string>

export const followUpWords = {
  due: 'Today or before',
  any: 'Any day',
}

/** 'on the phone': how somebody was answered. */
export function wayWords(by: unknown): string {
  if (by === 'phone') return 'on the phone'
  return by === 'whatsapp' ? 'by WhatsApp' : 'by mail'
}
