import { columnOf, everyField, type FieldValues } from '../app/rules/enquiry-fields.ts'

/** No field filled in: what a case is not about. */
export const blankEnquiry = Object.fromEntries(
  everyField.map(([name, rule]) => [columnOf(name, rule), rule.required ? '' : null]),
) as FieldValues
