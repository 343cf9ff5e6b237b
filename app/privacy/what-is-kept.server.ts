import { kept, privacyVersion, type Kept } from '../../content/privacy.ts'
import { headingOf } from '../rules/enquiry-facts.ts'
import { everyField, fieldsAsOf } from '../rules/enquiry-fields.ts'

/** What the page says is kept, the form's fields among it, and since when it says so. */
export function whatIsKept(): { kept: Kept[]; since: string } {
  const named = (isRequired: boolean) =>
    everyField
      .filter(([, { required = false }]) => required === isRequired)
      .map(([, rule]) => headingOf(rule).toLowerCase())
  const asked = `${named(true).join(', ')}, and ${inWords(named(false))} if you give them`
  return { kept: kept(asked), since: privacyVersion > fieldsAsOf ? privacyVersion : fieldsAsOf }
}

function inWords(names: string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
