import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { isKnown, preferredEncoding, type Encoding } from './negotiation.ts'
import { listedPath } from './in-its-language.ts'
import type { RequestVariables } from '../app/http/services.ts'

export interface CachedAnswer {
  status: 200 | 304
  etag: string
  /** Names and values in turn, as Node writes them. */
  headers: string[]
  body: Buffer | null
}

interface Limits {
  /** Of all bodies together. */
  bytes: number
  /** Of one body: films and large pictures stay on the disk, where they are sent in pieces. */
  bytesEach: number
}

/** Room for every page, script and style, and for the pictures that are asked for most. */
const usualLimits: Limits = { bytes: 24 * 1024 * 1024, bytesEach: 512 * 1024 }

/**
 * Answers about files, as the whole site gave them once: by path and encoding, ready to be written again. Files
 * change when content is published: then all are forgotten. Those that nobody asked for longest make room.
 */
export class CachedAnswers {
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #limits: Limits
  #round = 0

  constructor(limits = usualLimits) {
    this.#limits = limits
    this.#answers = new LRUCache({ maxSize: limits.bytes, sizeCalculation: sizeOf })
  }

  /** What the site would answer; undefined where it has to be asked. */
  find(path: string, acceptEncoding?: string, ifNoneMatch?: string): CachedAnswer | undefined {
    if (ifNoneMatch !== undefined) {
      const unchanged = this.#answers.get(keyOf(path, 304))
      if (unchanged && isKnown(ifNoneMatch, unchanged.etag)) return unchanged
    }
    const answer = this.#answers.get(keyOf(path, preferredEncoding(acceptEncoding)))
    return answer && isKnown(ifNoneMatch, answer.etag) ? undefined : answer
  }

  /** Changes whenever all are forgotten: what was asked before is not to be kept after. */
  get round(): number {
    return this.#round
  }

  forget(): void {
    this.#answers.clear()
    this.#round++
  }

  keep(path: string, encoding: Encoding, answer: CachedAnswer): void {
    if (!this.takes(sizeOf(answer))) return
    this.#answers.set(keyOf(path, answer.status === 304 ? 304 : encoding), answer)
  }

  /** Whether a body of so many bytes may be kept at all. */
  takes(bytes: number): boolean {
    return bytes <= this.#limits.bytesEach
  }
}

const keyOf = (path: string, variant: Encoding | 304) => `${variant} ${path}`
/** Never none, which the cache refuses. */
const sizeOf = ({ body }: CachedAnswer) => Math.max(1, body?.length ?? 0)

/** Keeps what was answered about a file, whatever its address held besides, with all that the site wrote on it. */
export function cacheAnswers(kept: CachedAnswers): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const { round } = kept
    await next()
    const { status, headers } = c.res
    const etag = headers.get('ETag')
    if (!c.var.isFile || c.var.isInterim || !etag || c.req.method !== 'GET') return
    if (status !== 304 && (status !== 200 || !kept.takes(Number(headers.get('Content-Length')))))
      return
    const body = status === 200 ? Buffer.from(await c.res.arrayBuffer()) : null
    if (body) c.res = new Response(body, { status, headers })
    if (kept.round !== round) return
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'))
    kept.keep(listedPath(c), encoding, {
      status,
      etag,
      headers: [...headers].flat(),
      body,
    })
  }
}
