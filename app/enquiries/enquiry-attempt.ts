import type { EnquiryDraft, EnquiryErrors } from './form/enquiry-form.ts'

/** A form that was sent without scripts and refused: what the page shows, with all that was typed. */
export interface EnquiryAttempt {
  status: number
  draft: EnquiryDraft
  errors: EnquiryErrors
  message: string
  /** What `message` says, where no field is to be changed: for programs, and the same in every language. */
  code?: RefusalCode
}

export type RefusalCode = 'unreadable' | 'too-quick' | 'too-many' | 'unavailable'
