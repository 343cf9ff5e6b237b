/**
 * What an entry of the history remembers when a dialog was opened over the page before it: closing goes back there.
 * It survives a reload, which the page's own memory does not.
 */
export const overPage = { overPage: true }

/** @param state the router's state of a location */
export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overPage' in state
}
