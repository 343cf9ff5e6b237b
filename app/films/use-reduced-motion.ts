import { useSyncExternalStore } from 'react'
import { lessMotion } from '../ui/less-motion.ts'
import { savesData } from '../ui/saves-data.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

function subscribe(changed: () => void): () => void {
  const still = lessMotion()
  still.addEventListener('change', changed)
  return () => still.removeEventListener('change', changed)
}

/** Whether nothing may move by itself: the visitor asked for less motion, or for less data, or the page is not hydrated yet. */
export function useReducedMotion(): boolean {
  const hydrated = useHydrated()
  return useSyncExternalStore(
    subscribe,
    () => !hydrated || prefersReducedMotion(),
    () => true,
  )
}

function prefersReducedMotion(): boolean {
  return lessMotion().matches || savesData()
}
