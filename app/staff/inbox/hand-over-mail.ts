import { inEnglish } from '../../../content/language/in-language.server.ts'
import { languageInOffice } from '../../../content/language/languages.ts'
import type { enquiries } from '../../db/schema/enquiries.server.ts'
import { mailBody } from '../../mail/mail-body.ts'
import { newMail, type MailSettings, type NewMail } from '../../mail/mail.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { enquiryFacts, kindWords } from '../../rules/enquiry-facts.ts'
import type { FieldValues } from '../../rules/enquiry-fields.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { subjectOf } from './enquiry-subject.ts'

interface HandedOver {
  enquiry: FieldValues &
    Pick<typeof enquiries.$inferSelect, 'id' | 'reference' | 'kind' | 'language'>
  /** Who has it from now on. */
  to: string
  staff: SignedInUser
  now: Date
}

/** For a colleague whom an enquiry was given to; an answer goes to whoever gave it. */
export const handOverMail = (settings: MailSettings, handedOver: HandedOver): NewMail =>
  inEnglish(() => write(settings, handedOver))

function write(settings: MailSettings, { enquiry, to, staff, now }: HandedOver): NewMail {
  const { company, catalogue, publicUrl } = settings
  const subject = `${staff.name} gives you the enquiry of ${enquiry.name}`
  const content = mailBody(company, {
    title: subject,
    paragraphs: ['It is yours to answer from now on. Answer this mail to ask who gave it to you.'],
    facts: [
      ['Reference', enquiry.reference],
      ['Asked for', kindWords[enquiry.kind]],
      ...enquiryFacts(enquiry, subjectOf(catalogue, enquiry)),
      ['Language', languageInOffice(enquiry.language)],
    ],
    quote: enquiry.message,
    link: { href: publicUrl + officePath.enquiry(enquiry.id), words: 'Open it in the office' },
  })
  return newMail(
    settings,
    {
      ...{ kind: 'hand-over-notice', about: enquiry.id, recipient: to, replyTo: staff.email },
      ...{ subject, ...content },
    },
    now,
  )
}
