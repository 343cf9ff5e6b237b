import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readableSize } from '../rules/readable-size.ts'

/** How large a file of `public/` is, as people say it; nothing when it is not there. */
export function sizeOfFile(urlPath: string): string | undefined {
  const bytes = statSync(join('public', urlPath), { throwIfNoEntry: false })?.size
  return bytes === undefined ? undefined : readableSize(bytes)
}
