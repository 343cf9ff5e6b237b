/** What was typed into a form and not yet sent, until the window is closed: a dialog may be left by mistake. */

export const draftKey = (key: string) => `enquiry ${key}`

export function keepDraft(key: string, form: HTMLFormElement): void {
  // Every field but what the address already says.
  const fields = form.querySelectorAll<HTMLInputElement>(
    '.enquiry-fields [name]:not([data-in-address])',
  )
  const draft = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]))
  inStorage((storage) => storage.setItem(draftKey(key), JSON.stringify(draft)))
}

/** Some browsers forbid the storage altogether; then nothing is kept. */
export function inStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage)
  } catch {
    // Full, forbidden or unreadable: the form works without it.
  }
}
