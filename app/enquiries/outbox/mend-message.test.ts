import { expect, test, vi } from 'vitest'
import { message } from '../../../tests/waiting-messages.ts'
import { RouterContextProvider } from 'react-router'
import { draftKey } from '../form/keep-draft.ts'
import { loader } from '../contact/contact-page.tsx'
import { everyField } from '../../rules/enquiry-fields.ts'
import { dialogKey } from '../dialog/dialog-key.ts'
import { mend } from './mend-message.ts'

const origin = 'https://www.dino.example'

/** Where the visitor is led, and what the form there finds. */
function mended(page: string, key = message.key) {
  const stored = new Map<string, string>()
  const led: string[] = []
  vi.stubGlobal('sessionStorage', {
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  vi.stubGlobal('location', { origin, assign: (to: string) => led.push(to) })
  mend({ ...message, page, key })
  return { led, stored }
}

test.each([
  ['/products/swifty?enquire=quote', '/products/swifty?enquire=quote'],
  ['/which-machine?load=2000&enquire=quote', '/which-machine?load=2000&enquire=quote'],
  ['/hi/compare?machines=wotan,cuty', '/hi/compare?machines=wotan,cuty'],
  ['/shortlist?machines=wotan', '/shortlist?machines=wotan'],
  ['/?enquire=sales', '/?enquire=sales'],
  ['/ml?enquire=sales', '/ml?enquire=sales'],
  // On home the form stands far down.
  ['/#contact', '/contact'],
  ['/ml#contact', '/ml/contact'],
])('what was written on %s is mended at %s', (page, to) => {
  expect(mended(page).led).toEqual([to])
})

test('the form that is opened is the one of the message, with all that was typed', () => {
  const { stored } = mended('/contact')
  expect(stored.get('enquiry contact id')).toBe(message.form)
  const typed = JSON.parse(stored.get('enquiry contact')!) as Record<string, string>
  const nothing = Object.fromEntries(everyField.map(([name]) => [name, '']))
  expect(typed).toEqual({ ...nothing, ...message.draft })
})

test('the dialog that is opened has all that was typed, whichever machines there are by then', () => {
  const search = '?enquire=quote&product=swifty'
  const { led, stored } = mended(`/products/swifty${search}`, 'quote swifty')
  expect(led).toEqual([`/products/swifty${search}`])
  expect(stored.get(`enquiry ${dialogKey(search)}`)).toContain('A crane for logs.')
  expect(dialogKey('?enquire=sales')).toBe('sales ')
})

test('of a message about a list of one machine the page without scripts finds the words, as it did', () => {
  const { led, stored } = mended('/contact?topic=quote&machines=wotan', 'quote  wotan')
  const request = new Request(new URL(led[0]!, origin))
  const context = new RouterContextProvider()
  const { data } = loader({ request, context } as unknown as Parameters<typeof loader>[0])
  expect([...stored.keys()]).toContain(draftKey(data.draftKey!))
})
