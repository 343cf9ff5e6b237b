import { Hono } from 'hono'
import { t } from '../../../content/language/t.ts'
import type { RequestVariables, Services } from '../../http/services.ts'
import { clientNetwork } from '../../http/client-network.ts'
import { requestCounter, type TooMany } from '../../http/rate-limit.server.ts'
import { readForm, readJson } from '../../http/read-body.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { copyEnquiry } from './copy-enquiry.server.ts'
import { copyWords } from '../sent/copy-words.ts'
import { readReference } from '../enquiry-reference.ts'
import { formIdOf, isNativeForm } from './handle-enquiry.server.ts'
import { mailboxOf } from './mailbox.ts'
import { sentPage, type CopyOutcome } from '../sent/sent-query.ts'

const statusOf = { sent: 200, 'too-late': 404, 'too-many': 429, unavailable: 500 } as const

/** Mounted at `/api/enquiries/copy`: 'Send me a copy', from pages with scripts and without. */
export function copyEndpoint(services: Services): Hono<RequestVariables> {
  const { db } = services
  const countAddress = requestCounter(services, { name: 'copying', points: 20, seconds: 600 })
  // Copies go to whatever address was typed: nobody's mailbox is to be filled with them.
  const countCopies = requestCounter(services, { name: 'copies', points: 5, seconds: 3600 })
  const app = new Hono<RequestVariables>()

  app.post('/', async (c) => {
    const isNative = isNativeForm(c)
    const body = isNative ? Object.fromEntries(await readForm(c)) : await readJson(c)
    const form = formIdOf({ form: fieldOf(body, 'form') })
    let tooMany: TooMany | undefined
    const copy = async (): Promise<CopyOutcome> => {
      tooMany = await countAddress(clientNetwork(c.var.clientAddress))
      if (tooMany) return 'too-many'
      if (!form) return 'too-late'
      const result = await copyEnquiry(db, {
        ...{ formId: form, now: services.now(), settings: mailSettings(services) },
        mayMail: async (email) => (tooMany = await countCopies(mailboxOf(email))) === undefined,
      })
      return result.ok ? 'sent' : result.reason
    }
    const outcome = await copy().catch((error: unknown): CopyOutcome => {
      c.var.log.error({ err: error }, 'could not send a copy')
      return 'unavailable'
    })
    if (tooMany) c.header('Retry-After', String(tooMany.waitSeconds))
    if (isNative) {
      const reference = readReference(fieldOf(body, 'sent'))
      return c.redirect(sentPage({ reference, form, copy: outcome }), 303)
    }
    const success = outcome === 'sent'
    return c.json(
      { success, message: t(copyWords[outcome]), ...(!success && { code: outcome }) },
      statusOf[outcome],
    )
  })
  return app
}

function fieldOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value = (body as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
