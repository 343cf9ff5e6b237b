/** Of the package's own, which has no types: what tests ask of it. */
declare module 'gltf-validator' {
  export function validateBytes(file: Uint8Array): Promise<{ issues: { messages: unknown[] } }>
}
