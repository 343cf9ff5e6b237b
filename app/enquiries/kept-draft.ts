import { keptJson } from '../page/tab-storage.ts'
import { undecided } from '../rules/enquiry.ts'
import { draftKey } from './keep-draft.ts'

/** Puts back what was kept of a form, once it is there; what the page already filled in gives way to what the visitor wrote. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = keptJson<Record<string, unknown>>(draftKey(key)) ?? {}
  for (const [name, text] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (typeof text !== 'string' || text === '') continue
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      // What was typed before this script ran is newer.
      if (control.value === control.defaultValue) control.value = text
    }
    if (control instanceof HTMLSelectElement && control.value === undecided) control.value = text
  }
}
