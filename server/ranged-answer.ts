import type { Context } from 'hono'
import { byteRange } from './byte-range.ts'
import { isKnown } from './negotiation.ts'

interface Whole {
  /** Strong. */
  etag: string
  /** How many bytes there are. */
  size: number
  /** What an answer says besides. */
  headers: Record<string, string>
  /** The bytes from `start` to before `end`; not asked for where none are sent. */
  body: (start: number, end: number) => ReadableStream | Uint8Array<ArrayBuffer>
}

/**
 * The whole, the part of it that is asked for, or that the client has it: 200, 206, 304, and 416 for a part that is not
 * there (RFC 9110, 14.2). What a range lacks today its next version may have: no 416 is kept.
 */
export function rangedAnswer(
  { req }: Context,
  { etag, size, headers: said, body }: Whole,
): Response {
  const headers = new Headers({ ...said, 'Accept-Ranges': 'bytes', ETag: etag })
  if (isKnown(req.header('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  const range = byteRange(req.header('Range'), {
    ...{ ifRange: req.header('If-Range'), etag, bytes: size },
  })
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${size}`)
    headers.set('Cache-Control', 'no-cache')
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size }
  headers.set('Content-Length', String(end - start))
  if (range) headers.set('Content-Range', `bytes ${start}-${end - 1}/${size}`)
  const sent = req.method === 'HEAD' ? null : body(start, end)
  return new Response(sent, { status: range ? 206 : 200, headers })
}
