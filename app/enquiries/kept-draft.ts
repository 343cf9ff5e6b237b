/** What was typed into a form and not yet sent, until the window is closed: a dialog may be left by mistake. */

const kept = ['name', 'email', 'phone', 'company', 'message'] as const
const storageKey = (key: string) => `enquiry ${key}`

export function keepDraft(key: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const draft = Object.fromEntries(kept.map((name) => [name, data.get(name)]))
  inStorage((storage) => storage.setItem(storageKey(key), JSON.stringify(draft)))
}

/**
 * The same for the form in a part of the page that may not be alive yet, from now on.
 *
 * @param part selector of the part's element
 * @returns ends it
 */
export function keepServedDraft(key: string, part: string): () => void {
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(`${part} form`) : null
    if (form) keepDraft(key, form)
  }
  // In the capture phase: React stops events in what it has not taken over yet.
  addEventListener('input', onInput, true)
  return () => removeEventListener('input', onInput, true)
}

/** Puts it back; what the page already filled in gives way to what the visitor wrote. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  inStorage((storage) => {
    const draft = JSON.parse(storage.getItem(storageKey(key)) ?? '{}') as Record<string, unknown>
    for (const name of kept) {
      const control = form.elements.namedItem(name)
      const text = draft[name]
      if (typeof text !== 'string' || text === '') continue
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        // What was typed before this script ran is newer.
        if (control.value === control.defaultValue) control.value = text
      }
    }
  })
}

export function forgetDraft(key: string): void {
  inStorage((storage) => storage.removeItem(storageKey(key)))
}

/** Some browsers forbid the storage altogether; then nothing is kept. */
function inStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage)
  } catch {
    // Full, forbidden or unreadable: the form works without it.
  }
}
