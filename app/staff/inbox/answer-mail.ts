import { brandName } from '../../../content/brand.ts'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import { t, translated } from '../../../content/language/t.ts'
import { kindWords } from '../../rules/enquiry-facts.ts'
import type { EnquiryKind, Interest } from '../../rules/enquiry.ts'
import { oneLine, paragraphs } from '../../rules/typed-text.ts'
import { copySubject } from '../../enquiries/enquiry-mails.ts'
import { mailBody, type Choices } from '../../mail/mail-body.ts'
import type { MailContent, MailSettings } from '../../mail/mail.server.ts'
import { subjectOf } from './enquiry-subject.ts'

/** The answer that staff write in the office: all that we put around it is in the language in which it was asked. */

interface Asked {
  kind: EnquiryKind
  name: string
  message: string
  productId: string | null
  colour: string | null
  interest: Interest | null
  reference: string | null
}

export interface AnswerDraft {
  subject: string
  text: string
}
export type AnswerErrors = Partial<Record<keyof AnswerDraft, string>>

export const longestAnswer = { subject: 200, text: 10_000 }

export function answerSubject(catalogue: Catalogue, asked: Asked): string {
  return `Re: ${copySubject(catalogue, asked)}`
}

/** What the field begins with: a greeting, and who writes. */
export function answerBeginning({ name }: Pick<Asked, 'name'>, staffName: string): string {
  return `Dear ${name},\n\n\n\n${answerClosing(staffName)}`
}

export function answerClosing(staffName: string): string {
  return `Kind regards\n${staffName}\n${brandName}`
}

/** The draft on one line and without control characters, or what is wrong with each field. */
export function checkAnswer(
  draft: AnswerDraft,
  { enquiry, staffName }: { enquiry: Pick<Asked, 'name'>; staffName: string },
): { ok: true; answer: AnswerDraft } | { ok: false; errors: AnswerErrors } {
  const subject = oneLine(draft.subject)
  const text = paragraphs(draft.text)
  const errors: AnswerErrors = {}
  if (!subject) errors.subject = 'Enter a subject.'
  else if (subject.length > longestAnswer.subject)
    errors.subject = `Shorten this to ${longestAnswer.subject} characters.`
  if (!text || spaceless(text) === spaceless(answerBeginning(enquiry, staffName)))
    errors.text = 'Write your answer first.'
  else if (text.length > longestAnswer.text)
    errors.text = `Shorten this to ${longestAnswer.text} characters; it has ${text.length}.`
  return errors.subject || errors.text
    ? { ok: false, errors }
    : { ok: true, answer: { subject, text } }
}

/** The mail: what staff wrote, then what it answers. */
export function answerMail(
  { company, catalogue }: MailSettings,
  asked: Asked,
  { subject, text }: AnswerDraft,
  links: { proposed?: Choices['links']; quotes?: Choices['links'] } = {},
): MailContent {
  const about = subjectOf(catalogue, asked)
  const kind = translated(kindWords[asked.kind])
  const title = about ? `${kind}: ${about}` : t('Your message to DINO')
  const facts: [string, string | null][] = [[t('Reference'), asked.reference]]
  const { proposed = [], quotes = [] } = links
  const choices = [
    { title: t('See it, accept it, or ask us:'), links: quotes },
    { title: t('Choose one of these times, and it is yours:'), links: proposed },
  ].filter((each) => each.links.length > 0)
  return {
    subject,
    ...mailBody(company, {
      title,
      paragraphs: [],
      letter: text,
      choices,
      facts,
      quote: asked.message,
    }),
  }
}

/** Links of `choices`, of an appointment or a quote, under their title. */
const linksInText =
  /\n\n[^\n]+(?:\n[^\n]*: https?:\/\/\S+\/(?:appointment|quote)\/[\w-]{43}(?=\n|$))+/

/**
 * What staff wrote, out of the text of such a mail: without its title, what it answers, and all that we put between. That is known
 * by how it stands there, for its words are changed in time. The links are keys: they are for whoever was written to.
 */
export function letterOf(
  text: string,
  { message, reference }: Pick<Asked, 'message' | 'reference'>,
): string {
  const [, body = ''] = /^.*?\n\n(.*)$/s.exec(text) ?? []
  const quote = body.indexOf(`\n\n${message.replaceAll(/^/gm, '> ')}`)
  const end = quote === -1 ? body.lastIndexOf('\n\n-- \n') : quote
  const above = body.slice(0, end === -1 ? undefined : end)
  const withLinks = above.replace(/\n\n[^\n]*: (\S+)$/, (row, value) =>
    value === reference ? '' : row,
  )
  return withLinks.split(linksInText)[0]!
}

function spaceless(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
