/**
 * How Node runs the server, as in package.json's `start`: the embedded database's WebAssembly without its
 * optimised second copy, and a heap that prefers small to fast. Together they halve the memory.
 */
export const serverFlags = ['--liftoff-only', '--optimize-for-size', '--max-semi-space-size=1']
