import {
  consents,
  currentConsent,
  enquiryInterests,
  enquiryKinds,
  undecided,
  type EnquiryKind,
  type Interest,
} from './enquiry.ts'
import { fieldLabels, maximumLength } from './field-rules.ts'

/** The names of the form's fields, as they are sent. */
export const fieldNames = [
  ...['name', 'email', 'phone', 'company', 'interest', 'product', 'colour', 'message'],
  ...['kind', 'consent', 'page', 'referrer', 'website', 'opened', 'seconds'],
] as const

/** What was typed, as it was typed. */
export type EnquiryDraft = Record<string, string>

/** A message beside each field that needs the visitor. */
export type EnquiryErrors = Partial<Record<CheckedField, string>>
type CheckedField = keyof typeof fieldLabels

/** What the visitor wants, ready to be stored. */
export interface EnquiryContent {
  kind: EnquiryKind
  name: string
  email: string
  phone: string | null
  company: string | null
  interest: Interest | null
  productId: string | null
  colour: string | null
  message: string
  consentVersion: string
}

export type CheckedEnquiry =
  { ok: true; content: EnquiryContent } | { ok: false; errors: EnquiryErrors }

/**
 * The one check of the form, made in the browser for quick answers and on the server for good.
 *
 * @param offers says whether a product, or a product in a colour, is in the catalogue; the browser, which offers only those, need not ask
 */
export function checkEnquiry(
  draft: EnquiryDraft,
  offers: (product: string, colour: string | null) => boolean = () => true,
): CheckedEnquiry {
  const name = line(draft.name)
  const email = line(draft.email)
  const phone = line(draft.phone)
  const company = line(draft.company)
  const interest = chosen(draft.interest)
  const productId = chosen(draft.product)
  const colour = chosen(draft.colour)
  const message = paragraphs(draft.message)
  const kind = chosen(draft.kind) ?? 'contact'

  const errors: EnquiryErrors = {}
  if (!name) errors.name = 'Enter your name.'
  else errors.name = tooLong('name', name)
  if (!email) errors.email = 'Enter your e-mail address, so that we can answer.'
  else if (!isEmail(email))
    errors.email = 'Check the e-mail address: it should look like name@company.com.'
  if (phone && !isPhone(phone))
    errors.phone = 'Check the phone number: 6 to 15 digits, such as +91 98765 43210.'
  errors.company = tooLong('company', company)
  if (interest && !isOneOf(enquiryInterests, interest))
    errors.interest = 'Choose one of the list, or leave it undecided.'
  if (productId && !offers(productId, null))
    errors.product = 'Choose one of the list, or leave it undecided.'
  else if (colour && (!productId || !offers(productId, colour)))
    errors.colour = 'Choose a colour in which we paint this product, or leave it undecided.'
  if (!message) errors.message = 'Write a few words about what you need.'
  else errors.message = tooLong('message', message)

  if (Object.values(errors).some(Boolean)) return { ok: false, errors }
  return {
    ok: true,
    content: {
      kind: isOneOf(enquiryKinds, kind) ? kind : 'contact',
      name,
      email,
      phone: phone || null,
      company: company || null,
      interest: interest as Interest | null,
      productId,
      colour,
      message,
      consentVersion:
        draft.consent && Object.hasOwn(consents, draft.consent) ? draft.consent : currentConsent,
    },
  }
}

/** What stands above the form when it was refused: which fields to look at. */
export function summaryOf(errors: EnquiryErrors): string {
  const labels = Object.entries(fieldLabels)
    .filter(([field]) => errors[field as CheckedField])
    .map(([, label]) => label)
  return `Please check: ${labels.join(', ')}.`
}

function tooLong(field: keyof typeof maximumLength, text: string): string | undefined {
  const most = maximumLength[field]
  if (text.length <= most) return undefined
  return `Shorten this to ${most} characters; it has ${text.length}.`
}

/** Good enough to answer to: one @, no spaces or list separators, a dot in the domain. */
function isEmail(text: string): boolean {
  return (
    text.length <= maximumLength.email &&
    /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@.,;<>"()]+$/.test(text)
  )
}

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^[\d\s+()./-]+$/.test(text) && digits >= 6 && digits <= 15
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text)
}

/** Control characters out: PostgreSQL refuses some, and in a mail's head a line break would be another header. */
function line(text = ''): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
}

function paragraphs(text = ''): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .trim()
}

function chosen(text: string | undefined): string | null {
  const value = line(text)
  return value === '' || value === undecided ? null : value
}
