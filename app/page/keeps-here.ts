/** Where a browser remembers that it keeps something for its visitor: whoever keeps nothing fetches nothing for it. */
export const keepingName = 'dino-kept'

/** And the machines that they put on a list of their own. */
export const shortlistName = 'shortlist'

export function keepsHere(name = keepingName): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}
