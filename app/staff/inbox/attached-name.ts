const endings: Record<string, RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'image/avif': /\.avif$/i,
  'application/pdf': /\.pdf$/i,
}

/**
 * What a file is called where it arrives: no path, and an ending that says what it is, since programs open it by that.
 *
 * @param name as it was chosen, without control characters
 * @param type media type, by its bytes
 */
export function attachedName(name: string, type: string): string {
  const plain = name.replaceAll(/[/\\:*?"<>|]+/g, ' ').trim() || 'file'
  if (endings[type]?.test(plain)) return plain
  const ending = type === 'image/jpeg' ? 'jpg' : type.split('/')[1]!
  return `${plain}.${ending}`
}
