import { useSyncExternalStore } from 'react'
import { shortlistName } from './shortlist-name.ts'

/** Ids of the machines that a visitor put on a list of their own. It is kept on the device alone, for all of its windows. */
type Shortlist = readonly string[]

/** More nobody asks about at once, and the address stays short enough for a message. */
export const longestShortlist = 12

const empty: Shortlist = []
let kept: Shortlist | undefined
const listeners = new Set<() => void>()

export function useShortlist(): Shortlist {
  return useSyncExternalStore(subscribe, shortlistNow, () => empty)
}

/**
 * Where the device keeps nothing, or is full, it holds until the page is left.
 *
 * @returns the list as it is now: what was added last may have found no room
 */
export function setShortlist(ids: Shortlist): Shortlist {
  const now = (kept = [...new Set(ids)].slice(0, longestShortlist))
  try {
    localStorage.setItem(shortlistName, kept.join())
  } catch {
    // Said above.
  }
  for (const listener of listeners) listener()
  return now
}

export const shortlistNow = (): Shortlist => (kept ??= read())

/** What others or older versions wrote there is checked by whoever shows it: the server knows the machines. */
function read(): Shortlist {
  try {
    const ids = (localStorage.getItem(shortlistName) ?? '')
      .split(',')
      .filter((id) => /^[\w-]{1,60}$/.test(id))
    return ids.length > 0 ? ids.slice(0, longestShortlist) : empty
  } catch {
    return kept ?? empty
  }
}

/** Another window may have changed it, also while this one lay in the browser's memory. */
function readAnew(): void {
  kept = read()
  for (const listener of listeners) listener()
}

/** Changes are heard for good, also while no page shows the list: it would be written back as it was. Added twice, a listener is one. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', readAnew)
  addEventListener('pageshow', readAnew)
  return () => listeners.delete(listener)
}
