import type { Context } from 'hono'
import { html } from 'hono/html'
import { plainPage, plainPagePolicy } from '../http/plain-page.server.ts'
import type { TooMany } from '../http/rate-limit.server.ts'
import type { RequestVariables } from '../http/services.ts'

/** For forms of pages that are drawn for one visitor. */
export function answerTooMany(
  c: Context<RequestVariables>,
  { waitSeconds, message }: TooMany,
): Response | Promise<Response> {
  const { phone } = c.var.content.company
  const page = plainPage({
    title: 'Too many requests',
    body: html`<h1>Too many requests</h1>
      <p role="alert">${message}</p>
      <p>If it can’t wait, call <a href="${phone.href}">${phone.display}</a>.</p>`,
  })
  return c.html(page, 429, {
    'Retry-After': String(waitSeconds),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': plainPagePolicy,
  })
}
