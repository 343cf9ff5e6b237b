import { keepInTab, keptInTab } from '../../page/tab-storage.ts'

/** What was typed into a form and not yet sent, until the window is closed: a dialog may be left by mistake. */

export const draftKey = (key: string) => `enquiry ${key}`

type TypedOrChosen = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<TypedOrChosen>('.enquiry-fields [name]')

/** What a field began with; a list says it itself. */
export const firstOf = (field: TypedOrChosen) =>
  'defaultValue' in field ? field.defaultValue : field.dataset.first

/**
 * Nothing is kept of a field that says what it began with: the next address may say something else.
 *
 * @param shownAgain what was typed before, with which its fields began
 */
export function keepDraft(key: string, form: HTMLFormElement, shownAgain: object | null): void {
  const draft = Object.fromEntries(
    Array.from(fieldsOf(form), (field) => [
      field.name,
      shownAgain || field.value !== firstOf(field) ? field.value : '',
    ]),
  )
  keepInTab(draftKey(key), JSON.stringify(draft))
}

/** Under which key the draft is kept that the browser itself has sent, until its page has said so. */
export const sentByBrowser = 'enquiry sent'

export const formIdKey = (key: string) => `${draftKey(key)} id`

/** The id of the form that is kept under a key: it was sent, and not taken yet. */
export const keptFormId = (key: string) => keptInTab(formIdKey(key))
