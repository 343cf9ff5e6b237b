/** 812_300 → '812 KB', 2_400_000 → '2.4 MB': how large a file is, as people say it. */
export function readableSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(kilobytes / 1000).toFixed(1)}\u00a0MB`
}
