/** What this tab kept of whoever was signed in: drafts. What the browser keeps for all of its tabs is no account's. */
export function clearTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Forbidden since the page was opened.
  }
}
