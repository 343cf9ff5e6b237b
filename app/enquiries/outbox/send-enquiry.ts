import { t } from '../../../content/language/t.ts'
import { askToPersist } from '../../page/ask-to-persist.ts'
import {
  checkEnquiry,
  summaryOf,
  type EnquiryDraft,
  type EnquiryErrors,
} from '../form/enquiry-form.ts'
import { forgetDraft, formIdFor } from '../form/form-id.ts'
import { keepWhileSent } from './keep-while-sent.ts'
import { onceIdOf } from './once-id.ts'
import { offerToTell, tellSent, tellRefused, tellWhatBecomes } from '../outbox-notice.ts'
import { isRefusal, postEnquiry } from './post-enquiry.ts'
import { watchOutbox } from './send-waiting.ts'
import { nextTry } from './waiting-message.ts'

/** What is told once it was sent. */
export interface TakenEnquiry {
  message: string
  reference: string
}

export type EnquiryAnswer =
  | ({ ok: true; form: string | null } & TakenEnquiry)
  | {
      ok: false
      /** The id that it was sent with: it stays the same until it is taken. */
      form?: string | null
      message: string
      errors: EnquiryErrors
      /** It waits here under this id, and is sent by itself. */
      waits?: string
    }

const unreachable =
  'Your message could not be sent. Check your connection and send it again: all you wrote is still here.'

const writtenNotSent =
  'Written, not sent yet: there is no connection just now. Your message is kept on this device and goes out by itself when there is one, also if you close this page and come back soon; all you wrote is still here.'

const writtenNotTaken =
  'Written, not sent yet: our site could not take your message just now. It is kept on this device and sent again by itself, also if you close this page and come back soon; all you wrote is still here.'

/** @param isAnswered somebody has answered: what fails is no connection of theirs */
export const waitsWords = (isAnswered: boolean) => t(isAnswered ? writtenNotTaken : writtenNotSent)

/**
 * Checks and sends the form. Without a network it is kept, and sent when there is one.
 *
 * @param key under which the form's draft is kept
 * @param shown the form: whoever has left it by the time of the answer is told elsewhere
 */
export async function sendEnquiry(
  typed: EnquiryDraft,
  key: string,
  shown: Pick<Node, 'isConnected'>,
): Promise<EnquiryAnswer> {
  const checked = checkEnquiry(typed)
  if (!checked.ok) {
    const { errors } = checked
    return { ok: false, message: summaryOf(errors), errors }
  }
  // Where it was written, whatever is shown by the time of the answer.
  const page = location.pathname + location.search + location.hash
  const form = typed.form || formIdFor(key)
  const filled: EnquiryDraft = { ...typed, form: form ?? '' }
  const id = await onceIdOf(filled)
  const draft: EnquiryDraft = id === undefined ? filled : { ...filled, once: id }
  // How long it took is told of what is sent at once: after a reload it was counted anew, and nobody is there to wait.
  const { seconds: _, opened: __, ...lasting } = draft
  const message = { key, page, draft: lasting, writtenAt: Date.now(), problem: null }
  const kept = id !== undefined && form ? keepWhileSent({ id, form, ...message }) : undefined
  const answer = await postEnquiry(draft)
  if (answer?.ok) {
    forgetDraft(key)
    kept?.taken()
    if (!shown.isConnected) tellSent(answer.reference)
    return { ...answer, form }
  }
  if (answer && isRefusal(answer)) {
    await kept?.refused()
    const { message: reason, errors } = answer
    if (!shown.isConnected) tellRefused(reason, page)
    return { ok: false, form, message: reason, errors }
  }
  try {
    if (!kept) throw new Error('The form has no id')
    await kept.waits(answer && nextTry({}, Date.now(), answer.retryAfter))
  } catch (error) {
    console.error('The message could not be kept', error)
    if (answer?.message !== undefined && !shown.isConnected) tellRefused(answer.message, page)
    return { ok: false, form, message: answer?.message ?? t(unreachable), errors: {} }
  }
  void askToPersist()
  watchOutbox()
  tellWhatBecomes()
  offerToTell()
  const told = [answer?.message, waitsWords(answer !== undefined)].filter(Boolean).join(' ')
  return { ok: false, form, message: told, errors: {}, waits: id }
}
