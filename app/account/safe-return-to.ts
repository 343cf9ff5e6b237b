import { splitPath } from '../../content/language/languages.ts'
import { keyParts } from '../rules/key-paths.ts'
import { signInFailureParameter, type SignInFailure } from './sign-in-failure.ts'

const anySite = 'http://this-site.invalid'

/**
 * Where to go after signing in: a path on this site, or '/' for anything else. The value comes from a
 * link anybody can make, so it must not lead to another site: browsers read `//host`, `/\host` and
 * `/.//host` as one, and drop tabs and line breaks before they look.
 */
export function safeReturnTo(given: string | null | undefined): string {
  if (!given || given.length > 2000) return '/'
  if (!given.startsWith('/') || /[\\\p{Cc}]/u.test(given)) return '/'
  if (!URL.canParse(given, anySite)) return '/'
  const url = new URL(given, anySite)
  if (url.origin !== anySite || url.pathname.startsWith('//')) return '/'
  if (isNoPage(url.pathname)) return '/'
  if (url.searchParams.has(signInFailureParameter)) url.searchParams.delete(signInFailureParameter)
  return url.pathname + url.search + url.hash
}

const noPage = new RegExp(`^/(${['sign-in', 'local-sign-in', 'api', ...keyParts].join('|')})(/|$)`)

/** Or one whose address is a key, which is stored nowhere. Seen as the server sees it, which reads `/%73ign-in` as `/sign-in`. */
function isNoPage(pathname: string): boolean {
  try {
    return noPage.test(splitPath(decodeURIComponent(pathname)).path)
  } catch {
    return true
  }
}

/** The page the visitor came from, told why signing in failed. */
export function withSignInFailure(returnTo: string, code: SignInFailure): string {
  const url = new URL(returnTo, anySite)
  const separator = url.search ? '&' : '?'
  return `${url.pathname}${url.search}${separator}${signInFailureParameter}=${code}${url.hash}`
}
