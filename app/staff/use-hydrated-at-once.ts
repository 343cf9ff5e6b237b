import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * As `useHydrated`, in one step with taking the page over: for a form whose fields are filled in then, which nobody may write into
 * before.
 */
export function useHydratedAtOnce(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
