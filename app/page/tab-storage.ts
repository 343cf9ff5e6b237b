/**
 * What is kept until the tab is closed. A browser may forbid that (`kept-place.tsx` lets the page itself keep it), or be full: then
 * nothing is, and all works without.
 */

export const keptInTab = (key: string): string | null => sessionStorage.getItem(key)

/** Texts by name. What is no JSON, or was kept in another form by an older version, is nothing, and goes. */
export function keptTexts<Kept extends Partial<Record<string, string>>>(key: string): Kept | null {
  try {
    const kept = JSON.parse(keptInTab(key)!) as Kept
    if (
      Object.values(kept).every((text) => typeof text === 'string') &&
      kept.constructor === Object
    )
      return kept
  } catch {
    // Said above.
  }
  keepInTab(key, null)
  return null
}

/** @param text null forgets it */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Full.
  }
}
