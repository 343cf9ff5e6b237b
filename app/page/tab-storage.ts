/** What is kept until the tab is closed. A browser may forbid that, or be full: then nothing is, and all works without. */

export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param text null forgets it */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // As above.
  }
}

/** Null also where what is kept can't be read. */
export function keptJson<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(keptInTab(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
