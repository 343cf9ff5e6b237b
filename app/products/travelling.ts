/** Under which name a machine's picture goes from a grid into its page, and back. */
export const travelling = ({ id }: { id: string }): string => `machine-${id}`
