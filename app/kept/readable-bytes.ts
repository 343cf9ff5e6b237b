/** 1_234_567 → '1.2 MB' */
export const readableBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`

export const sumOf = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
