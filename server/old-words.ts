import type { MiddlewareHandler } from 'hono'
import { translations } from '../content/language/languages.ts'
import { siteWords, wordsFiles } from '../content/language/site-words.server.ts'
import type { Words } from '../content/language/t.ts'
import type { SiteContent } from '../content/site-content.ts'

const made = new WeakMap<Words, { '.js': string; '.json': string }>()

const types = { '.js': 'text/javascript; charset=utf-8', '.json': 'application/json' }

/**
 * Answers a page that was loaded before its words, or those of its parts, changed, by a release or by the office: their file is no
 * more, and it is given those of now. They are keyed by their English, so it finds all that has stayed; without the first of them it
 * would have no scripts. Nobody keeps them under a name that is not theirs.
 *
 * @param content what is shown now
 */
export function oldWords(content: () => SiteContent): MiddlewareHandler {
  return async (c, next) => {
    const [, asked, parts] = name.exec(c.req.path) ?? []
    const language = translations.find((each) => each === asked)
    if (!language) return next()
    const words = siteWords(language, content())
    const known = made.get(words) ?? textsOf(words)
    made.set(words, known)
    const kind = parts === undefined ? '.js' : '.json'
    return c.body(known[kind], 200, { 'Content-Type': types[kind], 'Cache-Control': 'no-store' })
  }
}

/** As `wordsFiles` calls them: the first of a page, and those of its parts. */
const name = /^\/assets\/words-(\w+)-(?:[\w-]{8}\.js|(parts)-[\w-]+\.json)$/

function textsOf(words: Words) {
  const [atOnce, inParts] = wordsFiles(words)
  return { '.js': atOnce.text, '.json': inParts.text }
}
