import type { AnswerDraft, AnswerErrors } from './answer-mail.ts'
import type { AnswerGiven } from './answers-given.server.ts'

/** What an action led to, as the page tells it. */
export interface InboxOutcome {
  id: string
  did: string
  ok: boolean
  /** For the person who pressed the button. */
  message: string
  /** The id of the form that has made a mail or a note: it starts afresh. */
  made?: string
  /** The form that goes back to how it stood. */
  undo?: Record<string, string>
  /** A refused outcome, as it was typed. */
  ending?: { lostReason: string; lostWords: string }
  /** An answer that was not sent, as it was typed, with what is wrong with it. */
  answer?: {
    draft: AnswerDraft
    errors: AnswerErrors
    proposes?: boolean
    /** Why the file that was chosen is not attached. */
    fileError?: string
  }
  /** A colleague answered first, and this is how. */
  latest?: AnswerGiven
  /** A refused day to follow up on, as it was typed. */
  followUp?: string
  /** A refused note, as it was typed. */
  note?: string
}

/** It was erased meanwhile. */
export const enquiryGone = 'This enquiry is no longer here.'
