import { useSyncExternalStore } from 'react'
import { savesData } from '../ui/saves-data.ts'

const stillQuery = '(prefers-reduced-motion: reduce)'

function subscribe(changed: () => void): () => void {
  const still = window.matchMedia(stillQuery)
  still.addEventListener('change', changed)
  return () => still.removeEventListener('change', changed)
}

/** Whether nothing may move by itself: the visitor asked for less motion, or for less data. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(stillQuery).matches || savesData()
}
