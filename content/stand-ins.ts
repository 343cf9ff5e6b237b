import type { Company } from './company.ts'
import { digitsOf } from './digits.ts'

/** The facts of `company.ts` that are delivered as stand-ins: nobody answers there, nothing is there. */
export type Setting = 'phone' | 'whatsapp' | 'email' | 'salesEmail' | 'position'

/** Which of them nobody has filled in yet; none once all are real. */
export function standIns(company: Pick<Company, Setting>): Setting[] {
  const { phone, whatsapp, email, salesEmail, position } = company
  const found: Record<Setting, boolean> = {
    phone: isNobodysNumber(phone.display),
    whatsapp: isNobodysNumber(whatsapp),
    email: isNobodysAddress(email),
    salesEmail: isNobodysAddress(salesEmail),
    position: position === null,
  }
  return (Object.keys(found) as Setting[]).filter((setting) => found[setting])
}

/** What they are called in sentences. */
export const settingWords: Record<Setting, string> = {
  phone: 'phone number',
  whatsapp: 'WhatsApp number',
  email: 'e-mail address',
  salesEmail: 'sales e-mail address',
  position: 'place on the map',
}

/** Nothing but zeros after India's 91. */
function isNobodysNumber(text: string): boolean {
  return /^(91)?0*$/.test(digitsOf(text))
}

/** Domains that are nobody's for ever (RFC 2606, RFC 6761). */
export function isNobodysAddress(email: string): boolean {
  return /[@.](example(\.(com|org|net))?|invalid|test|localhost)>?\s*$/i.test(email)
}
