/** What a page tells itself while its scripts start and dialogs come (`root.tsx`, `early/`). */

/** React has taken the page over: its buttons work. */
export const pageHydrated = 'page-hydrated'

/** A dialog is about to show: what stood in for it goes. */
export const dialogShows = 'dialog-shows'
