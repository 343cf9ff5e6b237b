/** What the visitor last pressed on a carousel, Pause or Play, for as long as the tab is open. */
export type Playback = 'pause' | 'play'

export function savedPlayback(carousel: string): Playback | undefined {
  try {
    const wish = sessionStorage.getItem(keyOf(carousel))
    return wish === 'pause' || wish === 'play' ? wish : undefined
  } catch {
    // Storage may be forbidden: then every page starts anew.
    return undefined
  }
}

export function savePlayback(carousel: string, wish: Playback): void {
  try {
    sessionStorage.setItem(keyOf(carousel), wish)
  } catch {
    // Kept on this page only.
  }
}

const keyOf = (carousel: string) => `carousel-${carousel}`
