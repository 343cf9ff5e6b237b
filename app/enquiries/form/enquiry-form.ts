import { t, translated } from '../../../content/language/t.ts'
import {
  columnOf,
  enquiryFields,
  everyField,
  type FieldName,
  type FieldRule,
  type FieldValues,
  type RequiredName,
} from '../../rules/enquiry-fields.ts'
import { enquiryKinds, undecided, type EnquiryKind } from '../../rules/enquiry.ts'
import { isPhone, phoneMistake } from '../../rules/telephone.ts'
import { oneLine, paragraphs } from '../../rules/typed-text.ts'

/** What was typed, as it was typed. */
export type EnquiryDraft = Record<string, string>

/** A message beside each field that needs the visitor. */
export type EnquiryErrors = Partial<Record<FieldName, string>>

/** What the visitor wants, ready to be stored. */
export interface EnquiryContent extends FieldValues {
  kind: EnquiryKind
  /** Of the privacy page that the visitor saw. */
  consentVersion: string
}

export type CheckedEnquiry =
  | { ok: true; content: Omit<EnquiryContent, 'consentVersion'> }
  | { ok: false; errors: EnquiryErrors }

/** Whether a product, or a product in a colour, is in the catalogue. */
type Offers = (product: string, colour: string | null) => boolean

/**
 * The one check of the form, made in the browser for quick answers and on the server for good.
 *
 * @param offers the browser, which offers only what there is, need not ask
 */
export function checkEnquiry(draft: EnquiryDraft, offers: Offers = () => true): CheckedEnquiry {
  const errors: EnquiryErrors = {}
  const values: Partial<Record<keyof FieldValues, string | null>> = {}
  for (const [name, rule] of everyField) {
    const value = readField(rule, draft[name])
    values[columnOf(name, rule)] = value || null
    // A product comes before its colour.
    errors[name] = value
      ? mistakeIn(rule, value, values.productId, offers)
      : wishFor(name as RequiredName)
  }
  if (Object.values(errors).some(Boolean)) return { ok: false, errors }
  const { kind = '' } = draft
  return {
    ok: true,
    content: {
      ...(values as FieldValues),
      kind: enquiryKinds.find((known) => known === kind) ?? 'contact',
    },
  }
}

/** What stands above the form when it was refused: which fields to look at. */
export function summaryOf(errors: EnquiryErrors): string {
  const labels = everyField
    .filter(([name]) => errors[name])
    .map(([, { label }]) => translated(label))
  return t('Please check: {fields}.', { fields: labels.join(', ') })
}

const missing = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address, so that we can answer.',
  message: 'Write a few words about what you need.',
} as const satisfies Record<RequiredName, string>

/** Of the other fields there is none. */
const wishFor = (name: RequiredName) => (name in missing ? t(missing[name]) : undefined)

function mistakeIn(
  { kind, options, maximum = Infinity }: FieldRule,
  value: string,
  product: string | null | undefined,
  offers: Offers,
): string | undefined {
  const unknown = 'Choose one of the list, or leave it undecided.' as const
  if (kind === 'email' && !isEmail(value))
    return t('Check the e-mail address: it should look like name@company.com.')
  if (kind === 'tel' && !isPhone(value)) return t(phoneMistake)
  if (kind === 'choice' && !Object.hasOwn(options ?? {}, value)) return t(unknown)
  if (kind === 'product' && !offers(value, null)) return t(unknown)
  if (kind === 'colour' && !(product && offers(product, value)))
    return t('Choose a colour in which we paint this product, or leave it undecided.')
  if (value.length > maximum)
    return t('Shorten this to {maximum} characters; it has {length}.', {
      maximum,
      length: value.length,
    })
  return undefined
}

/** Good enough to answer to: one @, no spaces or list separators, a dot in the domain. */
function isEmail(text: string): boolean {
  return (
    text.length <= enquiryFields.email.maximum &&
    /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@.,;<>"()]+$/.test(text)
  )
}

/** From a list; everything else is typed, by anybody. */
export function isChosen({ kind }: FieldRule): boolean {
  return kind === 'choice' || kind === 'product' || kind === 'colour'
}

/** Empty when nothing was typed or chosen. */
function readField(rule: FieldRule, text = ''): string {
  if (rule.kind === 'paragraphs') return paragraphs(text)
  const value = oneLine(text)
  return isChosen(rule) && value === undecided ? '' : value
}
