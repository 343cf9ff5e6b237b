import { inEnglish } from '../../content/language/in-language.server.ts'
import { languageInOffice, type Language } from '../../content/language/languages.ts'
import { here } from '../../content/language/t.ts'
import { mailBody } from '../mail/mail-body.ts'
import { newMail, salesAddress, type MailSettings, type NewMail } from '../mail/mail.server.ts'
import { officePath } from '../page/office-paths.ts'
import { quoteTitle } from '../rules/quotes.ts'

export const quoteLink = ({ publicUrl }: { publicUrl: string }, token: string) =>
  `${publicUrl}${here('/quote/')}${token}`

interface Answered {
  quote: { number: string; version: number; enquiryId: string }
  person: { name: string; email: string; phone: string | null; language: Language }
  /** Null when it was accepted. */
  question: string | null
  now: Date
}

/** For our own people; an answer to it goes to whoever has the quote. */
export const quoteNotice = (settings: MailSettings, answered: Answered): NewMail =>
  inEnglish(() => write(settings, answered))

function write(settings: MailSettings, { quote, person, question, now }: Answered): NewMail {
  const title = quoteTitle(quote)
  const did = question === null ? 'accepted' : 'asks about'
  const heading = `${person.name} ${did} ${title}`
  const content = mailBody(settings.company, {
    title: heading,
    paragraphs: [
      question === null
        ? 'They pressed ‘Accept the quote’ on its page. Call them to agree on the rest.'
        : 'They asked this on its page. Answer this mail to answer them.',
    ],
    facts: [
      ['Name', person.name],
      ['E-mail', person.email],
      ['Phone', person.phone],
      ['Language', languageInOffice(person.language)],
    ],
    ...(question !== null && { quote: question }),
    link: {
      href: settings.publicUrl + officePath.enquiry(quote.enquiryId),
      words: 'Open it in the office',
    },
  })
  return newMail(
    settings,
    {
      ...{ kind: 'quote-notice', about: quote.enquiryId, recipient: salesAddress(settings) },
      ...{ replyTo: person.email, subject: heading, ...content },
    },
    now,
  )
}
