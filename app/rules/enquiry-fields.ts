import type { Text } from '../../content/words/texts.ts'
import { interests } from './enquiry.ts'

/** A message from the home page, a question about a machine, a quote for it. */
export type FormName = 'contact' | 'product' | 'quote'

export type FieldRule = (AskedEverywhere | AskedSomewhere) & {
  /** How it is drawn and checked. */
  kind: 'text' | 'email' | 'tel' | 'paragraphs' | 'choice' | 'product' | 'colour'
  label: Text
  /** Shorter, for mails, the office and its files. */
  heading?: Text
  autoComplete?: string
  /** Of a choice: value and words. */
  options?: Readonly<Record<string, Text>>
  /** Characters. */
  maximum?: number
  /** Tells who it is, or is in their own words: erased with the person. What is not stays, for the figures. */
  personal: boolean
  /** Under which name it is stored, if another. */
  column?: string
}

interface AskedEverywhere {
  required?: true
  forms?: undefined
}

/** Never required: the check does not know by which form something was sent. */
interface AskedSomewhere {
  required?: undefined
  forms: readonly FormName[]
}

/**
 * Every field of an enquiry, in the form's order: read by the form and its check, the draft, the mails, the office
 * and its files, erasures and the privacy page. A new one needs a line here and a column in `db/schema`.
 */
export const enquiryFields = {
  name: {
    kind: 'text',
    label: 'Full Name',
    heading: 'Name',
    autoComplete: 'name',
    maximum: 100,
    required: true,
    personal: true,
  },
  email: {
    kind: 'email',
    label: 'Email Address',
    heading: 'E-mail',
    autoComplete: 'email',
    maximum: 254,
    required: true,
    personal: true,
  },
  phone: {
    kind: 'tel',
    label: 'Phone Number',
    heading: 'Phone',
    autoComplete: 'tel',
    maximum: 30,
    personal: true,
  },
  company: {
    kind: 'text',
    label: 'Company Name',
    heading: 'Company',
    autoComplete: 'organization',
    maximum: 150,
    personal: true,
  },
  interest: {
    kind: 'choice',
    label: 'Product Interest',
    heading: 'Interest',
    options: interests,
    personal: false,
    forms: ['contact'],
  },
  product: {
    kind: 'product',
    label: 'Product',
    personal: false,
    forms: ['product', 'quote'],
    column: 'productId',
  },
  colour: { kind: 'colour', label: 'Colour', personal: false, forms: ['product', 'quote'] },
  message: {
    kind: 'paragraphs',
    label: 'Message',
    maximum: 5000,
    required: true,
    personal: true,
  },
} as const satisfies Record<string, FieldRule>

/** When the fields last changed: what is kept is then no longer what it was, and the privacy page says since when. */
export const fieldsAsOf = '2026-11-22'

type Fields = typeof enquiryFields
export type FieldName = keyof Fields

/** The fields as a list, their rules all of one type. */
export const everyField = Object.entries(enquiryFields) as [FieldName, FieldRule][]

/** What was filled in, as it is stored; null where nothing was. */
export type FieldValues = { [Name in FieldName as Column<Name>]: Value<Fields[Name]> }

/** The check has words for when one of these is empty. */
export type RequiredName = {
  [Name in FieldName]: Fields[Name] extends { required: true } ? Name : never
}[FieldName]

type Column<Name extends FieldName> = Fields[Name] extends { column: infer C extends string }
  ? C
  : Name
type Value<Rule> = Rule extends { options: infer Options }
  ? keyof Options | null
  : Rule extends { required: true }
    ? string
    : string | null

export function columnOf(name: FieldName, { column }: FieldRule): keyof FieldValues {
  return (column ?? name) as keyof FieldValues
}
