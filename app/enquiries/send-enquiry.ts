import { t } from '../../content/language/t.ts'
import { checkEnquiry, summaryOf, type EnquiryDraft, type EnquiryErrors } from './enquiry-form.ts'
import { onceIdOf } from './once-id.ts'
import { putIn, takeOutOfForm } from './outbox.ts'
import { postEnquiry } from './post-enquiry.ts'
import { watchOutbox } from './send-waiting.ts'

export type EnquiryAnswer =
  | { ok: true; message: string; reference: string | null }
  | {
      ok: false
      message: string
      errors: EnquiryErrors
      /** It waits here under this id, and is sent by itself. */
      waits?: string
    }

const unreachable =
  'Your message could not be sent. Check your connection and send it again: all you wrote is still here.'

export const writtenNotSent =
  'Written, not sent yet: there is no connection just now. Your message is kept on this device and goes out by itself when there is one, also if you close this page and come back within 30 days; all you wrote is still here.'

/** Where a form stands, for whoever mends it later. */
export interface Place {
  /** Under which its draft is kept. */
  key: string
  page: string
}

/** Checks and sends the form. Without a network it is kept, and sent when there is one. */
export async function sendEnquiry(typed: EnquiryDraft, place: Place): Promise<EnquiryAnswer> {
  const checked = checkEnquiry(typed)
  if (!checked.ok) {
    const { errors } = checked
    return { ok: false, message: summaryOf(errors), errors }
  }
  const id = await onceIdOf(typed)
  const draft: EnquiryDraft = id === undefined ? typed : { ...typed, once: id }
  const answer = await postEnquiry(draft)
  const { form } = typed
  if (answer) {
    const { status, message, errors, reference } = answer
    if (status < 200 || status > 299) return { ok: false, message, errors }
    // What was kept of it before has been sent with this, or was changed into it.
    if (form) await takeOutOfForm(form).catch(() => {})
    return { ok: true, message, reference }
  }
  try {
    if (id === undefined || !form) throw new Error('The form has no id')
    await putIn({ id, form, ...place, draft, writtenAt: Date.now(), problem: null })
  } catch (error) {
    console.error('The message could not be kept', error)
    return { ok: false, message: t(unreachable), errors: {} }
  }
  watchOutbox()
  return { ok: false, message: t(writtenNotSent), errors: {}, waits: id }
}
