import { checkContact, contactFields, type ContactFields } from '../contact-fields.ts'
import { oneLine } from '../../rules/typed-text.ts'
import { fieldOf } from '../form-field.ts'

/** What the forms that correct a person send: the fields, and as `began` what they showed at first. */

export type ContactErrors = Partial<ContactFields>

export interface ReadCorrection {
  contact: ContactFields
  began: ContactFields
  /** Empty when it can be written. */
  errors: ContactErrors
}

export interface RefusedCorrection {
  ok: false
  status: number
  message: string
  errors: ContactErrors
  /** As it was typed; after a colleague's correction theirs where one changed nothing. */
  draft: ContactFields
  /** What the form goes on with: what its reader has seen by now. */
  began: ContactFields
}

/** Fields that the form leaves out stay as they were. */
export function readCorrection(form: FormData): ReadCorrection {
  const began = Object.fromEntries(
    contactFields.map((name) => [name, fieldOf(form, `began-${name}`)]),
  ) as ContactFields
  const typed = Object.fromEntries(
    contactFields.map((name) => [
      name,
      form.has(name) ? oneLine(fieldOf(form, name)) : began[name],
    ]),
  ) as ContactFields
  const contact = { ...typed, email: typed.email.toLowerCase() }
  return { contact, began, errors: mistakesIn(contact, began) }
}

/** What stood there already, taken under an earlier rule, keeps nobody from correcting the rest. */
function mistakesIn(contact: ContactFields, began: ContactFields): ContactErrors {
  const isNew = (name: keyof ContactFields) => contact[name] === '' || contact[name] !== began[name]
  const errors = Object.entries(checkContact(contact)) as [keyof ContactFields, string][]
  return Object.fromEntries(errors.filter(([name]) => isNew(name)))
}

export function contactOf(row: {
  name: string
  phone: string | null
  email: string | null
}): ContactFields {
  return { name: row.name, phone: row.phone ?? '', email: row.email ?? '' }
}

export function changedContact(before: ContactFields, after: ContactFields) {
  return contactFields.filter((field) => before[field] !== after[field])
}

/** 'name Asha Menon, phone +91 …': how it stands now, where a colleague was quicker. */
export function contactWords({ name, phone, email }: ContactFields): string {
  return [name && `name ${name}`, phone && `phone ${phone}`, email && `e-mail ${email}`]
    .filter(Boolean)
    .join(', ')
}

/** The refusal of a correction that began with something else than there is by now. */
export function correctedMeanwhile(
  { contact, began }: Pick<ReadCorrection, 'contact' | 'began'>,
  current: ContactFields,
): RefusedCorrection {
  const theirs = contactFields.filter((field) => contact[field] === began[field])
  const draft = { ...contact, ...Object.fromEntries(theirs.map((name) => [name, current[name]])) }
  const message =
    `A colleague corrected this meanwhile; it is now: ${contactWords(current)}. ` +
    'Below stands what you typed, and theirs where you changed nothing. Yours is not saved yet.'
  return { ok: false, status: 409, message, errors: {}, draft, began: current }
}
