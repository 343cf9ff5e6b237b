/**
 * Who answers. The phone number, the e-mail addresses and the map position reach nobody until the
 * owner fills them in; `npm run content:report` lists them first.
 */
export const company = {
  name: 'DINO',
  tagline: 'Hydraulic truck-mounted cranes and recovery vehicles, made in Kerala.',
  phone: { display: '+91 00000 00000', href: 'tel:+910000000000' },
  whatsapp: 'https://wa.me/910000000000',
  email: 'hello@dino.example',
  salesEmail: 'sales@dino.example',
  address: ['Kodimatha', 'Kottayam', 'Kerala, India'],
  /** Latitude and longitude of the workshop; the address stands in until they are known. */
  position: null as { latitude: number; longitude: number } | null,
  established: 2002,
  knuckleCranesSince: 2009,
  parentCompany: 'A parent company with over 48 years of experience',
}

/** The settings above that stand in for real ones, for the content report. */
export const unconfirmedSettings = ['phone', 'whatsapp', 'email', 'salesEmail', 'position'] as const

/** A route planner for the workshop: by position once known, by address until then. */
export function directionsUrl({ position, address } = company): string {
  const place = position ? `${position.latitude},${position.longitude}` : address.join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

/** A mail to the sales desk that already says what it is about. */
export function salesMail(subject: string): string {
  return `mailto:${company.salesEmail}?subject=${encodeURIComponent(subject)}`
}

/** A WhatsApp chat that already says what it is about; the words can be changed before they are sent. */
export function whatsAppChat(about: string): string {
  return `${company.whatsapp}?text=${encodeURIComponent(`Hello, I am interested in ${about}.`)}`
}
