import type { MiddlewareHandler } from 'hono'
import { translations } from '../content/language/languages.ts'
import { siteWords, wordsFiles } from '../content/language/site-words.server.ts'
import type { Words } from '../content/language/t.ts'
import type { SiteContent } from '../content/site-content.ts'

const made = new WeakMap<Words, string>()

/**
 * Answers a page that has been open since before the words of its parts changed, by a release or by the office: their file is no
 * more, and it is given those of now. They are keyed by their English, so it finds all that has stayed.
 *
 * @param content what is shown now
 */
export function oldWords(content: () => SiteContent): MiddlewareHandler {
  return async (c, next) => {
    const language = translations.find((each) =>
      c.req.path.startsWith(`/assets/words-${each}-parts-`),
    )
    if (!language) return next()
    const words = siteWords(language, content())
    const known = made.get(words) ?? wordsFiles(words)[1].text
    made.set(words, known)
    return c.body(known, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  }
}
