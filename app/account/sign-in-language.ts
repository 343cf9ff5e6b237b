import { isLanguage, splitPath, type Language } from '../../content/language/languages.ts'
import type { SignInFailure } from './sign-in-failure.ts'

/** What an address of signing in says of its language, where it leads back to no page. */
const languageParameter = 'in'

/** The issuer knows one address for all languages: each is answered in that of the page that it leads back to. */
export function signInLanguage(query: Readonly<Record<string, string>>): Language {
  const named = query[languageParameter]
  return isLanguage(named) ? named : splitPath(query['returnTo'] ?? '').language
}

/** Where the window ends that a page opened; @param returnTo that page */
export function signInDoneUrl(returnTo: string, failed?: SignInFailure): string {
  const { language } = splitPath(returnTo)
  const query = new URLSearchParams({
    ...(failed && { failed }),
    ...(language !== 'en' && { [languageParameter]: language }),
  }).toString()
  return query ? `/sign-in/done?${query}` : '/sign-in/done'
}
