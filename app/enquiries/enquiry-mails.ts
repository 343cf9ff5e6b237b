import type { Catalogue } from '../../content/catalogue-of.ts'
import { inEnglish, inLanguage } from '../../content/language/in-language.server.ts'
import { languageInOffice, type Language } from '../../content/language/languages.ts'
import { here, language, t, translated } from '../../content/language/t.ts'
import { dayAt, timeAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'
import { mailBody } from '../mail/mail-body.ts'
import type { MailContent, MailSettings } from '../mail/mail.server.ts'
import { enquiryFacts, kindWords } from '../rules/enquiry-facts.ts'
import type { FieldValues } from '../rules/enquiry-fields.ts'
import { askedFromLists, askedMachine, type AskedMachine } from './asked-machine.ts'
import { isChosen, type EnquiryContent } from './form/enquiry-form.ts'

type Lead = EnquiryContent & { view: string | null; language: Language }
type Sent = { reference: string; page: string | null }

/** For the sales desk; its answer goes to the visitor. */
export const leadMail = (settings: MailSettings, lead: Lead, sent: Sent): MailContent =>
  inEnglish(() => writeLead(settings, lead, sent))

function writeLead(
  { company, catalogue, publicUrl }: MailSettings,
  content: Lead,
  { reference, page }: Sent,
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
        ['Language', languageInOffice(content.language)],
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
  return about ? t('Your request to DINO: {about}', { about }) : t('Your message to DINO')
}

interface Copied extends FieldValues, Pick<EnquiryContent, 'kind'> {
  view: string | null
  reference: string | null
  createdAt: Date
  /** In which it was asked. */
  language: Language
}

/**
 * For whoever asked for a copy. The address was typed, and may be a stranger's: nothing that was typed besides
 * is in here, not even the name, so that nobody can write to others by way of our form.
 */
export const copyMail = (settings: MailSettings, enquiry: Copied): MailContent =>
  inLanguage(enquiry.language, () => writeCopy(settings, enquiry))

function writeCopy({ company, catalogue, publicUrl }: MailSettings, enquiry: Copied): MailContent {
  const { createdAt } = enquiry
  const asked = askedFromLists(catalogue, enquiry)
  return {
    subject: copySubject(catalogue, enquiry),
    ...mailBody(company, {
      title: t('We have your message'),
      paragraphs: [
        t(
          'This is the copy that was asked for on our website. To keep the form from being misused, it leaves out what was typed: name, numbers and message.',
        ),
        t(
          'We will answer it. If you want to add something, answer this mail or call us, and name the reference.',
        ),
        t(
          'If it was not you who wrote to us, somebody mistyped an address. Tell us by answering this mail.',
        ),
      ],
      facts: [
        [t('Reference'), enquiry.reference],
        [
          t('Sent'),
          t('{day}, {time} in Kerala', {
            ...{ day: fullDay(dayAt(createdAt)), time: timeAt(createdAt) },
          }),
        ],
        [t('Asked for'), translated(kindWords[enquiry.kind])],
        ...chosenFacts(catalogue, enquiry),
        ...factsOf(asked),
      ],
      ...linksTo(asked, publicUrl),
    }),
  }
}

const chosenFacts = (catalogue: Catalogue, enquiry: Copied) =>
  enquiryFacts(enquiry, aboutOf(catalogue, enquiry), (_, rule) => isChosen(rule)).map(
    ([heading, words]): [string, string | null] => [
      translated(heading),
      words && translated(words),
    ],
  )

const factsOf = (asked: AskedMachine | undefined) =>
  (asked?.lines ?? []).map(({ label, value }): [string, string] => [
    translated(label),
    translated(value),
  ])

function linksTo(asked: AskedMachine | undefined, publicUrl: string) {
  if (!asked?.path || !asked.sheet) return {}
  return {
    link: { href: publicUrl + here(asked.path), words: t('See exactly this in 3D') },
    more: [{ href: publicUrl + here(asked.sheet), words: t('Configuration sheet (PDF)') }],
  }
}

/** 'Dino Wotan in red', or null. */
function aboutOf(catalogue: Catalogue, { productId, colour }: Asked): string | null {
  const product = productId && catalogue.known(productId)
  if (!product) return null
  const paint = colour && catalogue.paints.known(colour)
  const machine = catalogue.nameOf(product.id)
  if (!paint) return machine
  const name = language() === 'en' ? paint.name.toLowerCase() : translated(paint.name)
  return t('{machine} in {paint}', { machine, paint: name })
}
