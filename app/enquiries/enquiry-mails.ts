import { findColour } from '../../content/colours.ts'
import { findProduct } from '../../content/catalogue.ts'
import { mailBody } from '../mail/mail-body.ts'
import type { MailContent } from '../mail/mail.server.ts'
import type { EnquiryContent } from './enquiry-form.ts'
import { interests } from './enquiry.ts'

const kindWords = { contact: 'Message', quote: 'Quote request', demo: 'Demo request' } as const

/** For the sales desk; its answer goes to the visitor. */
export function leadMail(content: EnquiryContent, page: string | null): MailContent {
  const about = aboutOf(content)
  const kind = kindWords[content.kind]
  const title = about ? `${kind}: ${about}` : kind
  return {
    subject: `${title}, from ${content.name}`,
    ...mailBody({
      title,
      paragraphs: [`${content.name} wrote on the website. Answer this mail to answer them.`],
      facts: [
        ['Name', content.name],
        ['E-mail', content.email],
        ['Phone', content.phone],
        ['Company', content.company],
        ['Interest', content.interest && interests[content.interest]],
        ['Product', about],
        ['Page', page],
      ],
      quote: content.message,
    }),
  }
}

/** What the copy is about; the answer's subject is the same, or mail programs show two conversations. */
export function copySubject(content: Pick<EnquiryContent, 'productId' | 'colour'>): string {
  const about = aboutOf(content)
  return about ? `Your request to DINO: ${about}` : 'Your message to DINO'
}

/** For the visitor: what they sent, so that they have it. */
export function copyMail(content: EnquiryContent): MailContent {
  const about = aboutOf(content)
  return {
    subject: copySubject(content),
    ...mailBody({
      title: `Thank you, ${content.name}`,
      paragraphs: [
        'We have your message and will answer it. This is a copy of what you sent.',
        'If it was not you who sent it, tell us by answering this mail.',
      ],
      facts: [
        ['Product', about],
        ['Interest', content.interest && interests[content.interest]],
        ['Phone', content.phone],
        ['Company', content.company],
      ],
      quote: content.message,
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
