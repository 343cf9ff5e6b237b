import { overPage } from '../page/over-page.ts'

/** Where React Router keeps how far down each entry of the history stood. */
const scrollPositions = 'react-router-scroll-positions'

interface Entry {
  key?: string
  idx?: number
  usr?: unknown
}

/** What the history remembers of the entry that is shown, in the form of React Router. */
export const entry = () => (history.state ?? {}) as Entry

/**
 * Another query for this page, as a new entry of the history that goes back to this one. It is written as React
 * Router writes it, which may not have come yet, and need not know: the page stays the same.
 */
export function pushQuery(search: string): void {
  const { key = 'default', idx = 0, ...rest } = entry()
  keepPlace(key)
  history.replaceState({ ...rest, key, idx }, '')
  const next = { usr: overPage, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 }
  history.pushState(next, '', location.pathname + search)
}

/** Another query for this page in the same entry. */
export function replaceQuery(search: string): void {
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}

/** So that Back finds it, should the router come meanwhile. */
function keepPlace(key: string): void {
  try {
    const places = JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}') as object
    sessionStorage.setItem(scrollPositions, JSON.stringify({ ...places, [key]: scrollY }))
  } catch {
    // Forbidden by the browser: Back goes to the top.
  }
}
