import type { Context } from 'hono'
import { html } from 'hono/html'
import { t } from '../../content/language/t.ts'
import { plainPage, plainPagePolicy, tHtml } from '../http/plain-page.server.ts'
import type { TooMany } from '../http/rate-limit.server.ts'
import type { RequestVariables } from '../http/services.ts'

/** For forms of pages that are drawn for one visitor. */
export function answerTooMany(
  c: Context<RequestVariables>,
  { waitSeconds, message }: TooMany,
): Response | Promise<Response> {
  const { phone } = c.var.content.company
  const page = plainPage({
    title: t('Too many requests'),
    body: html`<h1>${t('Too many requests')}</h1>
      <p role="alert">${message}</p>
      <p>
        ${tHtml('If it can’t wait, call {phone}.', {
          phone: html`<a href="${phone.href}">${phone.display}</a>`,
        })}
      </p>`,
  })
  return c.html(page, 429, {
    'Retry-After': String(waitSeconds),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': plainPagePolicy,
  })
}
