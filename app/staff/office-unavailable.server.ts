import { html } from 'hono/html'
import type { MiddlewareHandler } from 'hono'
import { isHungUp } from '../http/hung-up.ts'
import { plainPage, plainPagePolicy } from '../http/plain-page.server.ts'

/**
 * The office's answer when the database that knows who is signed in can't be asked; the error has been
 * logged by then. The router's own requests get the page too, and show what they show for any answer that
 * they can't read.
 */
export const showOfficeUnavailable: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.error || isHungUp(c, c.error)) return
  const { pathname, search } = new URL(c.req.url)
  const page = plainPage({
    title: 'The office is out of order',
    body: html`<h1>The office is out of order</h1>
      <p role="alert">
        The site can’t reach its database just now.
        ${
          c.req.method === 'POST'
            ? 'What you sent was not saved. Go back with your browser, where it still stands, and send it again in a minute.'
            : 'Please try again in a minute.'
        }
      </p>
      <p>If it stays like this, tell whoever looks after the server.</p>
      <a class="button" href="${pathname + search}">Open the page again</a>
      <a class="button second" href="/">Go to the site</a>`,
  })
  c.res = c.html(String(await page), 503, {
    'Retry-After': '60',
    'Content-Security-Policy': plainPagePolicy,
  })
}
