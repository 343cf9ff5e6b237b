import { translated } from '../../content/language/t.ts'
import type { Text } from '../../content/words/texts.ts'
import {
  columnOf,
  everyField,
  type FieldName,
  type FieldRule,
  type FieldValues,
} from './enquiry-fields.ts'
import type { EnquiryKind } from './enquiry.ts'

/** What we call each kind, in English. */
export const kindWords: Record<EnquiryKind, Text> = {
  contact: 'Message',
  quote: 'Quote request',
  demo: 'Demo request',
}

/**
 * What was filled in, as heading and words. Not the message, which is shown as it was written; and the colour is
 * said with its product.
 *
 * @param about the product as it is called where this stands
 */
export function enquiryFacts(
  values: FieldValues,
  about: string | null,
  isShown: (name: FieldName, rule: FieldRule) => boolean = () => true,
): [heading: string, words: string | null][] {
  return everyField
    .filter(([, { kind }]) => kind !== 'paragraphs' && kind !== 'colour')
    .filter(([name, rule]) => isShown(name, rule))
    .map(([name, rule]) => [
      headingOf(rule),
      rule.kind === 'product' ? values.productId && about : wordsOf(name, rule, values),
    ])
}

export function headingOf({ heading, label }: FieldRule): string {
  return translated(heading ?? label)
}

/** What was typed, or the words of what was chosen; a product and a colour by their id. */
export function wordsOf(name: FieldName, rule: FieldRule, values: FieldValues): string | null {
  const value = values[columnOf(name, rule)]
  const option = value && rule.options?.[value]
  return option ? translated(option) : value
}
