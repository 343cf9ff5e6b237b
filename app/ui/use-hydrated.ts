import { useDeferredValue, useSyncExternalStore } from 'react'
import { pageHydrated } from './start-events.ts'

let isHydrated = false

/** To be called once React has taken the page over. */
export function tellHydrated(): void {
  isHydrated = true
  dispatchEvent(new Event(pageHydrated))
}

const never = () => () => {}

/**
 * False in the server's page and while taking it over, true a moment later: what changes then is rendered in slices, between which
 * the page answers. In what is shown later, true from the start.
 */
export function useHydrated(): boolean {
  const fromTheStart = useSyncExternalStore(
    never,
    () => isHydrated,
    () => false,
  )
  return useDeferredValue(true, fromTheStart ? undefined : false)
}
