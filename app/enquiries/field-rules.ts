/** What a page needs to draw the form; the check itself is fetched when somebody fills it in. */

export const fieldLabels = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  company: 'Company Name',
  interest: 'Product Interest',
  product: 'Product',
  colour: 'Colour',
  message: 'Message',
} as const

export const maximumLength = {
  name: 100,
  email: 254,
  phone: 30,
  company: 150,
  message: 5000,
} as const
