import { isEmailAddress } from '../../rules/email-address.ts'

/**
 * Who is meant: everything under one e-mail address, or, for people who were booked by phone and gave none,
 * under one phone number. Written in addresses as `?person=asha@buyer.example` or `?person=9876543210`.
 */
export type PersonKey = { email: string; phone?: undefined } | { phone: string; email?: undefined }

export function readPersonKey(text: string | null): PersonKey | null {
  const typed = (text ?? '').trim().toLowerCase()
  if (isEmailAddress(typed)) return { email: typed }
  const phone = comparablePhone(typed)
  return phone ? { phone } : null
}

export function writePersonKey({ email, phone }: PersonKey): string {
  return email ?? phone
}

/** The last ten digits: the same number with and without its country. Null when there are too few. */
export function comparablePhone(phone: string | null): string | null {
  if (!phone || !/^[\d\s+()./-]+$/.test(phone)) return null
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length >= 6 ? digits.slice(-10) : null
}
