import { keepInTab, keptInTab } from '../page/tab-storage.ts'

/** What the visitor last pressed on a carousel, Pause or Play, for as long as the tab is open. */
export type Playback = 'pause' | 'play'

export function savedPlayback(carousel: string): Playback | undefined {
  const wish = keptInTab(keyOf(carousel))
  return wish === 'pause' || wish === 'play' ? wish : undefined
}

export function savePlayback(carousel: string, wish: Playback): void {
  keepInTab(keyOf(carousel), wish)
}

const keyOf = (carousel: string) => `carousel-${carousel}`
