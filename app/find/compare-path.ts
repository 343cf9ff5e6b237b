/** `/compare?machines=wotan,swifty&only=differences&show=3d` */
export function comparePath(
  ids: readonly string[],
  { onlyDifferences = false, in3d = false } = {},
): string {
  if (ids.length === 0) return '/compare'
  const only = onlyDifferences ? '&only=differences' : ''
  const show = in3d ? '&show=3d' : ''
  return `/compare?machines=${ids.map(encodeURIComponent).join(',')}${only}${show}`
}
