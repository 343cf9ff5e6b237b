import type { Company } from '../../../content/company.ts'
import { contentIn } from '../../../content/language/content-in.server.ts'
import { language } from '../../../content/language/t.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { standIns } from '../../../content/stand-ins.ts'
import { askedMachine } from '../../enquiries/asked-machine.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { quoteTitle, type Quote, type QuoteVersion, type QuoteWords } from '../../rules/quotes.ts'
import { subjectOf, type Subject } from '../inbox/enquiry-subject.ts'

interface Asked extends Subject {
  name: string
  company: string | null
  reference: string | null
  view: string | null
}

interface Told {
  quote: Quote
  enquiry: Asked
  made: QuoteVersion & { day: string }
}

/** What stands on a quote's paper: what staff have typed, and all around it in the language under way. */
export function quoteWords(
  content: SiteContent,
  { quote, enquiry, made: { day, ...version } }: Told,
): QuoteWords {
  const { company, catalogue } = contentIn(language(), content)
  return {
    title: quoteTitle(version),
    ...{ date: fullDay(day), validUntil: fullDay(quote.validUntil) },
    to: linesIn(quote.recipient || [enquiry.name, enquiry.company ?? ''].join('\n')),
    ...{ about: subjectOf(catalogue, enquiry), reference: enquiry.reference },
    configuration: askedMachine(catalogue, enquiry)?.lines ?? [],
    ...{ lines: quote.lines, terms: linesIn(quote.terms), from: senderLines(company) },
  }
}

const linesIn = (text: string) => text.split('\n').filter(Boolean)

/** Who quotes, and how they are reached; what reaches nobody is not printed. */
function senderLines(company: Company): string[] {
  const nobodys = new Set(standIns(company))
  return [
    company.name,
    company.address.join(', '),
    ...(nobodys.has('phone') ? [] : [company.phone.display]),
    ...(nobodys.has('salesEmail') ? [] : [company.salesEmail]),
  ]
}
