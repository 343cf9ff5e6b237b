import { keepInTab, keptInTab } from '../page/tab-storage.ts'

/** What was typed into a form and not yet sent, until the window is closed: a dialog may be left by mistake. */

export const draftKey = (key: string) => `enquiry ${key}`

type TypedOrChosen = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<TypedOrChosen>('.enquiry-fields [name]')

/** Nothing is kept of a list that says what it began with: the next address may say something else. */
export function keepDraft(key: string, form: HTMLFormElement): void {
  const draft = Object.fromEntries(
    Array.from(fieldsOf(form), ({ name, value, dataset }) => [
      name,
      value === dataset.first ? '' : value,
    ]),
  )
  keepInTab(draftKey(key), JSON.stringify(draft))
}

export const formIdKey = (key: string) => `${draftKey(key)} id`

/** The id of the form that is kept under a key: it was sent, and not taken yet. */
export const keptFormId = (key: string) => keptInTab(formIdKey(key))
