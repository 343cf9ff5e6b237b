import { undecided } from '../rules/enquiry.ts'
import { draftKey, inStorage } from './keep-draft.ts'

/** What was kept of a form, once the form is there. Keeping it begins before: see keep-draft.ts. */

export const formIdKey = (key: string) => `${draftKey(key)} id`

/** Puts it back; what the page already filled in gives way to what the visitor wrote. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  inStorage((storage) => {
    const draft = JSON.parse(storage.getItem(draftKey(key)) ?? '{}') as Record<string, unknown>
    for (const [name, text] of Object.entries(draft)) {
      const control = form.elements.namedItem(name)
      if (typeof text !== 'string' || text === '') continue
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        // What was typed before this script ran is newer.
        if (control.value === control.defaultValue) control.value = text
      }
      if (control instanceof HTMLSelectElement && control.value === undecided) control.value = text
    }
  })
}

export function forgetDraft(key: string): void {
  inStorage((storage) => {
    storage.removeItem(draftKey(key))
    storage.removeItem(formIdKey(key))
  })
}

/**
 * The id that this form is sent with: the same after a lost answer and a reload, and another one once it was
 * forgotten. Null in browsers of before 2022; the server then goes by the content.
 */
export function formIdFor(key: string): string | null {
  let id: string | null = null
  inStorage((storage) => (id = storage.getItem(formIdKey(key))))
  id ??= 'randomUUID' in crypto ? crypto.randomUUID() : null
  inStorage((storage) => id && storage.setItem(formIdKey(key), id))
  return id
}
