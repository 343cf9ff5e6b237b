import { companyFacts, companyOf } from '../content/company.ts'

/** As the owner leaves it: nothing stands in any more. */
export const filledInCompany = companyOf({
  ...companyFacts,
  telephone: '+91 481 256 00 07',
  whatsapp: '+91 481 256 00 07',
  email: 'hello@dino-cranes.in',
  salesEmail: 'sales@dino-cranes.in',
  position: { latitude: 9.58, longitude: 76.52 },
})
