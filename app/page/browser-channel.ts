/**
 * What the pages of one browser tell each other through. Null in old browsers, and where the visitor forbids cookies and
 * storage: some browsers then forbid this too, and the page does without.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Says one thing to all other pages that listen. */
export function tellChannel(name: string, message: unknown): void {
  const channel = openChannel(name)
  channel?.postMessage(message)
  channel?.close()
}
