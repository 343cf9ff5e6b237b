import { isEmailAddress } from '../rules/email-address.ts'

export interface LocalPerson {
  name: string
  email: string
}

/** Ready-made people to try the site with; the last one is the only staff member in local mode. */
export const localPeople: LocalPerson[] = [
  { name: 'Asha Menon', email: 'asha@buyer.example' },
  { name: 'Ravi Kumar', email: 'ravi@buyer.example' },
  { name: 'Meera Nair', email: 'meera@buyer.example' },
  { name: 'Dino Staff', email: 'staff@dino.example' },
]

/** E-mails the local issuer answers wrongly for, so that failures can be seen and tested. */
export const misbehaviours: Partial<Record<string, 'access_denied' | 'server_error'>> = {
  'refuses@buyer.example': 'access_denied',
  'fails@buyer.example': 'server_error',
}

export const unverifiedEmail = 'unverified@buyer.example'

export type LocalSignInErrors = Partial<Record<keyof LocalPerson, string>>

/** The person typed into 'any other name and e-mail', or what is wrong with each field. */
export function readLocalPerson(
  form: URLSearchParams,
): { ok: true; person: LocalPerson } | { ok: false; errors: LocalSignInErrors } {
  const name = (form.get('name') ?? '').trim()
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const errors: LocalSignInErrors = {}
  if (!name) errors.name = 'Please enter a name.'
  else if (name.length > 100) errors.name = 'Please enter a name of at most 100 characters.'
  else if (/[\p{Cc}\p{Cs}]/u.test(name))
    errors.name = 'Please enter the name on one line, without invisible characters.'
  if (!email) errors.email = 'Please enter an e-mail address.'
  else if (!isEmailAddress(email))
    errors.email = 'Please enter an e-mail address such as name@example.com.'
  return errors.name || errors.email ? { ok: false, errors } : { ok: true, person: { name, email } }
}
