import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { placeholderOrigin } from '../app/page/site-origin.ts'
import type { RequestVariables } from '../app/http/services.ts'
import type { Encoding } from './negotiation.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** The text with this site's own address wherever the build left a place for it. */
export function addressed(text: string, publicUrl: string): string {
  return text.replaceAll(placeholderOrigin, publicUrl)
}

/** The same for answers that are made on request. */
export function addressAnswers(publicUrl: string): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    await next()
    const type = c.res.headers.get('Content-Type') ?? ''
    if (!c.res.body || !/^(text\/(html|plain)|application\/(atom\+)?xml)/.test(type)) return
    c.res = new Response(addressed(await c.res.text(), publicUrl), c.res)
  }
}

const encode: Record<Encoding, (bytes: Buffer) => Promise<Uint8Array>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => gz(bytes, { level: 9 }),
  identity: (bytes) => Promise.resolve(bytes),
}

/**
 * A file of the build with the site's address in it, kept in memory. The first visitor of each waits a
 * tenth of a second for it to be compressed as hard as the build does; the start waits for none.
 */
export class AddressedFile {
  readonly etag: string
  readonly #bytes: Buffer
  readonly #encoded = new Map<Encoding, Promise<Uint8Array>>()

  constructor(text: string, publicUrl: string) {
    this.#bytes = Buffer.from(addressed(text, publicUrl))
    this.etag = `W/"${createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22)}"`
  }

  async send(encoding: Encoding): Promise<Response> {
    const body = new Uint8Array(await this.#in(encoding))
    const headers = new Headers({ 'Content-Length': String(body.length) })
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    return new Response(body, { headers })
  }

  #in(encoding: Encoding): Promise<Uint8Array> {
    const made = this.#encoded.get(encoding) ?? encode[encoding](this.#bytes)
    this.#encoded.set(encoding, made)
    return made
  }
}
