import { expect, test } from 'vitest'
import { mailtoHref, telHref, whatsAppHref, whatsAppNumber } from './contact-links.ts'

test.each([
  ['+91 98765 43210', '919876543210'],
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['919876543210', '919876543210'],
  ['0091 98765 43210', '919876543210'],
  ['+44 20 7946 0958', '442079460958'],
  ['00971 50 123 4567', '971501234567'],
])('%s is %s for WhatsApp', (phone, expected) => {
  expect(whatsAppNumber(phone)).toBe(expected)
})

test('what is no number has no chat', () => {
  expect(whatsAppNumber('12')).toBeNull()
  expect(whatsAppHref('', 'Hello')).toBeNull()
})

test('the text of a chat is kept whole', () => {
  expect(whatsAppHref('98765 43210', 'Hello & welcome?')).toBe(
    'https://wa.me/919876543210?text=Hello%20%26%20welcome%3F',
  )
})

test('a call keeps the plus and drops what people write between digits', () => {
  expect(telHref('+91 (481) 000-0000')).toBe('tel:+914810000000')
  expect(telHref('0481 000 0000')).toBe('tel:04810000000')
})

test('an address or a subject can add no header to a mail', () => {
  const href = mailtoHref('asha@buyer.example?bcc=all@evil.example', {
    subject: 'Re: a\r\nBcc: all@evil.example&cc=x',
    body: 'One\nTwo',
  })
  const url = new URL(href)
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.searchParams.get('body')).toBe('One\r\nTwo')
  expect(decodeURIComponent(url.pathname)).toBe('asha@buyer.example?bcc=all@evil.example')
})
