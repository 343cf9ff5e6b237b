import { keepInTab, keptInTab } from '../../page/tab-storage.ts'
import { draftKey, formIdKey, keptFormId, sentByBrowser } from './keep-draft.ts'

/** The id that a form is sent with. Fetched with what sends it. */

/**
 * The same after a lost answer and a reload, and another one once it was forgotten. Null in browsers of before 2022; the server
 * then goes by the content.
 */
export function formIdFor(key: string): string | null {
  const id = keptFormId(key) ?? ('randomUUID' in crypto ? crypto.randomUUID() : null)
  keepInTab(formIdKey(key), id)
  return id
}

/** What was typed was sent: the next form begins empty. */
export function forgetDraft(key: string): void {
  keepInTab(draftKey(key), null)
  keepInTab(formIdKey(key), null)
}

/** The browser itself has sent it: whether it was taken is known only on the page that comes then. */
export function forgetSentByBrowser(): void {
  const key = keptInTab(sentByBrowser)
  if (!key) return
  forgetDraft(key)
  keepInTab(sentByBrowser, null)
}
