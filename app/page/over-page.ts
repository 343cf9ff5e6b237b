import { isSecondPress } from '../ui/second-press.ts'

/**
 * What an entry of the history remembers when a dialog was opened over the page before it: closing goes back there.
 * It survives a reload, which the page's own memory does not.
 */
export const overPage = { overPage: true }

/** Of a link that opens a dialog over the page: nothing is read for it, and the page stays where it is. */
export const linkOverPage = {
  state: overPage,
  preventScrollReset: true,
  defaultShouldRevalidate: false,
  onClick: (event: Press) => {
    if (isSecondPress(event)) event.preventDefault()
  },
}

interface Press {
  detail: number
  preventDefault: () => void
}

/** @param state the router's state of a location */
export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overPage' in state
}
