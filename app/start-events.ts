/** What a page tells itself while its scripts start (`late-modules.ts`, `entry.client.tsx`, `root.tsx`). */

/** The modules of the page's routes are there: React can take the page over. */
export const routesReady = 'routes-ready'

/** React has taken the page over: its buttons work. */
export const pageAlive = 'page-alive'
