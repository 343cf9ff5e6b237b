import { expect, test } from 'vitest'
import { checkEnquiry, summaryOf } from './enquiry-form.ts'

const complete = { name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' }
const offers = (product: string, colour: string | null) =>
  product === 'swifty' && colour !== 'light-green'

test('name, e-mail and message are enough', () => {
  expect(checkEnquiry(complete)).toMatchObject({
    ok: true,
    content: { ...complete, kind: 'contact', phone: null, company: null, interest: null },
  })
})

test('each missing field is told beside it, and named above the form', () => {
  const checked = checkEnquiry({ name: ' ', email: '', message: '\n' })
  if (checked.ok) throw new Error('accepted')
  expect(checked.errors.name).toContain('Enter your name')
  expect(checked.errors.email).toContain('Enter your e-mail address')
  expect(checked.errors.message).toContain('Write a few words')
  expect(summaryOf(checked.errors)).toBe('Please check: Full Name, Email Address, Message.')
})

test.each(['asha', 'asha@buyer', 'asha buyer@x.com', 'a@b.com, c@d.com', '<a@b.com>', 'a@b@c.com'])(
  '%s is no e-mail address to answer to',
  (email) => {
    expect(checkEnquiry({ ...complete, email })).toMatchObject({
      ok: false,
      errors: { email: expect.stringContaining('name@company.com') as string },
    })
  },
)

test.each(['+91 98765 43210', '(0481) 256-1234', '9876543210'])('%s is a phone number', (phone) => {
  expect(checkEnquiry({ ...complete, phone })).toMatchObject({ ok: true, content: { phone } })
})

test.each(['12345', 'call me', '1234567890123456'])('%s is no phone number', (phone) => {
  expect(checkEnquiry({ ...complete, phone })).toMatchObject({ ok: false })
})

test('a phone number of blanks is asked to be shorter', () => {
  const phone = `98765${' '.repeat(200)}43210`
  expect(checkEnquiry({ ...complete, phone })).toMatchObject({
    errors: { phone: 'Shorten this to 30 characters; it has 210.' },
  })
})

test('a product, and a colour in which it is painted, are kept', () => {
  const draft = { ...complete, kind: 'quote', product: 'swifty', colour: 'red' }
  expect(checkEnquiry(draft, offers)).toMatchObject({
    ok: true,
    content: { kind: 'quote', productId: 'swifty', colour: 'red' },
  })
})

test('a colour in which the product is not painted is refused, and so is an unknown product', () => {
  const green = { ...complete, product: 'swifty', colour: 'light-green' }
  expect(checkEnquiry(green, offers)).toMatchObject({
    ok: false,
    errors: { colour: expect.stringContaining('we paint') as string },
  })
  expect(checkEnquiry({ ...complete, product: 'goliath' }, offers)).toMatchObject({ ok: false })
  expect(checkEnquiry({ ...complete, colour: 'red' }, offers)).toMatchObject({ ok: false })
})

test('nothing chosen in a list is nothing stored', () => {
  const draft = { ...complete, interest: 'undecided', product: 'undecided', colour: 'undecided' }
  expect(checkEnquiry(draft, offers)).toMatchObject({
    ok: true,
    content: { interest: null, productId: null, colour: null },
  })
})

test('a number and an address that were copied are read as they are seen', () => {
  const seen = { email: 'asha@buyer.example', phone: '+91 98765 43210' }
  const copied = { email: 'asha@buyer.example\u200b', phone: '\u202a+91 98765 43210\u202c' }
  expect(checkEnquiry({ ...complete, ...copied })).toMatchObject({ ok: true, content: seen })
})

test('a line break in a name is a space, and in the message it stays', () => {
  const draft = { ...complete, name: 'Asha\r\nBcc: all', message: 'One\r\ntwo\u0000' }
  expect(checkEnquiry(draft)).toMatchObject({
    ok: true,
    content: { name: 'Asha Bcc: all', message: 'One\ntwo' },
  })
})

test('an essay is asked to be shorter, and told by how much', () => {
  expect(checkEnquiry({ ...complete, message: 'x'.repeat(5001) })).toMatchObject({
    ok: false,
    errors: { message: 'Shorten this to 5000 characters; it has 5001.' },
  })
})
