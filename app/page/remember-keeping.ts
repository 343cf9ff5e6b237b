import { keepingName } from './keeps-here.ts'

/** What this browser keeps for its visitor: pages to read without a network, or messages that wait for one. */
export type Keeps = 'pages' | 'messages'

/** Remembered, so that whoever keeps nothing fetches nothing for it. */
export function rememberKeeping(what: Keeps, isKept: boolean): void {
  try {
    const others = (localStorage.getItem(keepingName) ?? '')
      .split(' ')
      .filter((it) => it && it !== what)
    const kept = isKept ? [...others, what] : others
    if (kept.length > 0) localStorage.setItem(keepingName, kept.join(' '))
    else localStorage.removeItem(keepingName)
  } catch {
    // Without storage nothing is kept either.
  }
}
