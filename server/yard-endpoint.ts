import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Paint } from '../content/paint.ts'
import type { Product } from '../content/product.ts'
import { productPath } from '../content/site.ts'
import { t } from '../content/language/t.ts'
import { contentHash } from '../app/http/content-hash.server.ts'
import { leadBelow } from '../app/http/lead-below.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'
import { yardFitOf } from '../app/rules/yard-fit.ts'
import { coatOf } from '../app/yard/coat.ts'
import { fittedGlb } from '../app/yard/fitted-glb.ts'
import { fittedUsda } from '../app/yard/fitted-usda.ts'
import { usdzFile } from '../app/yard/usdz-file.ts'
import { rangedAnswer } from './ranged-answer.ts'
import { refusal } from './refusals.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Also programs and pages from elsewhere may read it. */
    isForAnySite?: true
  }
}

const types = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const
type Kind = keyof typeof types

interface YardFile {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** Files of one to two megabytes, each made in some milliseconds. */
const mostKept = 6

/**
 * Mounted at `/products`: `/products/<machine>/yard/<paint>.glb` and `.usdz`, for the viewers of telephones. Only of a machine whose
 * measures are confirmed: the file has them.
 */
export function yardEndpoint({ readMaster }: Pick<Services, 'readMaster'>) {
  const app = new Hono<RequestVariables>()
  const kept = new LRUCache<string, Promise<YardFile | undefined>>({ max: mostKept })

  app.get('/:slug/yard/:file', async (c) => {
    const { slug, file } = c.req.param()
    const [, paintId = '', kind] = /^([a-z0-9-]{1,60})\.(glb|usdz)$/.exec(file) ?? []
    if (!kind) return notFound(c, t('There is no such file.'))
    const { catalogue } = c.var.content
    const product = catalogue.at(slug)
    if (!product)
      return leadBelow(c, productPath({ id: slug })) ?? notFound(c, t('There is no such machine.'))
    const paint = catalogue.paints.known(paintId)
    if (!paint || !product.colours.includes(paintId))
      return notFound(
        c,
        t('The Dino {title} is not offered in this paint.', { title: product.title }),
      )
    const fit = yardFitOf(product)
    // Why not is the office's matter.
    if ('reason' in fit) return notFound(c, t('There is no such file here.'))
    const found = await made(product, paint, kind as Kind).catch((error: unknown) => {
      c.var.log.error({ err: error, path: c.req.path }, 'a machine could not be fitted')
      return null
    })
    if (found === null) {
      c.header('Retry-After', '10')
      c.header('Cache-Control', 'no-store')
      return refusal(c, t('This machine can not be shown just now. Please try again.'), 503)
    }
    if (!found) return notFound(c, t('There is no such file here.'))
    return answerWith(c, found, types[kind as Kind])

    function made({ id }: Product, paint: Paint, wanted: Kind) {
      const { scale } = fit as Extract<typeof fit, { scale: unknown }>
      const coat = coatOf(paint)
      const key = JSON.stringify([id, wanted, scale, coat])
      const making = kept.get(key) ?? make()
      kept.set(key, making)
      making.catch(() => kept.delete(key))
      return making

      async function make(): Promise<YardFile | undefined> {
        const master = await readMaster?.(id, wanted === 'glb' ? 'glb' : 'usda')
        if (!master) return undefined
        const bytes =
          wanted === 'glb'
            ? fittedGlb(master, scale, coat)
            : usdzFile(`dino-${id}.usda`, fittedUsda(master, scale, coat))
        return { bytes: new Uint8Array(bytes), etag: `"${contentHash(bytes)}"` }
      }
    }
  })
  return app
}

function notFound(c: Context, message: string) {
  c.header('Cache-Control', 'no-cache')
  return refusal(c, message, 404)
}

function answerWith(
  c: Context<RequestVariables>,
  { bytes, etag }: YardFile,
  type: string,
): Response {
  // A telephone's viewer is another program than the page it was opened from.
  c.set('isForAnySite', true)
  return rangedAnswer(c, {
    ...{ etag, size: bytes.length },
    headers: { 'Content-Type': type, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
    body: (start, end) => bytes.subarray(start, end),
  })
}
