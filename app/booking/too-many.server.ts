import type { Context } from 'hono'
import { html } from 'hono/html'
import { t } from '../../content/language/t.ts'
import { plainPage, plainPagePolicy, tHtml } from '../http/plain-page.server.ts'
import type { TooMany } from '../http/rate-limit.server.ts'
import type { RequestVariables } from '../http/services.ts'

/** What a page that is one too many has to do with a form. */
export interface FormOfPage {
  /** What came with it: it is sent again from here, and nothing is lost. */
  typed?: Record<string, string>
  /** What became of it, where it was taken and led here. */
  said?: string | null | undefined
}

/** For pages that are drawn for one visitor, in words that cost next to nothing. */
export function answerTooMany(
  c: Context<RequestVariables>,
  { waitSeconds, message }: TooMany,
  { typed, said }: FormOfPage = {},
): Response | Promise<Response> {
  const { phone } = c.var.content.company
  const page = plainPage({
    title: t('Too many requests'),
    body: html`<h1>${t('Too many requests')}</h1>
      ${said ? html`<p role="status">${said}</p>` : ''}
      <p role="alert">${message}</p>
      <p>
        ${tHtml('If it can’t wait, call {phone}.', {
          phone: html`<a href="${phone.href}">${phone.display}</a>`,
        })}
      </p>
      ${typed ? formAgain(c, typed) : ''}`,
  })
  return c.html(page, 429, {
    'Retry-After': String(waitSeconds),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': plainPagePolicy,
  })
}

function formAgain(c: Context, typed: Record<string, string>) {
  const { pathname, search } = new URL(c.req.url)
  return html`<form method="post" action="${pathname + search}">
    ${Object.entries(typed).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <p>${t('What you typed is kept on this page.')}</p>
    <button class="button">${t('Send again')}</button>
  </form>`
}
