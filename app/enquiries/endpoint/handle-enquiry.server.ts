import type { Context } from 'hono'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { RequestVariables, Services } from '../../http/services.ts'
import { t } from '../../../content/language/t.ts'
import { clientNetwork } from '../../http/client-network.ts'
import { failureCounter, type TooMany } from '../../http/rate-limit.server.ts'
import { seenPrivacyVersion } from '../../site-content/privacy-version.server.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import type { EnquiryAttempt } from '../enquiry-attempt.ts'
import { everyField } from '../../rules/enquiry-fields.ts'
import { isUuid } from '../../rules/uuid.ts'
import {
  checkEnquiry,
  summaryOf,
  type EnquiryContent,
  type EnquiryDraft,
} from '../form/enquiry-form.ts'
import { isSpam, isTooQuick, pageOf, referrerOf } from './enquiry-origin.ts'
import { refusals } from '../enquiry-answers.ts'
import { submitEnquiry, takenAs } from './submit-enquiry.server.ts'
import { checkedPicture } from './check-picture.server.ts'
import { cleanView } from '../../rules/asked-view.ts'

/** What a form sends. */
const sentNames = [
  ...everyField.map(([name]) => name),
  ...['kind', 'consent', 'form', 'page', 'referrer', 'website', 'opened', 'seconds'],
  ...['view', 'viewOf', 'picture', 'once'],
]

export type Handled =
  { ok: true; reference: string | null } | { ok: false; refusal: Omit<EnquiryAttempt, 'draft'> }

/** What both doors do with a form that was sent: check, count, store. */
export function enquiryHandler(services: Services) {
  const { db } = services
  // Many share one address behind a mobile network; nobody sends ten enquiries in ten minutes.
  const addresses = failureCounter(services, { name: 'enquiries', points: 10, seconds: 600 })

  /** @param byContent the form brought no id of its own; what it has was given to it by us, or is none */
  return async (
    c: Context<RequestVariables>,
    draft: EnquiryDraft,
    { byContent }: { byContent: boolean },
  ): Promise<Handled> => {
    const now = services.now()
    const onceId = onceIdOf(draft)
    // Before all else: what was taken once is not refused because the catalogue has changed since.
    const known = onceId && (await takenAs(db.queries, onceId))
    if (known) return { ok: true, reference: known.reference }
    const network = clientNetwork(c.var.clientAddress)
    const toWait = await addresses.isRefused(network)
    if (toWait) return refuseTooMany(c, toWait)
    const checked = checkEnquiry(draft, offeredIn(c.var.content.catalogue))
    if (!checked.ok) {
      const { errors } = checked
      return { ok: false, refusal: { status: 422, errors, message: summaryOf(errors) } }
    }
    if (isTooQuick(draft, now)) {
      const message = t(refusals.tooQuick)
      return { ok: false, refusal: { status: 422, errors: {}, message, code: 'too-quick' } }
    }
    const tooMany = await addresses.count(network)
    if (tooMany) return refuseTooMany(c, tooMany)
    const consentVersion = await seenPrivacyVersion(
      db.queries,
      draft.consent,
      c.var.content.privacy,
    )
    const view = viewOf(draft, checked.content, c.var.content.catalogue)
    const picture =
      view === null || isSpam(draft) ? undefined : await checkedPicture(services, draft.picture)
    const { id, reference, isNew } = await submitEnquiry(db, {
      ...{ content: { ...checked.content, consentVersion }, now, isSpam: isSpam(draft) },
      ...{ view, picture },
      settings: mailSettings(services),
      ...{ formId: formIdOf(draft), onceId, byContent },
      ...{ page: pageOf(draft, c.req.header('Referer')), referrer: referrerOf(draft) },
      // A colleague types for whoever is on the telephone.
      userId: c.var.session?.role ? null : (c.var.user?.uid ?? null),
    })
    c.var.log.info({ enquiry: id, isNew }, 'enquiry received')
    return { ok: true, reference }
  }
}

function refuseTooMany(c: Context, { waitSeconds, message }: TooMany): Handled {
  c.header('Retry-After', String(waitSeconds))
  return { ok: false, refusal: { status: 429, errors: {}, message, code: 'too-many' } }
}

/** The id that was made with the form; anything else is none. */
export function formIdOf({ form }: EnquiryDraft): string | null {
  return form !== undefined && isUuid(form) ? form : null
}

/** The id of this very message, as the browser made it of the form's id and what was typed; null where it made none. */
function onceIdOf({ once }: EnquiryDraft): string | null {
  return once !== undefined && isUuid(once) ? once : null
}

/** What a browser sends by itself, without scripts. */
export function isNativeForm(c: Context): boolean {
  return (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded')
}

/** The form's fields and nothing else; undefined when the body is no object. Numbers count as text. */
export function draftOf(body: unknown): EnquiryDraft | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const given = body as Record<string, unknown>
  const draft: EnquiryDraft = {}
  for (const name of sentNames) {
    const value = given[name]
    if (typeof value === 'string') draft[name] = value
    else if (typeof value === 'number') draft[name] = String(value)
  }
  return draft
}

/** Exactly which machine, as it stood in 3D; null where it did not, or no machine was chosen. */
function viewOf(
  { view, viewOf: of }: EnquiryDraft,
  { productId }: Pick<EnquiryContent, 'productId'>,
  catalogue: Catalogue,
): string | null {
  const product = productId && catalogue.find(productId)
  // Of a form without scripts another machine may have been chosen since.
  if (view === undefined || !product || (of !== undefined && of !== product.id)) return null
  return cleanView(view, (paint) => product.colours.includes(paint))
}

function offeredIn(catalogue: Catalogue) {
  return (productId: string, colour: string | null): boolean => {
    const product = catalogue.find(productId)
    return product !== undefined && (colour === null || product.colours.some((id) => id === colour))
  }
}
