import { isApproved } from '../../content/language/approved.ts'
import { language, locale } from '../../content/language/t.ts'
import { pagePath } from './page-path.ts'

/**
 * What a page says that it is written in. A translation that the owner has not approved is marked as made by a machine
 * (Google's `x-mtfrom`).
 *
 * @param path without the language
 */
export function pageLanguage(path: string): string {
  return isApproved(pagePath(path)) ? locale() : `${language()}-x-mtfrom-en`
}

/** What the scripts of a page that is not English say: held with them, and fetched before them (`held-scripts.tsx`). */
export function PageWords() {
  const file = globalThis.dinoWords?.file
  return file && <script src={file} />
}
