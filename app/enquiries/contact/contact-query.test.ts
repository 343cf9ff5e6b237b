import { expect, test } from 'vitest'
import { asksForOwnPage, isAskedAnew } from './contact-query.ts'
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

test.each([
  ['/contact?topic=quote&product=wotan', '/contact?topic=quote&product=swifty', true],
  ['/contact?topic=quote', '/contact', true],
  ['/contact', '/contact', false],
  ['/contact?book=2026-12-01&purpose=demo&product=wotan', '/contact', false],
  ['/contact?topic=sales', '/contact?topic=sales&enquire=quote&product=wotan', false],
  ['/contact?topic=quote&product=wotan&enquire=quote', '/contact?topic=quote&product=wotan', false],
])('on the way from %s to %s the page is asked for anew: %s', (from, to, isAnew) => {
  const at = (address: string) => new URL(address, 'https://www.dino.example')
  expect(isAskedAnew(at(from), at(to))).toBe(isAnew)
})
