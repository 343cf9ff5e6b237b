import { redirect } from 'react-router'
import { hasPages } from '../../../content/site-content.ts'
import { officePath } from '../../page/office-paths.ts'
import type { ContentForm } from '../../site-content/content-form.server.ts'
import {
  contentKinds,
  toConfirm,
  type ContentRef,
} from '../../site-content/content-kinds.server.ts'
import { previewLink } from '../../site-content/preview-links.server.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { publish } from '../../site-content/publish.server.ts'
import { currentRevision, revisionHistory } from '../../site-content/revisions.server.ts'
import { officeNotFound } from '../office-not-found.ts'
import type { Office } from '../office-context.ts'
import { afterPublishing } from './after-publishing.server.ts'
import { saidIn } from './claims.server.ts'

const back = ({ kind, item }: ContentRef, why?: 'changed' | 'file-gone' | 'meanwhile') =>
  redirect(`${officePath.siteContent(kind, item)}${why ? `?published=${why}` : ''}`, 303)

interface BroughtBack {
  number: string
  /** The latest that the history showed. */
  base: number
}

/** A revision of its own: what was there in between stays in the history. */
export async function bringBack(office: Office, ref: ContentRef, { number, base }: BroughtBack) {
  const { db, staff, now } = office
  const history = await revisionHistory(db.queries, ref)
  const wanted = history.find((revision) => String(revision.number) === number)
  // What a new item begins with was never on the site.
  if (!wanted || (wanted.number === 0 && wanted.state === 'withdrawn')) return officeNotFound()
  const published = await publish(db, {
    ...{ ref, body: wanted.body, base, broughtBack: wanted.number },
    ...{ staff, now: now(), keepsDraft: true },
  })
  if (published.ok) return afterPublishing(office, ref)
  return back(ref, published.reason === 'taken' ? undefined : published.reason)
}

/** Takes an item off the site; whoever asks for it is sent to the successor, or told that it is gone. */
export async function withdraw(office: Office, ref: ContentRef, chosen: string) {
  const { db, staff, now } = office
  if (!contentKinds[ref.kind].items) return officeNotFound()
  const { body, number } = await currentRevision(db.queries, ref)
  const { content } = await readPublished(db.queries)
  const successor =
    hasPages(ref.kind) && chosen !== ref.item && content.bodies[ref.kind].has(chosen)
      ? chosen
      : null
  const published = await publish(db, {
    ...{ ref, body, base: number, withdrawn: { successor } },
    ...{ staff, now: now(), keepsDraft: true },
  })
  return published.ok ? afterPublishing(office, ref) : back(ref)
}

interface Confirmed {
  field: string
  /** The revision that was read. */
  base: number
}

/** What was not confirmed is, as whoever confirms it read it on the site. */
export async function confirm(office: Office, ref: ContentRef, { field, base }: Confirmed) {
  const { db, staff, now } = office
  const history = await revisionHistory(db.queries, ref)
  const { body, number, state } = history[0]!
  const claim = toConfirm(ref.kind, body).find((each) => each.field === field)
  // Pressed twice, or by two.
  if (!claim || state === 'withdrawn') return back(ref)
  const seen = history.find((revision) => revision.number === base)
  if (!seen || saidIn(ref.kind, seen.body, field) !== saidIn(ref.kind, body, field))
    return back(ref, 'changed')
  const published = await publish(db, {
    ...{ ref, body, base: number, confirmed: { field, words: claim.words } },
    ...{ staff, now: now(), keepsDraft: true },
  })
  return published.ok ? afterPublishing(office, ref) : back(ref)
}

/** For somebody without an account; shown once, since only its fingerprint is kept. */
export async function makePreviewLink(office: Office, ref: ContentRef, form: ContentForm) {
  const { db, staff, now, settings } = office
  const { token, expiresAt } = await previewLink(db.queries, { ref, form, staff, now: now() })
  return { link: `${settings.publicUrl}/preview/${token}`, until: expiresAt }
}
