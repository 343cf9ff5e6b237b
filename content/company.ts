/**
 * Who answers. The phone number, the e-mail addresses and the map position reach nobody until the
 * owner fills them in; `content/stand-ins.ts` knows which still do, and `npm run content:report` lists them first.
 */
export const company = {
  name: 'DINO',
  tagline: 'Hydraulic truck-mounted cranes and recovery vehicles, made in Kerala.',
  phone: { display: '+91 00000 00000', href: 'tel:+910000000000' },
  whatsapp: 'https://wa.me/910000000000',
  /** About people's own data, and the sender of mails where no other is set. */
  email: 'hello@dino.example',
  /** For everything else: the one address that pages and mails give to write to. */
  salesEmail: 'sales@dino.example',
  address: ['Kodimatha', 'Kottayam', 'Kerala, India'],
  /** Latitude and longitude of the workshop; the address stands in until they are known. */
  position: null as { latitude: number; longitude: number } | null,
  established: 2002,
  knuckleCranesSince: 2009,
  parentCompany: 'A parent company with over 48 years of experience',
}

/** Where the workshop is, in two names: 'Kodimatha, Kottayam'. */
export const workshop = company.address.slice(0, 2).join(', ')

/** Of every machine. */
export const madeHere = `Truck mounted and made in India. The workshop is at ${workshop}.`

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
