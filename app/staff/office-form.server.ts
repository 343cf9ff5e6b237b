import type { MiddlewareHandler } from 'hono'
import type { RequestVariables } from '../http/services.ts'

/**
 * What staff send reaches the pages as a form that can be read, without the control characters that come
 * along when text is pasted: no database column and no mail holds a NUL. Line ends and tabs stay.
 */
export const officeForm: MiddlewareHandler<RequestVariables> = async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const type = c.req.header('Content-Type') ?? ''
  if (!isForm(type)) {
    return c.text('The office takes forms only, as its own pages send them.', 415)
  }
  const bytes = Buffer.from(await c.req.arrayBuffer())
  if (hasTooManyFields(bytes, type))
    return c.text('This form has more fields than any of the office’s own.', 413)
  const sent = new Response(bytes, { headers: { 'Content-Type': type } })
  const form = await sent.formData().catch(() => undefined)
  if (!form)
    return c.text('This form could not be read. Go back, load the page and send it again.', 400)

  const headers = new Headers(c.req.raw.headers)
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
  c.req.raw = new Request(c.req.url, { method: 'POST', headers, body: cleaned(form) })
  return next()
}

/** A row of a new picture has six: those of a page are some 3,600 (`site/row-fields.ts`). */
const mostFields = 4_000

/** Counted before they are taken apart, which costs more than in step with their number. */
function hasTooManyFields(bytes: Buffer, contentType: string): boolean {
  const between = /^multipart/i.test(contentType) ? '\r\n--' : '&'
  let count = 0
  for (let at = bytes.indexOf(between); at >= 0; at = bytes.indexOf(between, at + between.length))
    if (++count > mostFields) return true
  return false
}

function isForm(contentType: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType)
}

/** With files in it as it was sent, without as a plain form. */
function cleaned(form: FormData): FormData | URLSearchParams {
  const hasFiles = [...form.values()].some((value) => typeof value !== 'string')
  const clean = hasFiles ? new FormData() : new URLSearchParams()
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? withoutControls(value) : value
    ;(clean as FormData).append(withoutControls(name), text as string)
  }
  return clean
}

function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
}
