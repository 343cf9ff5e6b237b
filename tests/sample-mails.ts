import { inLanguage } from '../content/language/in-language.server.ts'
import { asDelivered } from '../content/site-content.ts'
import {
  cancellationMail,
  confirmationMail,
  movedMail,
  offerMail,
  reminderMail,
  videoMail,
} from '../app/booking/booking-mails.server.ts'
import { waitlistOfferMail } from '../app/booking/waitlist-mail.server.ts'
import type { Language } from '../content/language/languages.ts'
import type { OwnAppointment } from '../app/rules/booking.ts'
import {
  bookingNotice,
  cancellationNotice,
  detailsNotice,
  lateNotice,
  moveNotice,
} from '../app/booking/notice-mails.server.ts'
import type { EnquiryContent } from '../app/enquiries/form/enquiry-form.ts'
import { copyMail, leadMail } from '../app/enquiries/enquiry-mails.ts'
import { shortDay } from '../app/rules/day-labels.ts'
import type { MailKind } from '../app/rules/mail.ts'
import { answerMail, answerSubject } from '../app/staff/inbox/answer-mail.ts'
import { handOverMail } from '../app/staff/inbox/hand-over-mail.ts'
import { invitationMail } from '../app/staff/team/invitation-mail.ts'
import { quoteNotice } from '../app/quotes/quote-mails.server.ts'
import { blankEnquiry } from './blank-enquiry.ts'

const settings = {
  publicUrl: 'https://www.dino.example',
  calendarHost: 'www.dino.example',
  ...{ smtpUrl: undefined, mailFrom: undefined, salesEmail: undefined },
  ...{ staffEmails: [], waitlistHoldMinutes: 30 },
  ...asDelivered,
}
const now = new Date('2026-11-23T04:00:00Z')
const person = { name: 'Asha Menon', email: `${'a'.repeat(60)}@buyer.example` }
const visit: OwnAppointment = {
  ...{ id: '3f0c1d2e-0000-4000-8000-000000000000', date: '2026-11-24', time: '10:30' },
  purpose: 'demo',
  productId: 'wotan',
  note: 'With the grapple, please, and the longest boom that you can show.',
}
const appointmentIn = (language: Language) => ({ ...visit, language })
const told = {
  ...{ whatsapp: true, company: 'Menon Timber', visitors: 3, meet: 'video' as const },
  videoLink: `https://meet.example/${'v'.repeat(120)}`,
}
const token = 't'.repeat(43)
const caller = { ...person, phone: '+91 98765 43210' }
const asked: EnquiryContent = {
  ...blankEnquiry,
  ...{ ...person, phone: '+91 98765 43210', company: 'Menon Timber' },
  kind: 'quote',
  interest: 'cranes',
  ...{ productId: 'wotan', colour: 'red', consentVersion: '2026-11-21' },
  message: `One line without a space: ${'x'.repeat(200)}`,
}
const posed = 'side,crane:red,with:grapple,name:Kerala_Timber'

const staff = { uid: visit.id, name: 'Dino Staff', email: 'staff@dino.example' }

interface SampleMail {
  subject: string
  text: string
  html: string
  ics?: string
}

/** Every kind of mail that the site sends, each as long as it gets. */
export const sampleMails = sampleMailsIn('en')

/** The same of somebody who reads another language; those to our own people stay as they are. */
export function sampleMailsIn(language: Language): Record<MailKind, SampleMail> {
  const appointment = appointmentIn(language)
  const about = { appointment, person, now }
  const byVideo = { ...appointment, ...told }
  const comes = { ...about, person: caller }
  const enquiry = { ...asked, language, reference: 'RM-48215', createdAt: now }
  return {
    'appointment-confirmed': confirmationMail(settings, { ...about, token }),
    'appointment-moved': movedMail(settings, {
      ...{ ...about, token },
      from: { date: '2026-11-23', time: '16:30' },
      staff: null,
    }),
    'appointment-reminder': reminderMail(settings, { ...about, token }),
    'appointment-video': videoMail(settings, { ...about, appointment: byVideo, token }),
    'appointment-cancelled': cancellationMail(settings, about),
    'waitlist-offer': waitlistOfferMail(settings, {
      ...{ id: appointment.id, date: '2026-11-25', time: '10:30', person, language, token, now },
      ...{ until: new Date('2026-11-24T03:00:00Z'), unanswered: 2 },
    }),
    'appointment-offer': offerMail(settings, {
      ...{ ...about, reason: 'Our demonstration crane is being repaired.' },
      offerToken: token,
    }),
    'booking-notice': bookingNotice(settings, { ...comes, staff: null }),
    'move-notice': moveNotice(settings, {
      ...{ ...comes, from: { date: '2026-11-23', time: '16:30' }, staff: null },
    }),
    'cancellation-notice': cancellationNotice(settings, comes),
    'details-notice': detailsNotice(settings, { ...comes, appointment: byVideo, before: byVideo }),
    'late-notice': lateNotice(settings, { ...comes, minutes: 20 }),
    'enquiry-lead': leadMail(
      settings,
      { ...enquiry, view: posed },
      {
        reference: enquiry.reference,
        page: `/products/wotan?${'q'.repeat(200)}`,
      },
    ),
    'enquiry-copy': copyMail(settings, { ...enquiry, view: posed }),
    'quote-notice': quoteNotice(settings, {
      quote: { number: 'Q-2026-0007', version: 2, enquiryId: appointment.id },
      ...{ person: { ...caller, language }, now },
      question: `One line without a space: ${'x'.repeat(200)}`,
    }),
    'hand-over-notice': handOverMail(settings, {
      ...{ enquiry: { ...enquiry, id: visit.id }, to: person.email, staff, now },
    }),
    'team-invitation': invitationMail(settings, {
      ...{ id: appointment.id, email: person.email, role: 'sales', now },
      staff,
    }),
    'enquiry-answer': inLanguage(language, () =>
      answerMail(
        settings,
        enquiry,
        {
          subject: answerSubject(settings.catalogue, enquiry),
          text: 'Dear Asha Menon,\n\nthe offer follows by post.\n\nKind regards\nDino Staff\nDINO',
        },
        {
          quotes: [{ href: `https://www.dino.example/quote/${token}`, words: 'Q-2026-0007' }],
          proposed: [
            {
              href: `https://www.dino.example/appointment/${token}`,
              words: `${shortDay('2026-11-25')}, 10:30`,
            },
          ],
        },
      ),
    ),
  }
}
