/** What the visitor last pressed on a carousel, Pause or Play, for as long as the tab is open. */
export type Wish = 'pause' | 'play'

export function keptWish(carousel: string): Wish | undefined {
  try {
    const wish = sessionStorage.getItem(keyOf(carousel))
    return wish === 'pause' || wish === 'play' ? wish : undefined
  } catch {
    // Storage may be forbidden: then every page starts anew.
    return undefined
  }
}

export function keepWish(carousel: string, wish: Wish): void {
  try {
    sessionStorage.setItem(keyOf(carousel), wish)
  } catch {
    // Kept on this page only.
  }
}

const keyOf = (carousel: string) => `carousel-${carousel}`
