import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContentOf, asDelivered } from '../../content/site-content.ts'
import { loader as story } from '../news/story-page.tsx'
import { loader as machine } from '../products/product-page.tsx'
import { siteContentContext } from './site-content.ts'

const context = new RouterContextProvider()
context.set(
  siteContentContext,
  siteContentOf({
    ...asDelivered,
    addresses: [
      { kind: 'product', slug: 'old-wotan', item: 'wotan' },
      { kind: 'news', slug: 'old-story', item: asDelivered.news[0]!.id },
    ],
  }),
)

/** Where somebody is led who asks for it. */
function ledFrom(address: string) {
  const request = new Request(`https://www.dino.example${address}`)
  const params = { productId: 'old-wotan', slug: 'old-story' }
  const load = (address.startsWith('/news') ? story : machine) as (asked: object) => unknown
  try {
    return load({ params, request, context })
  } catch (answer) {
    const { status, headers } = answer as Response
    return [status, headers.get('Location')]
  }
}

const asked = '?colour=red&view=side,name:Kerala_Timber&enquire=quote&utm_source=card'

test('the former address of a machine leads on with all that it says', () => {
  expect(ledFrom('/products/old-wotan')).toEqual([301, '/products/wotan'])
  expect(ledFrom(`/products/old-wotan${asked}`)).toEqual([301, `/products/wotan${asked}`])
})

test('so does that of a story', () => {
  const [to] = [`/news/${asDelivered.news[0]!.id}`]
  expect(ledFrom('/news/old-story?utm_source=card')).toEqual([301, `${to}?utm_source=card`])
})

test('what the router adds to ask for data is left out', () => {
  const led = [301, '/products/wotan?colour=red']
  expect(ledFrom('/products/old-wotan.data?index&colour=red&_routes=root')).toEqual(led)
  expect(ledFrom('/products/old-wotan.data?_routes=root')).toEqual([301, '/products/wotan'])
})
