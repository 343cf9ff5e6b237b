import { statSync } from 'node:fs'
import { join } from 'node:path'

/** How large a file of `public/` is, as people say it; nothing when it is not there. */
export function sizeOfFile(urlPath: string): string | undefined {
  const bytes = statSync(join('public', urlPath), { throwIfNoEntry: false })?.size
  return bytes === undefined ? undefined : readableSize(bytes)
}

export function readableSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(kilobytes / 1000).toFixed(1)}\u00a0MB`
}
