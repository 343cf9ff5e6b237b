import type { Catalogue } from '../../content/catalogue-of.ts'
import { dayAt, timeAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'
import { mailBody } from '../mail/mail-body.ts'
import type { MailContent, MailSettings } from '../mail/mail.server.ts'
import { enquiryFacts, kindWords } from '../rules/enquiry-facts.ts'
import type { FieldValues } from '../rules/enquiry-fields.ts'
import { askedFromLists, askedMachine, type AskedMachine } from './asked-machine.ts'
import { isChosen, type EnquiryContent } from './enquiry-form.ts'

/** For the sales desk; its answer goes to the visitor. */
export function leadMail(
  { company, catalogue, publicUrl }: MailSettings,
  content: EnquiryContent & { view: string | null },
  { reference, page }: { reference: string; page: string | null },
): MailContent {
  const about = aboutOf(catalogue, content)
  const kind = kindWords[content.kind]
  const title = about ? `${kind}: ${about}` : kind
  const asked = askedMachine(catalogue, content)
  return {
    subject: `${title}, from ${content.name}`,
    ...mailBody(company, {
      title,
      paragraphs: [`${content.name} wrote on the website. Answer this mail to answer them.`],
      facts: [
        ['Reference', reference],
        ...enquiryFacts(content, about),
        ...factsOf(asked),
        ['Page', page],
      ],
      quote: content.message,
      ...linksTo(asked, publicUrl),
    }),
  }
}

type Asked = Pick<EnquiryContent, 'productId' | 'colour'>

/** What the copy is about; the answer's subject is the same, or mail programs show two conversations. */
export function copySubject(catalogue: Catalogue, asked: Asked): string {
  const about = aboutOf(catalogue, asked)
  return about ? `Your request to DINO: ${about}` : 'Your message to DINO'
}

interface Copied extends FieldValues, Pick<EnquiryContent, 'kind'> {
  view: string | null
  reference: string | null
  createdAt: Date
}

/**
 * For whoever asked for a copy. The address was typed, and may be a stranger's: nothing that was typed besides
 * is in here, not even the name, so that nobody can write to others by way of our form.
 */
export function copyMail(
  { company, catalogue, publicUrl }: MailSettings,
  enquiry: Copied,
): MailContent {
  const { createdAt } = enquiry
  const asked = askedFromLists(catalogue, enquiry)
  return {
    subject: copySubject(catalogue, enquiry),
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
        ...enquiryFacts(enquiry, aboutOf(catalogue, enquiry), (_, rule) => isChosen(rule)),
        ...factsOf(asked),
      ],
      ...linksTo(asked, publicUrl),
    }),
  }
}

const factsOf = (asked: AskedMachine | undefined) =>
  (asked?.lines ?? []).map(({ label, value }): [string, string] => [label, value])

function linksTo(asked: AskedMachine | undefined, publicUrl: string) {
  if (!asked?.path || !asked.sheet) return {}
  return {
    link: { href: publicUrl + asked.path, words: 'See exactly this in 3D' },
    more: [{ href: publicUrl + asked.sheet, words: 'Configuration sheet (PDF)' }],
  }
}

/** 'Dino Wotan in red', or null. */
function aboutOf(catalogue: Catalogue, { productId, colour }: Asked): string | null {
  const product = productId && catalogue.known(productId)
  if (!product) return null
  const paint = colour && catalogue.paints.known(colour)
  return paint ? `Dino ${product.title} in ${paint.name.toLowerCase()}` : `Dino ${product.title}`
}
