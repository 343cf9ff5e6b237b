/** The facts of the company as somebody types them into the office's form, and as they are read from it. */

export const typed = {
  telephone: '+91 481 256 00 07',
  whatsapp: '+91 (94470) 12-345',
  salesEmail: 'sales@dino-cranes.in',
  email: 'hello@dino-cranes.in',
  address: 'Nattakom\nKottayam\nKerala, India',
  position: '9.579, 76.519',
  hours: 'Monday to Saturday, 9:00 to 17:30\nSunday closed',
  holidays: '2026-12-25 Christmas\n2027-01-26',
  social: 'https://www.youtube.com/@dino\nhttps://www.facebook.com/dino',
  tagline: 'Cranes, made in Kerala – കേരളം.',
}

export const facts = {
  ...typed,
  address: ['Nattakom', 'Kottayam', 'Kerala, India'],
  position: { latitude: 9.579, longitude: 76.519 },
  hours: ['Monday to Saturday, 9:00 to 17:30', 'Sunday closed'],
  holidays: ['2026-12-25 Christmas', '2027-01-26'],
  social: ['https://www.youtube.com/@dino', 'https://www.facebook.com/dino'],
}
