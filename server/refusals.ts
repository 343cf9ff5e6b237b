import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { t } from '../content/language/t.ts'

/** In the form that the caller reads: the API's own, or plain words. */
export function refusal(c: Context, message: string, status: ContentfulStatusCode) {
  return c.req.path.startsWith('/api/')
    ? c.json({ success: false, message }, status)
    : c.text(message, status)
}

export const tooLarge = (c: Context) => refusal(c, t('This request is too large.'), 413)

export function limitBody(kilobytes: number): MiddlewareHandler {
  return bodyLimit({ maxSize: kilobytes * 1024, onError: tooLarge })
}

/**
 * Refuses addresses that no page here has and that break whatever reads them: no text in PostgreSQL holds a
 * NUL, and a path with a control character, a line end or a backslash is another address to the router.
 */
export const refuseUnreadable: MiddlewareHandler = async (c, next) => {
  const odd = unreadablePart(new URL(c.req.url))
  if (odd === undefined) return next()
  const message = t('This address holds a character that no page here has. Leave out “{odd}”.', {
    odd,
  })
  return refusal(c, message, 400)
}

/** As it stands in the address: `%09`, `%5C`, a `%` with nothing behind it. */
export function unreadablePart({ href, pathname }: Pick<URL, 'href' | 'pathname'>) {
  if (href.includes('%00')) return '%00'
  const codes = pathname.match(/(?:%[0-9a-f]{2})+|%/gi) ?? []
  return codes.find((code) => {
    try {
      return /[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(decodeURIComponent(code))
    } catch {
      return true
    }
  })
}

/** Pages are read. Only the office has forms of its own; others are taken before they come to a page that shows them again. */
export const onlyPageMethods: MiddlewareHandler = async (c, next) => {
  const { path, method } = c.req
  const isOffice = path === '/staff.data' || /^\/staff(\/|$)/.test(path)
  const allowed = ['GET', 'HEAD', ...(isOffice ? ['POST'] : [])]
  if (allowed.includes(method) || isTaken(c)) return next()
  c.header('Allow', allowed.join(', '))
  return refusal(c, t('This page takes no {method} request.', { method }), 405)
}

/** A form that was refused: what answers is the page that it stands on, and its body has been read. */
export function isTaken({ var: { enquiryAttempt, drawnPage } }: Context): boolean {
  return enquiryAttempt !== undefined || drawnPage !== undefined
}
