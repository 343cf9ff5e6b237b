interface Asked {
  ifRange: string | undefined
  /** Strong. */
  etag: string
  /** How long the whole is. */
  bytes: number
}

/**
 * The bytes from `start` to before `end` that a request wants (RFC 9110, 14.2): undefined for all of them, also where
 * several ranges are asked for or the client has a part of something older.
 */
export function byteRange(
  header: string | undefined,
  { ifRange, etag, bytes }: Asked,
): { start: number; end: number } | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (ifRange !== undefined && ifRange !== etag) return undefined
  if (!first) {
    const length = Number(last)
    return length > 0 ? { start: Math.max(0, bytes - length), end: bytes } : 'outside'
  }
  if (last && Number(last) < Number(first)) return undefined
  if (Number(first) >= bytes) return 'outside'
  return { start: Number(first), end: last ? Math.min(bytes, Number(last) + 1) : bytes }
}
