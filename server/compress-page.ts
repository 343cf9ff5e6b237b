import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { preferredEncoding } from './negotiation.ts'

const pack = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
}

/**
 * Makes a page small that is drawn for each request. For pages without a secret alone: how small one gets tells
 * what stands in it to whoever may have something of their own written into it.
 */
export const compressPage: MiddlewareHandler = async (c, next) => {
  await next()
  const { res } = c
  // It was compressed when it was made.
  if (c.var.isFile) return
  if (c.req.method === 'HEAD' || !res.headers.get('Content-Type')?.startsWith('text/html')) return
  res.headers.append('Vary', 'Accept-Encoding')
  const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
  if (encoding === 'identity') return
  const page = await pack[encoding](Buffer.from(await res.arrayBuffer()))
  const headers = new Headers(res.headers)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  c.res = new Response(page, { status: res.status, headers })
}
