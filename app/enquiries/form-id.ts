import { draftKey, formIdKey, inStorage, keptFormId } from './keep-draft.ts'

/** The id that a form is sent with. Fetched with what sends it. */

/**
 * The same after a lost answer and a reload, and another one once it was forgotten. Null in browsers of before 2022; the server
 * then goes by the content.
 */
export function formIdFor(key: string): string | null {
  const id = keptFormId(key) ?? ('randomUUID' in crypto ? crypto.randomUUID() : null)
  inStorage((storage) => id && storage.setItem(formIdKey(key), id))
  return id
}

/** What was typed was sent: the next form begins empty. */
export function forgetDraft(key: string): void {
  inStorage((storage) => {
    storage.removeItem(draftKey(key))
    storage.removeItem(formIdKey(key))
  })
}
