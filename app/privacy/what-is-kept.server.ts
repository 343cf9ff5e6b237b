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
  const asked = `${named(true).join(', ')}, and ${inWords(named(false))} if you give them`
  const day = dayOfVersion(texts.version)
  return {
    kept: kept(texts, asked),
    ...(day < fieldsAsOf
      ? { since: fieldsAsOf, number: 1 }
      : { since: day, number: numberOfVersion(texts.version) }),
  }
}

function inWords(names: string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
