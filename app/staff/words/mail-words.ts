import { mailsToDesk, type MailKind, type MailStatus } from '../../rules/mail.ts'

export const mailKindWords: Record<MailKind, string> = {
  'enquiry-lead': 'Lead for sales',
  'enquiry-copy': 'Copy for the sender',
  'enquiry-answer': 'Answer',
  'appointment-confirmed': 'Confirmation',
  'appointment-moved': 'New time',
  'appointment-cancelled': 'Cancellation',
  'appointment-offer': 'Offer of another slot',
  'appointment-reminder': 'Reminder',
  'appointment-video': 'Link to a video meeting',
  'waitlist-offer': 'Slot for somebody who waited',
  'booking-notice': 'Notice of a booking',
  'move-notice': 'Notice of a move',
  'cancellation-notice': 'Notice of a cancellation',
  'details-notice': 'Notice of what a visitor told',
  'late-notice': 'Notice of a late visitor',
  'quote-notice': 'Notice of an answered quote',
  'hand-over-notice': 'Notice of an enquiry that was given to somebody',
  'team-invitation': 'Invitation to the team',
}

/** Where what a mail is about is found in the office; a slot that was offered to somebody who waits has no page. */
export const mailSubjects: Record<MailKind, 'enquiry' | 'appointment' | 'team' | null> = {
  'enquiry-lead': 'enquiry',
  'enquiry-copy': 'enquiry',
  'enquiry-answer': 'enquiry',
  'appointment-confirmed': 'appointment',
  'appointment-moved': 'appointment',
  'appointment-cancelled': 'appointment',
  'appointment-offer': 'appointment',
  'appointment-reminder': 'appointment',
  'appointment-video': 'appointment',
  'waitlist-offer': null,
  'booking-notice': 'appointment',
  'move-notice': 'appointment',
  'cancellation-notice': 'appointment',
  'details-notice': 'appointment',
  'late-notice': 'appointment',
  'quote-notice': 'enquiry',
  'hand-over-notice': 'enquiry',
  'team-invitation': 'team',
}

/** Mails to one of us: the person they are about does not get them. */
export const mailsToOurselves: MailKind[] = [...mailsToDesk, 'hand-over-notice']

export const mailStatusWords: Record<MailStatus | 'all', string> = {
  all: 'All',
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
  dismissed: 'Dismissed',
}
