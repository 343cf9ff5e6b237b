import type { Company } from '../../content/company.ts'
import { findColour } from '../../content/colours.ts'
import { findProduct } from '../../content/catalogue.ts'
import { dayAt, timeAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'
import { mailBody } from '../mail/mail-body.ts'
import type { MailContent } from '../mail/mail.server.ts'
import { enquiryFacts, kindWords } from '../rules/enquiry-facts.ts'
import type { FieldValues } from '../rules/enquiry-fields.ts'
import { isChosen, type EnquiryContent } from './enquiry-form.ts'

/** For the sales desk; its answer goes to the visitor. */
export function leadMail(
  company: Company,
  content: EnquiryContent,
  { reference, page }: { reference: string; page: string | null },
): MailContent {
  const about = aboutOf(content)
  const kind = kindWords[content.kind]
  const title = about ? `${kind}: ${about}` : kind
  return {
    subject: `${title}, from ${content.name}`,
    ...mailBody(company, {
      title,
      paragraphs: [`${content.name} wrote on the website. Answer this mail to answer them.`],
      facts: [['Reference', reference], ...enquiryFacts(content, about), ['Page', page]],
      quote: content.message,
    }),
  }
}

/** What the copy is about; the answer's subject is the same, or mail programs show two conversations. */
export function copySubject(content: Pick<EnquiryContent, 'productId' | 'colour'>): string {
  const about = aboutOf(content)
  return about ? `Your request to DINO: ${about}` : 'Your message to DINO'
}

interface Copied extends FieldValues, Pick<EnquiryContent, 'kind'> {
  reference: string | null
  createdAt: Date
}

/**
 * For whoever asked for a copy. The address was typed, and may be a stranger's: nothing that was typed besides
 * is in here, not even the name, so that nobody can write to others by way of our form.
 */
export function copyMail(company: Company, enquiry: Copied): MailContent {
  const { createdAt } = enquiry
  return {
    subject: copySubject(enquiry),
    ...mailBody(company, {
      title: 'We have your message',
      paragraphs: [
        'This is the copy that was asked for on our website. To keep the form from being misused, it leaves out what was typed: name, numbers and message.',
        'We will answer it. If you want to add something, answer this mail or call us, and name the reference.',
        'If it was not you who wrote to us, somebody mistyped an address. Tell us by answering this mail.',
      ],
      facts: [
        ['Reference', enquiry.reference],
        ['Sent', `${fullDay(dayAt(createdAt))}, ${timeAt(createdAt)} in Kerala`],
        ['Asked for', kindWords[enquiry.kind]],
        ...enquiryFacts(enquiry, aboutOf(enquiry), (_, rule) => isChosen(rule)),
      ],
    }),
  }
}

/** 'Dino Wotan in red', or null. */
function aboutOf({
  productId,
  colour,
}: Pick<EnquiryContent, 'productId' | 'colour'>): string | null {
  const product = productId && findProduct(productId)
  if (!product) return null
  const paint = colour && findColour(colour)
  return paint ? `Dino ${product.title} in ${paint.name.toLowerCase()}` : `Dino ${product.title}`
}
