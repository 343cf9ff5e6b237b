import type { Company } from '../../content/company.ts'
import { t } from '../../content/language/t.ts'

/** A route planner for the workshop: by position once known, by address until then. */
export function directionsUrl({
  position,
  address,
}: Pick<Company, 'position' | 'address'>): string {
  const place = position ? `${position.latitude},${position.longitude}` : address.join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

/** A mail to the sales desk that already says what it is about. */
export function salesMail({ salesEmail }: Pick<Company, 'salesEmail'>, subject: string): string {
  return `mailto:${salesEmail}?subject=${encodeURIComponent(subject)}`
}

/** As it is dialled, for paper: '+91 98765 43210'. */
export function whatsAppNumber({ whatsapp }: Pick<Company, 'whatsapp'>): string {
  return whatsapp.replace(/^\D+/, '+').replace(/^\+91(\d{5})/, '+91 $1 ')
}

/** A WhatsApp chat that already says what it is about; the words can be changed before they are sent. */
export function whatsAppChat({ whatsapp }: Pick<Company, 'whatsapp'>, about: string): string {
  return `${whatsapp}?text=${encodeURIComponent(t('Hello, I am interested in {about}.', { about }))}`
}
