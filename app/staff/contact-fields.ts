import { isEmailAddress } from '../rules/email-address.ts'
import { enquiryFields } from '../rules/enquiry-fields.ts'
import { isPhone, phoneMistake } from '../rules/telephone.ts'

/** How a person is called and reached, as staff type it. */
export const contactFields = ['name', 'phone', 'email'] as const
export type ContactFields = Record<(typeof contactFields)[number], string>

/** What is wrong with each field. Somebody has to be reachable: by a phone number or an e-mail. */
export function checkContact({ name, phone, email }: ContactFields): Partial<ContactFields> {
  const errors: Partial<ContactFields> = {}
  if (name === '') errors.name = 'Type the name.'
  if (name.length > enquiryFields.name.maximum) errors.name = 'This name is too long.'
  if (phone === '' && email === '') errors.phone = 'Type a phone number, an e-mail, or both.'
  // Under another nobody is found again, to be erased or forgotten.
  if (phone !== '' && !(isPhone(phone) && phone.length <= enquiryFields.phone.maximum))
    errors.phone = phoneMistake
  if (email !== '' && !isEmailAddress(email)) {
    errors.email = 'This does not look like an e-mail address.'
  }
  return errors
}
