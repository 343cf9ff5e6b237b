import { createHash } from 'node:crypto'

/** What names a content: 132 bits of its SHA-256 in 22 characters, for ETags and versions. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
