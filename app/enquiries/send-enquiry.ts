import { t } from '../../content/language/t.ts'
import { checkEnquiry, summaryOf, type EnquiryDraft, type EnquiryErrors } from './enquiry-form.ts'
import { onceIdOf } from './once-id.ts'
import { hearOfOutbox, holdBack, putIn, takeOutOfForm } from './outbox.ts'
import { offerToTell } from './outbox-notice.ts'
import { postEnquiry } from './post-enquiry.ts'
import { watchOutbox } from './send-waiting.ts'

/** What is told once it was sent. */
export interface TakenEnquiry {
  message: string
  reference: string
}

export type EnquiryAnswer =
  | ({ ok: true } & TakenEnquiry)
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

export const changedMeanwhile = 'You began to change it, and have not sent it again yet.'

/**
 * Checks and sends the form. Without a network it is kept, and sent when there is one.
 *
 * @param key under which the form's draft is kept
 */
export async function sendEnquiry(typed: EnquiryDraft, key: string): Promise<EnquiryAnswer> {
  const checked = checkEnquiry(typed)
  if (!checked.ok) {
    const { errors } = checked
    return { ok: false, message: summaryOf(errors), errors }
  }
  const id = await onceIdOf(typed)
  const draft: EnquiryDraft = id === undefined ? typed : { ...typed, once: id }
  const answer = await postEnquiry(draft)
  const { form } = typed
  if (answer?.ok) {
    // What was kept of it before has been sent with this, or was changed into it. Nobody waits for a slow disk to be thanked.
    if (form) void takeOutOfForm(form).catch(() => {})
    return answer
  }
  if (answer?.message !== undefined) {
    const { message, errors } = answer
    return { ok: false, message, errors }
  }
  try {
    if (id === undefined || !form) throw new Error('The form has no id')
    const page = location.pathname + location.search + location.hash
    await putIn({ id, form, key, page, draft, writtenAt: Date.now(), problem: null })
  } catch (error) {
    console.error('The message could not be kept', error)
    return { ok: false, message: t(unreachable), errors: {} }
  }
  watchOutbox()
  offerToTell()
  return { ok: false, message: t(writtenNotSent), errors: {}, waits: id }
}

/**
 * Follows what waits, for the form in which it was written.
 *
 * @returns to be called when that form is changed: then it is held back, and the words say so
 */
export function followWaiting(id: string, onSent: (sent: TakenEnquiry) => void): () => string {
  const forget = hearOfOutbox((news) => {
    if (news.type !== 'sent' || news.id !== id) return
    forget()
    onSent(news)
  })
  return () => {
    forget()
    void holdBack(id, t(changedMeanwhile)).catch(() => {})
    return t('Not sent yet. Send it again when you have changed it.')
  }
}
