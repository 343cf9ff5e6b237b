/**
 * Where the page is. The dialog asks the browser, not the router: it may be there first. On the server, which
 * never renders the dialog, tests do.
 */
export function place(): Pick<Location, 'pathname' | 'search'> {
  return typeof location === 'undefined' ? { pathname: '/', search: '' } : location
}
