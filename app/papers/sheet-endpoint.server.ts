import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { contentIn } from '../../content/language/content-in.server.ts'
import { here, language, t } from '../../content/language/t.ts'
import type { Product } from '../../content/product.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { answerTooMany } from '../booking/too-many.server.ts'
import { machineSearch } from '../machine-view/view-address.ts'
import { clientNetwork } from '../http/client-network.ts'
import { leadBelow } from '../http/lead-below.ts'
import { requestCounter } from '../http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { productPath } from '../../content/site.ts'
import { cleanView } from '../rules/asked-view.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'

/** Sheets of some 60 KB. */
const mostKept = 40

/**
 * Mounted at `/products`: `/products/<machine>/sheet.pdf?colour=…&view=…`, the paper of what stands in 3D. Whatever the query says
 * there is a paper. The same one is made once; others are counted, since each costs a tenth of a second.
 */
export function sheetEndpoint(services: Services): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  const count = requestCounter(services, { name: 'sheets', points: 20, seconds: 600 })
  const kept = new WeakMap<SiteContent, LRUCache<string, Promise<Uint8Array>>>()

  app.get('/:slug/sheet.pdf', async (c, next) => {
    const content = contentIn(language(), c.var.content)
    const slug = c.req.param('slug')
    const product = content.catalogue.at(slug)
    if (!product) return leadBelow(c, productPath({ id: slug })) ?? next()
    if (!services.typesetSheet) return next()
    const asked = askedIn(product, c.req.query('colour'), c.req.query('view'))
    const today = dayAt(services.now())
    const papers = kept.get(content) ?? new LRUCache<string, Promise<Uint8Array>>({ max: mostKept })
    kept.set(content, papers)
    const key = JSON.stringify([product.id, asked, today])
    const known = papers.get(key)
    if (!known) {
      const tooMany = await count(clientNetwork(c.var.clientAddress))
      if (tooMany) return answerTooMany(c, tooMany)
    }
    const { company, catalogue } = content
    const link = `${services.settings.publicUrl}${here(productPath(product))}${machineSearch(asked.colour, asked.view)}`
    const making =
      papers.get(key) ??
      services.typesetSheet({
        ...{ product, paints: catalogue.paints, company, ...asked, link },
        ...{ date: fullDay(today), reference: null },
      })
    papers.set(key, making)
    try {
      const pdf = await making
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="dino-${product.slug ?? product.id}-configuration.pdf"`,
        'Cache-Control': 'private, max-age=300',
        'X-Robots-Tag': 'noindex',
      })
    } catch (error) {
      papers.delete(key)
      c.var.log.error({ err: error }, 'a configuration sheet could not be typeset')
      const message = t('This sheet can not be made just now. Please try again in a minute.')
      return c.text(message, 503, { 'Retry-After': '10', 'Cache-Control': 'no-store' })
    }
  })
  return app
}

/** Of a paint that it can't be had in nothing is said. */
function askedIn({ colours }: Product, colour = '', view = '') {
  const isOffered = (paint: string) => colours.includes(paint)
  return { colour: isOffered(colour) ? colour : null, view: cleanView(view, isOffered) }
}
