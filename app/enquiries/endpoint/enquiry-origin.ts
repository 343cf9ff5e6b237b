import { quickestSeconds } from '../../rules/enquiry.ts'
import { withoutKey } from '../../rules/key-paths.ts'
import type { EnquiryDraft } from '../form/enquiry-form.ts'

/** Where an enquiry came from, as the browser tells it. */

const longest = 300

/**
 * The path of the page, of this site or not at all. It goes to the sales desk by mail: without line breaks, and
 * without the token of an offered slot, or the key that an address is. What was chosen in 3D is kept by itself, unless it was taken out.
 */
export function pageOf({ page }: EnquiryDraft, refererHeader: string | undefined): string | null {
  const given = page ?? pathOf(refererHeader)
  if (!given?.startsWith('/')) return null
  return withoutKey(given)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/(?<=[?&]again=)[^&#/?]*/g, '…')
    .replaceAll(/(?<=[?&])view(?:=[^&#]*)?(?:&|(?=#)|$)/g, '')
    .replace(/[?&](?=#|$)/, '')
    .slice(0, longest)
}

/** Another site's page, without its query: that may hold what is nobody's business. */
export function referrerOf({ referrer }: EnquiryDraft): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, origin, pathname } = new URL(referrer)
  return /^https?:$/.test(protocol) ? (origin + withoutKey(pathname)).slice(0, longest) : null
}

/** A field that people don't see was filled in. */
export function isSpam({ website }: EnquiryDraft): boolean {
  return Boolean(website)
}

/**
 * Whether it was filled in faster than a person can. With scripts the page says how long it took
 * (`seconds`), a page rendered on request when it was made (`opened`, milliseconds since 1970). A page
 * that was prerendered can't know when it was opened: then nothing is known, and nothing is refused.
 */
export function isTooQuick({ seconds, opened }: EnquiryDraft, now: Date): boolean {
  const took = seconds
    ? Number(seconds)
    : opened
      ? (now.getTime() - Number(opened)) / 1000
      : Number.NaN
  return took >= 0 && took < quickestSeconds
}

function pathOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}
