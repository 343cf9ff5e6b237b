import { keepInTab, keptInTab } from '../page/tab-storage.ts'

/** What was typed into a form and not yet sent, until the window is closed: a dialog may be left by mistake. */

export const draftKey = (key: string) => `enquiry ${key}`

/** Every field but what the address already says. */
export const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('.enquiry-fields [name]:not([data-in-address])')

export function keepDraft(key: string, form: HTMLFormElement): void {
  const draft = Object.fromEntries(Array.from(fieldsOf(form), ({ name, value }) => [name, value]))
  keepInTab(draftKey(key), JSON.stringify(draft))
}

export const formIdKey = (key: string) => `${draftKey(key)} id`

/** The id of the form that is kept under a key: it was sent, and not taken yet. */
export const keptFormId = (key: string) => keptInTab(formIdKey(key))
