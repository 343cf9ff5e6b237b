import { Hono } from 'hono'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { loader } from '../../app/enquiries/contact/contact-page.tsx'
import { enquiryAttemptContext } from '../../app/enquiries/enquiry-attempt-context.ts'
import { ExactlyThis } from '../../app/enquiries/contact/exactly-this.tsx'
import type { RequestVariables } from '../../app/http/services.ts'
import { siteContentContext } from '../../app/page/site-content.ts'
import { freshApp } from '../fresh-app.ts'

const view = 'side,inner:40,crane:red,with:grapple,name:Kerala_Timber'
const typed = {
  ...{ name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
  ...{ kind: 'quote', product: 'wotan', colour: 'yellow' },
}

/** The site, and of its contact page what stands there about the machine. */
async function siteWithPage() {
  let shown = ''
  const pages = new Hono<RequestVariables>().all('/contact', (c) => {
    const context = new RouterContextProvider()
    context.set(enquiryAttemptContext, c.var.enquiryAttempt ?? null)
    context.set(siteContentContext, asDelivered)
    const args = { request: new Request(c.req.url), context } as unknown
    const { data } = loader(args as Parameters<typeof loader>[0])
    shown = data.exactly ? renderToStaticMarkup(createElement(ExactlyThis, data.exactly)) : ''
    return c.text('the page', data.attempt?.status === 422 ? 422 : 200)
  })
  const site = await freshApp({ pages })
  const send = async (fields: Record<string, string>) => {
    const answer = await site.app.request(`/contact?form=${crypto.randomUUID()}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ ...typed, ...fields }),
    })
    return { status: answer.status, shown }
  }
  const stored = () => site.services.db.queries.select().from(enquiries)
  return {
    site,
    send,
    stored,
    shownAt: async (path: string) => (await site.app.request(path), shown),
  }
}

/** What a browser would send of it. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )

test('a refused form without scripts comes back with the machine as it was put together, and is stored with it', async () => {
  const { send, stored } = await siteWithPage()
  const refused = await send({ view, email: 'asha' })
  expect(refused.status).toBe(422)
  for (const words of ['Exactly this', 'Dino Wotan', 'Kerala Timber', 'Timber grapple', 'Red'])
    expect(refused.shown).toContain(words)
  expect(refused.shown).toContain('href="/products/wotan?colour=yellow&amp;view=side,inner:40')
  const fields = fieldsOf(refused.shown)
  expect(fields).toEqual({ view, viewOf: 'wotan' })
  expect((await send(fields)).status).toBe(303)
  expect(await stored()).toMatchObject([{ view, productId: 'wotan', colour: 'yellow' }])
})

test('without the tick, or for another machine, it goes without', async () => {
  const { send, stored } = await siteWithPage()
  await send({ viewOf: 'wotan' })
  await send({ view, viewOf: 'wotan', product: 'swifty', message: 'This one.' })
  expect((await stored()).map((row) => row.view)).toEqual([null, null])
  expect((await send({ view, viewOf: 'wotan', product: 'swifty', email: '' })).shown).toBe('')
})

test('a link to the contact page may bring it too, cleaned of what no view says', async () => {
  const { shownAt } = await siteWithPage()
  const shown = await shownAt(
    '/contact?topic=quote&product=wotan&colour=green&view=rear,<b>,crane:gold,name:Kumar',
  )
  expect(fieldsOf(shown)).toEqual({ view: 'rear,name:Kumar', viewOf: 'wotan' })
  expect(await shownAt('/contact?topic=quote&view=rear')).toBe('')
})
