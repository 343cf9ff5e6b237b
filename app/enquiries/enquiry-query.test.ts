import { expect, test } from 'vitest'
import {
  asksForEnquiry,
  contactPage,
  firstWords,
  readRequest,
  withoutRequest,
  withRequest,
} from './enquiry-query.ts'

test('an address carries the topic, the product and the colour, and keeps what else it holds', () => {
  const search = withRequest('?utm=poster', { topic: 'quote', product: 'wotan', colour: 'red' })
  expect(search).toBe('?utm=poster&enquire=quote&product=wotan&colour=red')
  expect(asksForEnquiry(search)).toBe(true)
  expect(readRequest(search)).toEqual({ topic: 'quote', product: 'wotan', colour: 'red' })
  expect(withoutRequest(search, '/')).toBe('?utm=poster')
})

test('a product’s page stays in the colour when the dialog closes', () => {
  const search = withRequest('?colour=red', { topic: 'quote', product: 'wotan', colour: 'red' })
  expect(withoutRequest(search, '/products/wotan')).toBe('?colour=red')
})

test('the contact page is asked for the same', () => {
  const address = contactPage({ topic: 'sales', product: 'wotan', colour: null })
  expect(address).toBe('/contact?topic=sales&product=wotan')
  expect(readRequest('?topic=sales&product=wotan')).toMatchObject({ topic: 'sales' })
  expect(asksForEnquiry('?topic=sales&product=wotan')).toBe(false)
})

test('an address without it asks for nothing', () => {
  expect(asksForEnquiry('?product=wotan')).toBe(false)
  expect(withoutRequest('?enquire=quote', '/')).toBe('')
})

test('an unknown topic is a quote', () => {
  expect(readRequest('?enquire=everything').topic).toBe('quote')
  expect(readRequest('?enquire=toString').topic).toBe('quote')
})

test('the message begins with what was asked for', () => {
  expect(firstWords('quote', 'Dino Wotan')).toBe('Please send me a quote for the Dino Wotan.')
  expect(firstWords('quote', null)).toBe('')
  expect(firstWords('sales', 'Dino Wotan')).toBe('')
})
