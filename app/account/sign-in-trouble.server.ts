import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { here, t } from '../../content/language/t.ts'
import type { Company } from '../../content/company.ts'
import type { Services } from '../http/services.ts'
import { plainPage, plainPagePolicy, tHtml, type Html } from '../http/plain-page.server.ts'
import { safeReturnTo } from './safe-return-to.ts'
import { signInDoneUrl } from './sign-in-language.ts'
import { signInUrl } from './sign-in-window.ts'

/** Signing in happens in windows of its own: they show a page, whatever went wrong, and never JSON or bare text. */

/** The rate limit's answer, as a page. */
export const showSignInLimit: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status !== 429) return
  const retryAfter = c.res.headers.get('Retry-After') ?? '60'
  c.res = await answer(c, tooManySignInsPage(Number(retryAfter)), 429, retryAfter)
}

/** An error of ours, such as a database that is down, as a page; it has been logged by then. */
export function showSignInFailure(services: Pick<Services, 'content'>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!c.error) return
    const { pathname, search } = new URL(c.req.url)
    const isStart = pathname === '/sign-in'
    const returnTo = isStart ? safeReturnTo(c.req.query('returnTo')) : here('/')
    // Back from the issuer it is not known any more whether this is a window; the done page serves both.
    const inWindow = !isStart || c.req.query('popup') === '1'
    const page = outOfOrderPage(services.content().company, {
      // The issuer's answer works once, so from there it begins anew.
      again: isStart ? pathname + search : signInUrl(returnTo, { popup: true }),
      back: inWindow ? signInDoneUrl(returnTo, 'unavailable') : returnTo,
    })
    c.res = await answer(c, page, 503, '60')
  }
}

async function answer(c: Context, page: Html, status: 429 | 503, retryAfter: string) {
  return c.html(String(await page), status, {
    'Retry-After': retryAfter,
    'Content-Security-Policy': plainPagePolicy,
  })
}

/** `back` tells the page that opened this window, or leads to the page that the visitor came from. */
function outOfOrderPage(
  { phone, salesEmail: email }: Company,
  { back, again }: { back: string; again: string },
) {
  return plainPage({
    title: t('Signing in is out of order'),
    body: html`<h1>${t('Signing in is out of order')}</h1>
      <p role="alert">
        ${t(
          'Something is wrong on our side, and nothing was changed. Please try again in a minute.',
        )}
      </p>
      <p>
        ${tHtml(
          "If it can't wait, call {phone} or write to {email}: we book your appointment for you.",
          {
            phone: html`<a href="${phone.href}">${phone.display}</a>`,
            email: html`<a href="mailto:${email}">${email}</a>`,
          },
        )}
      </p>
      <a class="button" href="${again}">${t('Try again')}</a>
      <a class="button second" href="${back}">${t('Back to the site')}</a>`,
  })
}

/** Where a browser that asked for too many sign-ins ends. */
function tooManySignInsPage(retryAfterSeconds: number) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return plainPage({
    title: t('Too many sign-ins'),
    body: html`<h1>${t('Too many sign-ins')}</h1>
      <p role="alert">
        ${
          minutes === 1
            ? t(
                'There were too many sign-ins from your connection. Please try again in a minute, or call us.',
              )
            : t(
                'There were too many sign-ins from your connection. Please try again in {n} minutes, or call us.',
                { n: minutes },
              )
        }
      </p>
      <a class="button second" href="${here('/')}#contact">${t('How to reach us')}</a>`,
  })
}
