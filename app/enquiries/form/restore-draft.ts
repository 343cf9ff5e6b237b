import { keptTexts } from '../../page/tab-storage.ts'
import type { EnquiryDraft } from './enquiry-form.ts'
import { draftKey, fieldsOf, firstOf } from './keep-draft.ts'

/**
 * Puts back what was kept of a form, once it is there; what the page already filled in gives way to what the visitor wrote.
 *
 * @returns what was kept: a product's list and that of its colours are drawn anew with it
 */
export function restoreDraft(key: string, form: HTMLFormElement): EnquiryDraft {
  const draft = keptTexts<EnquiryDraft>(draftKey(key)) ?? {}
  for (const field of fieldsOf(form)) {
    const text = draft[field.name]
    // What was typed or chosen before this script ran is newer.
    if (text && field.value === firstOf(field)) field.value = text
  }
  return draft
}
