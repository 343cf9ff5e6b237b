import { shortlistName } from '../shortlist/shortlist-name.ts'

/** What an entry of the history remembers on which one's own list stood: Back to it comes to the list as it is by then. */
export const ownList = { ownList: true }

/** @param state the router's state of a location */
export function isOwnList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ownList' in state
}

/** Where the device keeps nothing, all that is left of a list after a reload is its address. */
export function isKeptHere(): boolean {
  try {
    return localStorage.getItem(shortlistName) !== null
  } catch {
    return false
  }
}
