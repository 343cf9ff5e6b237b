import { here } from '../../content/language/t.ts'
import type { EnquiryDraft, EnquiryErrors } from './enquiry-form.ts'

export interface PostedAnswer {
  status: number
  message: string
  errors: EnquiryErrors
  reference: string | null
}

/** Longer than any slow phone network needs; without it a lost connection hangs for minutes. */
const timeoutMilliseconds = 20_000

/**
 * Sends a form. Trying again is safe: the same form with the same content is stored once.
 *
 * @returns undefined when nobody answered, or nobody who knows what an enquiry is
 */
export async function postEnquiry(draft: EnquiryDraft): Promise<PostedAnswer | undefined> {
  const { picture, ...words } = draft
  try {
    const sent = post(draft)
    // What is sent again is the same enquiry: a picture that does not get through costs it nothing.
    const response = await (picture ? sent.catch(() => post(words)) : sent)
    const {
      message,
      errors = {},
      reference = null,
    } = (await response.json()) as {
      message: string
      errors?: EnquiryErrors
      reference?: string
    }
    return { status: response.status, message, errors, reference }
  } catch (error) {
    console.error('POST /api/enquiries failed', error)
    return undefined
  }
}

async function post(draft: EnquiryDraft): Promise<Response> {
  const response = await fetch(here('/api/enquiries'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (response.status === 413 && draft.picture) throw new Error('The enquiry is too large')
  return response
}
