import { company } from '../content/company.ts'

/** As the owner leaves it: nothing stands in any more. */
export const filledInCompany: typeof company = {
  ...company,
  phone: { display: '+91 481 256 00 07', href: 'tel:+914812560007' },
  whatsapp: 'https://wa.me/914812560007',
  email: 'hello@dino-cranes.in',
  salesEmail: 'sales@dino-cranes.in',
  position: { latitude: 9.58, longitude: 76.52 },
}
