/** Where a browser remembers that it keeps something for its visitor: whoever keeps nothing fetches nothing for it. */
export const keepingName = 'dino-kept'

export function keepsHere(name = keepingName): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
