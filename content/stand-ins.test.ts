import { expect, test } from 'vitest'
import { companyFacts, companyOf } from './company.ts'
import { isNobodysAddress, standIns } from './stand-ins.ts'

const filledIn = {
  phone: { display: '+91 481 256 00 07', href: 'tel:+914812560007' },
  whatsapp: 'https://wa.me/914812560007',
  email: 'hello@dino-cranes.in',
  salesEmail: 'sales@dino-cranes.in',
  position: { latitude: 9.58, longitude: 76.52 },
}

test('each setting stands in until it is filled in, and none is left at the end', () => {
  const settings = ['phone', 'whatsapp', 'email', 'salesEmail', 'position'] as const
  expect(standIns({ ...filledIn })).toEqual([])
  for (const setting of settings) {
    const without = {
      ...filledIn,
      phone:
        setting === 'phone'
          ? { display: '+91 00000 00000', href: 'tel:+910000000000' }
          : filledIn.phone,
      whatsapp: setting === 'whatsapp' ? 'https://wa.me/910000000000' : filledIn.whatsapp,
      email: setting === 'email' ? 'hello@dino.example' : filledIn.email,
      salesEmail: setting === 'salesEmail' ? 'sales@dino.example' : filledIn.salesEmail,
      position: setting === 'position' ? null : filledIn.position,
    }
    expect(standIns(without)).toEqual([setting])
  }
})

test('what is dialled and linked is made of the number that is shown', () => {
  const { phone, whatsapp } = companyOf({
    ...companyFacts,
    telephone: '+91 (481) 256-00-07',
    whatsapp: '+91 94470 00 000',
  })
  expect(phone).toEqual({ display: '+91 (481) 256-00-07', href: 'tel:+914812560007' })
  expect(whatsapp).toBe('https://wa.me/919447000000')
})

test.each([
  ['hello@dino.example', true],
  ['DINO <appointments@example.com>', true],
  ['a@b.test', true],
  ['sales@example-cranes.com', false],
  ['sales@dino.in', false],
])('%s reaches nobody: %s', (address, expected) => {
  expect(isNobodysAddress(address)).toBe(expected)
})
