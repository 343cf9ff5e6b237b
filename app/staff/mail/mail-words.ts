import type { MailKind } from '../../mail/mail.server.ts'
import type { MailFilter } from './mail-address.ts'

export const mailKindWords: Record<MailKind, string> = {
  'enquiry-lead': 'Lead for sales',
  'enquiry-copy': 'Copy for the sender',
  'enquiry-answer': 'Answer',
  'appointment-confirmed': 'Confirmation',
  'appointment-cancelled': 'Cancellation',
  'appointment-offer': 'Offer of another slot',
  'appointment-reminder': 'Reminder',
}

export const mailStatusWords: Record<MailFilter, string> = {
  all: 'All',
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
}
