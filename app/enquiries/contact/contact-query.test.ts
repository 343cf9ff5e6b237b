import { expect, test } from 'vitest'
import { asksForOwnPage } from './contact-query.ts'
import { contactPage } from '../enquiry-query.ts'
import { sentPage } from '../sent/sent-query.ts'

const drawn = (address: string) => asksForOwnPage(new URL(address, 'https://www.dino.example'))

test('every address that the site itself makes for the contact page is drawn', () => {
  expect(drawn(contactPage({ topic: 'sales' }))).toBe(true)
  expect(drawn(contactPage({ topic: 'quote', product: 'wotan', colour: 'red' }))).toBe(true)
  expect(drawn(sentPage({ reference: null, form: null }))).toBe(true)
  expect(drawn('/contact?enquire=quote&product=wotan')).toBe(true)
  expect(drawn('/contact.data?product=wotan')).toBe(true)
})

test('the contact page that anybody may see is not, whatever else its address holds', () => {
  for (const address of ['/contact', '/contact?utm_source=poster', '/contact?form=1&colour=red']) {
    expect([address, drawn(address)]).toEqual([address, false])
  }
})

test('other pages are not drawn for their query', () => {
  expect(drawn('/products/wotan?product=wotan&topic=quote')).toBe(false)
})
