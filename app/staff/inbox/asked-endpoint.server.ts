import { Hono } from 'hono'
import { machineName } from '../../../content/brand.ts'
import { productPath } from '../../../content/site.ts'
import type { RequestVariables } from '../../http/services.ts'
import { machineSearch } from '../../machine-view/view-address.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { may } from '../../rules/team.ts'
import { isUuid } from '../../rules/uuid.ts'
import type { Office } from '../office-context.ts'
import { findEnquiry } from './enquiry.server.ts'
import { pictureOf } from './picture-of.server.ts'

/**
 * Mounted at `/staff/inbox`, behind the office's door: what somebody put together in 3D, as a picture and on paper. No routes of
 * the pages: those are known to every visitor's browser, and cost each of them bytes.
 */
export function askedEndpoint(): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()

  app.get('/:id/picture', async (c, next) => {
    const { office } = c.var
    const id = c.req.param('id')
    if (!office || !may(office.role, 'look') || !isUuid(id)) return next()
    const bytes = await pictureOf(office.db.queries, id)
    if (!bytes) return next()
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/webp' })
  })

  app.get('/:id/sheet.pdf', async (c, next) => {
    const { office } = c.var
    if (!office || !may(office.role, 'look')) return next()
    const sheet = await sheetOf(office, c.req.param('id'))
    if (!sheet) return next()
    try {
      const pdf = await office.typesetSheet(sheet)
      const name = `${machineName(sheet.product.title)}${sheet.reference ? `, ${sheet.reference}` : ''}.pdf`
      return c.body(new Uint8Array(pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      })
    } catch (error) {
      c.var.log.error({ err: error }, 'a configuration sheet could not be typeset')
      const message = 'This sheet can not be made just now. Please try again in a minute.'
      return c.text(message, 503, { 'Retry-After': '10' })
    }
  })
  return app
}

async function sheetOf({ db, settings, content }: Office, id: string) {
  const { company, catalogue } = content()
  const enquiry = await findEnquiry(db.queries, id, catalogue)
  const product = enquiry?.productId && catalogue.known(enquiry.productId)
  if (!enquiry || !product || enquiry.view === null) return undefined
  const { view, colour, reference, createdAt } = enquiry
  return {
    ...{ product, paints: catalogue.paints, company, colour, view, reference },
    link: settings.publicUrl + productPath(product) + machineSearch(colour, view),
    date: fullDay(dayAt(createdAt)),
    picture: await pictureOf(db.queries, enquiry.id),
  }
}
