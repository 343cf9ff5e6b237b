import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { contentHash } from '../app/http/content-hash.server.ts'
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

/** An eighth larger, in a thirtieth of the time. */
const quickly = (bytes: Buffer) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** What is compressed while others are answered: one after the other, which leaves them a processor. */
let beside: Promise<unknown> = Promise.resolve()

export interface Sent {
  response: Response
  /** A smaller one is being made. */
  isInterim: boolean
}

/**
 * A text with the site's address in it, kept in memory, and compressed when it is first asked for: as hard as the build does,
 * which takes a tenth of a second and more. The start waits for none.
 */
export class AddressedFile {
  readonly etag: string
  readonly #bytes: Buffer
  readonly #waitsForNone: boolean
  readonly #encoded = new Map<Encoding, Promise<Uint8Array>>()
  #quick: Promise<Uint8Array> | undefined
  #isMade = false

  /** @param waitsForNone takes the place of a text that visitors are reading: they get it quickly compressed until it is done hard */
  constructor(text: string, publicUrl: string, waitsForNone = false) {
    this.#bytes = Buffer.from(addressed(text, publicUrl))
    this.#waitsForNone = waitsForNone
    this.etag = `W/"${contentHash(this.#bytes)}"`
  }

  get text(): string {
    return this.#bytes.toString()
  }

  /** About how many bytes it is when it is sent. */
  async weigh(): Promise<number> {
    return (await (this.#encoded.get('br') ?? this.#quick ?? quickly(this.#bytes))).length
  }

  async send(encoding: Encoding): Promise<Sent> {
    const isInterim = this.#waitsForNone && encoding === 'br' && !this.#isMade
    const bytes = await (isInterim ? this.#inHaste() : this.#in(encoding))
    const headers = new Headers({ 'Content-Length': String(bytes.length) })
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    return { response: new Response(new Uint8Array(bytes), { headers }), isInterim }
  }

  #inHaste(): Promise<Uint8Array> {
    if (!this.#quick) {
      this.#quick = quickly(this.#bytes)
      beside = beside
        .then(() => this.#in('br'))
        .then(() => {
          this.#isMade = true
          this.#quick = undefined
        })
    }
    return this.#quick
  }

  #in(encoding: Encoding): Promise<Uint8Array> {
    const made = this.#encoded.get(encoding) ?? encode[encoding](this.#bytes)
    this.#encoded.set(encoding, made)
    return made
  }
}
