/**
 * What is kept until the tab is closed. A browser may forbid that (`kept-place.tsx` puts something empty in its place), or be
 * full: then nothing is, and all works without.
 */

export const keptInTab = (key: string): string | null => sessionStorage.getItem(key)

export const keptJson = <Kept>(key: string): Kept | null =>
  JSON.parse(keptInTab(key) ?? 'null') as Kept | null

/** @param text null forgets it */
export function keepInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Full.
  }
}
