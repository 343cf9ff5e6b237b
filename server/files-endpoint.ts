import { Hono, type Context } from 'hono'
import { readParts } from '../app/files/file-parts.server.ts'
import { findVariant } from '../app/files/files.server.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'
import { rangedAnswer } from './ranged-answer.ts'
import { refusal } from './refusals.ts'
import { fileSecurityPolicy } from './security-headers.ts'
import { forEver } from './static-files.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** What staff uploaded, for everybody: its address names its content, so that nobody asks twice. */
export function filesEndpoint({ db }: Pick<Services, 'db'>): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  app.get('/:id{[0-9a-f]{64}}/:variant{[0-9a-z]+\\.[0-9a-z]+}', async (c) => {
    const { id, variant } = c.req.param()
    const type = types[variant.split('.')[1]!]
    const found = type ? await findVariant(db.queries, id, variant) : undefined
    if (!found || !type) return notFound(c)
    const etag = `"${id.slice(0, 32)}.${variant}"`
    c.set('isFile', true)
    return rangedAnswer(c, {
      ...{ etag, size: found.bytes },
      headers: {
        'Content-Type': type,
        'Cache-Control': forEver,
        'Content-Security-Policy': fileSecurityPolicy(c.req.path)!,
        'X-Content-Type-Options': 'nosniff',
      },
      body: (start, end) => streamOf(readParts(db.queries, found.contentId, start, end)),
    })
  })
  app.get('/*', notFound)
  return app
}

/** The next part is read when the one before was sent: whoever is slow costs no memory, whoever leaves no more reads. */
function streamOf(
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

const notFound = (c: Context) => {
  c.header('Cache-Control', 'no-cache')
  return refusal(c, 'There is no such file.', 404)
}
