/** Words of the outbox. */

export const mailKinds = [
  'enquiry-lead',
  'enquiry-copy',
  'enquiry-answer',
  'appointment-confirmed',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-offer',
  'appointment-reminder',
  'appointment-video',
  'waitlist-offer',
  'booking-notice',
  'move-notice',
  'cancellation-notice',
  'details-notice',
  'late-notice',
  'quote-notice',
  'hand-over-notice',
  'team-invitation',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What tells whoever comes how their appointment stands: not so any more once it is moved or cancelled. */
export const announcements: MailKind[] = [
  'appointment-confirmed',
  'appointment-moved',
  'appointment-reminder',
  'appointment-video',
]

/** To our own desk, whoever reads its address at the time: an answer goes to the person they are about. */
export const mailsToDesk = [
  'enquiry-lead',
  'booking-notice',
  'move-notice',
  'cancellation-notice',
  'details-notice',
  'late-notice',
  'quote-notice',
] as const satisfies MailKind[]

/** Of those to customers, what is answered to our desk. */
export const mailsAnsweredToDesk = ['enquiry-copy', 'enquiry-answer'] as const satisfies MailKind[]

/**
 * waiting → sent, or → failed when given up. kept: no mail server is set, staff read it in the office.
 * dismissed: staff decided that it need not be sent.
 */
export const mailStatuses = ['waiting', 'sent', 'failed', 'kept', 'dismissed'] as const
export type MailStatus = (typeof mailStatuses)[number]
