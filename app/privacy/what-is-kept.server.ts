import { t } from '../../content/language/t.ts'
import { kept, type Kept, type PrivacyTexts } from '../../content/privacy.ts'
import { headingOf } from '../rules/enquiry-facts.ts'
import { everyField, fieldsAsOf } from '../rules/enquiry-fields.ts'
import { dayOfVersion, numberOfVersion } from '../rules/text-versions.ts'

interface WhatIsKept {
  kept: Kept[]
  since: string
  /** Of several texts of that day which one. */
  number: number
}

/** What the page says is kept, the form's fields among it, and since when it says so. */
export function whatIsKept(texts: PrivacyTexts): WhatIsKept {
  const named = (isRequired: boolean) =>
    everyField
      .filter(([, { required = false }]) => required === isRequired)
      .map(([, rule]) => headingOf(rule).toLowerCase())
  const asked = t('{required}, and {optional} if you give them', {
    required: named(true).join(', '),
    optional: inWords(named(false)),
  })
  const day = dayOfVersion(texts.version)
  return {
    kept: kept(texts, asked),
    ...(day < fieldsAsOf
      ? { since: fieldsAsOf, number: 1 }
      : { since: day, number: numberOfVersion(texts.version) }),
  }
}

function inWords(names: string[]): string {
  return t('{names} and {last}', { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}
