const name = 'dino-kept'

/** What this browser keeps for its visitor: pages to read without a network, or messages that wait for one. */
export type Keeps = 'pages' | 'messages'

/** Remembered, so that whoever keeps nothing fetches nothing for it. */
export function rememberKeeping(what: Keeps, isKept: boolean): void {
  try {
    const others = (localStorage.getItem(name) ?? '').split(' ').filter((it) => it && it !== what)
    const kept = isKept ? [...others, what] : others
    if (kept.length > 0) localStorage.setItem(name, kept.join(' '))
    else localStorage.removeItem(name)
  } catch {
    // Without storage nothing is kept either.
  }
}

export function keepsHere(): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
