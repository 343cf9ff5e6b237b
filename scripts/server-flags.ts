/**
 * How Node runs the server, as in package.json's `start`: the embedded database's WebAssembly without its
 * optimised second copy, and a heap that prefers small to fast. Together they halve the memory.
 */
export const serverFlags = ['--liftoff-only', '--optimize-for-size', '--max-semi-space-size=1']

/** How Node builds the site: small before fast, as on a server of 1 GB that serves meanwhile. */
export const buildFlags = ['--optimize-for-size', '--max-semi-space-size=1']

/** For tests that start many a server: each is there in three quarters of the time, and takes more memory. */
export const quickStartFlags = [
  '--liftoff-only',
  // Before the first import of programs that are no server's.
  `--import=${new URL('quick-imports.ts', import.meta.url).href}`,
]
