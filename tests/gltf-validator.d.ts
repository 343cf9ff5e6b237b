/** Of the package's own, which has no types: what tests ask of it. */
declare module 'gltf-validator' {
  const validator: {
    validateBytes(file: Uint8Array): Promise<{ issues: { messages: unknown[] } }>
  }
  export default validator
}
