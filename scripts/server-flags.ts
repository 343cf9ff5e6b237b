/**
 * How Node runs the server, as in package.json's `start`: the embedded database's WebAssembly without its
 * optimised second copy, and a small nursery for short-lived objects. Together they halve the memory.
 */
export const serverFlags = ['--liftoff-only', '--max-semi-space-size=4']
