/** How a file may be stored and sent, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client names and does not refuse (RFC 9110, 12.5.3). */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const named = acceptEncoding
    .split(',')
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding))
    .map((encoding) => encoding.split(';')[0]!.trim())
  return (['br', 'gzip'] as const).find((known) => named.includes(known)) ?? 'identity'
}

/** Whether the client has what it asks for already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
