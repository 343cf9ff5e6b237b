import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { EnquiryForm } from '../enquiry-form-view.tsx'
import { EnquiryInputs } from './enquiry-inputs.tsx'
import type { EnquiryKind } from '../../rules/enquiry.ts'
import { delivered } from '../../../content/catalogue.ts'
import { offeredProducts, type OfferedProduct } from './offered-products.server.ts'

const drawn = (products?: OfferedProduct[], kind: EnquiryKind = 'contact') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <EnquiryForm products={products} kind={kind} />
    </MemoryRouter>,
  )
const form = drawn()

const labels = (page: string) =>
  [...page.matchAll(/<label for="[^"]+"[^>]*>([^<]+?) *<\/label>/g)].map(([, label]) => label)

/** The control that a label belongs to, as HTML. */
function control(label: string, page = form): string {
  const [, id] = new RegExp(`<label for="([^"]+)"[^>]*>${label} `).exec(page)!
  return new RegExp(
    `<(input|select|textarea) [^>]*id="${id}".*?(/>|</(select|textarea)>)`,
    's',
  ).exec(page)![0]
}

test('the contact form asks for six things, in this order', () => {
  expect(labels(form)).toEqual([
    'Full Name',
    'Email Address',
    'Phone Number',
    'Company Name',
    'Product Interest',
    'Message',
  ])
})

test('the form about a machine asks for it and its colour instead of the interest', () => {
  for (const kind of ['contact', 'quote'] as const) {
    const asked = labels(drawn(offeredProducts(delivered), kind))
    expect(asked).toEqual(expect.arrayContaining(['Full Name', 'Product', 'Colour', 'Message']))
    expect(asked).not.toContain('Product Interest')
  }
})

test('full name, e-mail address and message are required, the others are not', () => {
  const required = ['Full Name', 'Email Address', 'Message']
  for (const label of required) expect(control(label)).toContain('required=""')
  for (const label of ['Phone Number', 'Company Name', 'Product Interest'])
    expect(control(label)).not.toContain('required')
})

test('the e-mail address is typed as one, and the message has four rows', () => {
  expect(control('Email Address')).toContain('type="email"')
  expect(control('Message')).toContain('rows="4"')
})

test('the product interest is a choice of three, or of none yet', () => {
  const options = [...control('Product Interest').matchAll(/<option value="(.*?)".*?>(.*?)</g)]
  expect(options.map(([, value, words]) => [value, words])).toEqual([
    ['undecided', 'Not decided yet'],
    ['cylinders', 'Hydraulic Cylinders'],
    ['cranes', 'Hydraulic Cranes'],
    ['equipment', 'Industrial Equipment'],
  ])
})

test('no list offers an empty value, and all are the browser’s own', () => {
  for (const page of [form, drawn(offeredProducts(delivered))]) {
    expect(page).toContain('<select')
    expect(page).not.toContain('value=""')
    expect(page).not.toContain('role="listbox"')
  }
})

test('the form says what is required and that nothing is shared', () => {
  expect(form).toContain(
    'Required fields. We respect your privacy and will never share your information.',
  )
  expect(form).toContain('Send Message')
})

test('while it is sent nothing can be written into it, and nothing loses the focus', () => {
  const page = renderToStaticMarkup(
    <EnquiryInputs
      {...{ form: 'quote', products: offeredProducts(delivered) }}
      {...{ draft: {}, kept: {}, errors: {}, sending: true }}
    />,
  )
  const controls = page.match(/<(input|textarea|select) [^>]*>/g)!
  expect(controls).toHaveLength(7)
  for (const each of controls) {
    expect(each).toMatch(each.startsWith('<select') ? / inert=""/ : / readOnly=""/i)
    expect(each).not.toContain('disabled')
  }
})
