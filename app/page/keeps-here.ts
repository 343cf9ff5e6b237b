/** Where a browser remembers that it keeps something for its visitor: whoever keeps nothing fetches nothing for it. */
export const keepingName = 'dino-kept'

export function keepsHere(): boolean {
  try {
    return localStorage.getItem(keepingName) !== null
  } catch {
    return false
  }
}
