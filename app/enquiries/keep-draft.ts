/** What was typed into a form and not yet sent, until the window is closed: a dialog may be left by mistake. */

export const draftKey = (key: string) => `enquiry ${key}`

/** Every field but what the address already says. */
export const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('.enquiry-fields [name]:not([data-in-address])')

export function keepDraft(key: string, form: HTMLFormElement): void {
  const draft = Object.fromEntries(Array.from(fieldsOf(form), ({ name, value }) => [name, value]))
  inStorage((storage) => storage.setItem(draftKey(key), JSON.stringify(draft)))
}

export const formIdKey = (key: string) => `${draftKey(key)} id`

/** The id of the form that is kept under a key: it was sent, and not taken yet. */
export function keptFormId(key: string): string | null {
  let id: string | null = null
  inStorage((storage) => (id = storage.getItem(formIdKey(key))))
  return id
}

/** Some browsers forbid the storage altogether; then nothing is kept. */
export function inStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage)
  } catch {
    // Full, forbidden or unreadable: the form works without it.
  }
}
