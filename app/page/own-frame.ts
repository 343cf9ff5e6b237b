/** A route that says so stands without the site's header and footer. */
export function isOwnFrame(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'ownFrame' in handle
}
