import { here } from '../../../content/language/t.ts'
import type { EnquiryDraft, EnquiryErrors } from '../form/enquiry-form.ts'
import { patience } from '../../../content/patience.ts'

export type PostedAnswer = { ok: true; message: string; reference: string } | NotTaken

interface NotTaken {
  ok: false
  status: number
  /** In the site's words; undefined where somebody between us and the site refused it. */
  message: string | undefined
  errors: EnquiryErrors
  /** After how many seconds it may be tried again, where that was said. */
  retryAfter: number | undefined
}

/** The site's own answer that another try does not change: the visitor is shown why, and can mend it. */
export const isRefusal = <Answer extends NotTaken>(
  answer: Answer,
): answer is Answer & { message: string } =>
  answer.message !== undefined && [400, 413, 415, 422].includes(answer.status)

interface Posting {
  /** Of the language in which it was written. */
  address?: string
  /** 'omit' sends it as nobody's, whoever is signed in here by now. */
  credentials?: RequestCredentials
}

export const enquiriesPath = '/api/enquiries'

/**
 * Sends a form. Trying again is safe: the same form with the same content is stored once.
 *
 * @returns undefined when nobody answered, or nobody who knows what an enquiry is
 */
export async function postEnquiry(
  draft: EnquiryDraft,
  posting: Posting = {},
): Promise<PostedAnswer | undefined> {
  const { picture, ...words } = draft
  try {
    const sent = post(draft, posting)
    // What is sent again is the same enquiry: a picture that does not get through costs it nothing.
    return await readAnswer(await (picture ? sent.catch(() => post(words, posting)) : sent))
  } catch (error) {
    console.error('POST /api/enquiries failed', error)
    return undefined
  }
}

async function post(draft: EnquiryDraft, { address, credentials }: Posting): Promise<Response> {
  const response = await fetch(address ?? here(enquiriesPath), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
    credentials: credentials ?? 'same-origin',
    signal: AbortSignal.timeout(patience),
  })
  if (response.status === 413 && draft.picture) throw new Error('The enquiry is too large')
  return response
}

interface Body {
  success?: unknown
  message?: unknown
  errors?: EnquiryErrors
  reference?: unknown
}

/** The door of a hotel's network answers too, and as if all were well: only what the site says counts. */
async function readAnswer(response: Response): Promise<PostedAnswer | undefined> {
  const body = (await response.json().catch(() => null)) as Body | null
  const { success, message, errors = {}, reference } = body ?? {}
  const { ok, status } = response
  if (ok) {
    const isTaken = success === true && typeof message === 'string' && typeof reference === 'string'
    return isTaken ? { ok, message, reference } : undefined
  }
  const isOurs = success === false && typeof message === 'string'
  // In seconds; the other form, a date, is none of ours.
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined
  return { ok, status, message: isOurs ? message : undefined, errors, retryAfter }
}
