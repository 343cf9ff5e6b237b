import { digitsOf } from '../../content/digits.ts'
/** Links with which staff reach a person in one tap. */

/** India's country code: what visitors leave out. */
const homeCode = '91'

/** `tel:` with digits and the leading plus only. */
export function telHref(phone: string): string {
  const plus = phone.trim().startsWith('+') ? '+' : ''
  return `tel:${plus}${digitsOf(phone)}`
}

/**
 * The number as WhatsApp wants it: digits only, with the country code. Numbers as people write them at
 * home ('98765 43210', '098765 43210') are Indian ones. Null when it can't be a number of anybody.
 */
export function whatsAppNumber(phone: string): string | null {
  const digits = digitsOf(phone)
  const isInternational = phone.trim().startsWith('+') || digits.startsWith('00')
  const plain = digits.replace(/^0+/, '')
  const number = isInternational || plain.length > 10 ? plain : homeCode + plain
  return number.length >= 8 && number.length <= 15 ? number : null
}

/** A chat with the text already typed; it can be changed before it is sent. */
export function whatsAppHref(phone: string, text: string): string | null {
  const number = whatsAppNumber(phone)
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/** A new mail in the person's own mail program. */
export function mailtoHref(email: string, { subject, body }: { subject: string; body?: string }) {
  const fields = [`subject=${encodeURIComponent(subject)}`]
  // RFC 6068: line breaks in a body are CR LF.
  if (body) fields.push(`body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`)
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${fields.join('&')}`
}
