import { useSyncExternalStore } from 'react'
import { lessMotion } from '../ui/less-motion.ts'
import { savesData } from '../ui/saves-data.ts'

/**
 * Whether the grid's films play, for all of them together. They start by themselves unless the
 * visitor asks for less motion or fewer bytes; what the visitor then says counts until the page is left.
 */
let chosen: boolean | undefined
const listeners = new Set<() => void>()

export function useFilmsPlaying(): boolean {
  return useSyncExternalStore(subscribe, filmsPlay, () => false)
}

export function setFilmsPlaying(playing: boolean): void {
  chosen = playing
  for (const listener of listeners) listener()
}

export function filmsPlay(): boolean {
  return chosen ?? (!prefersStillness() && !savesData())
}

export function prefersStillness(): boolean {
  return lessMotion().matches
}

function subscribe(listener: () => void): () => void {
  const motion = lessMotion()
  motion.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    motion.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
