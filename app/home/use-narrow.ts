import { useSyncExternalStore } from 'react'
import { below } from '../ui/breakpoints.ts'

/** Below 480 px the hero has other pictures, and four of them (specification, section 9). */
export const narrowMedia = below('phone')

/** Also false in the server's page and while taking it over. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrowMedia)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(narrowMedia).matches,
    () => false,
  )
}
