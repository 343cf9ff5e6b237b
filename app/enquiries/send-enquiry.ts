import { here, t } from '../../content/language/t.ts'
import { checkEnquiry, summaryOf, type EnquiryDraft, type EnquiryErrors } from './enquiry-form.ts'

export type EnquiryAnswer =
  | { ok: true; message: string; reference: string | null }
  | { ok: false; message: string; errors: EnquiryErrors }

/** Longer than any slow phone network needs; without it a lost connection hangs for minutes. */
const timeoutMilliseconds = 20_000

const unreachable =
  'Your message could not be sent. Check your connection and send it again: all you wrote is still here.'

/** Checks and sends the form. Trying again is safe: the same form with the same content is stored once. */
export async function sendEnquiry(draft: EnquiryDraft): Promise<EnquiryAnswer> {
  const checked = checkEnquiry(draft)
  if (!checked.ok) {
    const { errors } = checked
    return { ok: false, message: summaryOf(errors), errors }
  }
  const { picture, ...words } = draft
  try {
    const sent = post(draft)
    // What is sent again is the same enquiry: a picture that does not get through costs it nothing.
    const response = await (picture ? sent.catch(() => post(words)) : sent)
    const body = (await response.json()) as {
      message: string
      errors?: EnquiryErrors
      reference?: string
    }
    const { message, errors = {}, reference = null } = body
    return response.ok ? { ok: true, message, reference } : { ok: false, message, errors }
  } catch (error) {
    console.error('POST /api/enquiries failed', error)
    return { ok: false, message: t(unreachable), errors: {} }
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
