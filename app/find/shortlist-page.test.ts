import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { loader as contactPage } from '../enquiries/contact/contact-page.tsx'
import { shortlistPath } from '../shortlist/shortlist-path.ts'
import { asksForState } from './find-query.ts'
import { foundPage } from './found-page.server.ts'
import { shortlistPage } from './shortlist-page.server.ts'
import { waysOn } from './ways-on.ts'

const listed = (query: string) => shortlistPage(new URLSearchParams(query), asDelivered)
const all = asDelivered.catalogue.products.map(({ id }) => id)

test('the machines of an address stand there once each, in its order, with the ways on', () => {
  expect(listed('machines=swifty,wotan,swifty')).toMatchObject({
    ids: ['swifty', 'wotan'],
    note: null,
  })
  expect(waysOn(['swifty', 'wotan'])).toEqual({
    ask: '/contact?topic=quote&machines=swifty,wotan',
    compare: '/compare?machines=swifty,wotan',
    compared: null,
  })
})

test('of more than four the first four are compared, and one alone is not', () => {
  expect(listed(`machines=${all.join()}`)).toMatchObject({ ids: all })
  expect(waysOn(all)).toMatchObject({
    compare: `/compare?machines=${all.slice(0, 4).join()}`,
    compared: 4,
  })
  expect(waysOn(['cuty'])).toMatchObject({ compare: null })
})

test('who asks about the only one sends an enquiry about that machine', () => {
  type Asked = Parameters<typeof contactPage>[0]
  const context = new RouterContextProvider()
  const at = (address: string) => {
    const request = new Request(`https://www.dino.example${address}`)
    const {
      formId: _,
      opened: __,
      // As the address says it: what waits under it is found.
      draftKey: ___,
      ...page
    } = contactPage({ request, context } as unknown as Asked).data
    return page
  }
  const asked = (ids: string[]) => at(waysOn(ids).ask)
  expect(asked(['wotan'])).toMatchObject({ draft: { product: 'wotan' }, kind: 'quote' })
  expect(asked(['wotan', 'swifty']).draft.product).toBe('')
  // As links of the list and of the finder were before, and those of which others are offered no more.
  for (const machines of ['wotan', 'wotan,wotan', 'goliath,wotan', 'wotan%2Cgoliath'])
    expect(at(`/contact?topic=quote&machines=${machines}`)).toEqual(asked(['wotan']))
  expect(at('/contact?topic=quote&machines=goliath').draft.product).toBe('')
  expect(at('/contact?topic=quote&machines=wotan&job=building').draft).toMatchObject({
    product: 'wotan',
    message: 'Please send me a quote for the Dino Wotan.\nWork: Building sites',
  })
})

test('what is no machine is left out and said; an address of nonsense is an empty list', () => {
  expect(listed('machines=wotan,rocket')).toMatchObject({ ids: ['wotan'] })
  expect(listed('machines=wotan,rocket').note).toContain('not in the range')
  for (const odd of ['machines=', 'machines=,,,', 'machines=%00', 'machines=constructor'])
    expect(listed(odd)).toMatchObject({ ids: [] })
  expect(listed(`machines=${'x,'.repeat(9000)}`).ids).toEqual([])
})

test('the bare page is a file, and a list is drawn', () => {
  const at = (path: string) => new URL(path, 'https://www.dino.example')
  expect(asksForState(at('/shortlist'))).toBe(false)
  expect(asksForState(at('/shortlist?utm_source=poster'))).toBe(false)
  expect(asksForState(at(shortlistPath(['wotan'])))).toBe(true)
  expect(foundPage(at('/shortlist'), asDelivered)).toMatchObject({ page: 'shortlist', ids: [] })
})
