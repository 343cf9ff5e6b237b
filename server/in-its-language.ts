import type { Context, MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { inLanguage } from '../content/language/in-language.server.ts'
import { pathIn, splitPath, type Language } from '../content/language/languages.ts'
import { isPublicPart, partOf } from '../content/public-parts.ts'
import type { RequestVariables } from '../app/http/services.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What the address asks for: `/ml/gallery` is the gallery in Malayalam. */
    language?: Language
  }
}

/** What is no public page and has its language in its address all the same. What belongs to the office is English. */
const alsoSpoken = ['api', 'book', 'appointment', 'quote', 'brochures']

/** Whether an address, as it is in English, is there in other languages too. */
const isSpoken = (path: string) => {
  const part = partOf(path)
  const name = part.replace(/\.(data|json|atom|webmanifest)$/, '')
  return isPublicPart(part) || isPublicPart(name) || isOther(name)
}
const isOther = (name: string) => [...alsoSpoken, 'catalogue', 'manifest', '_'].includes(name)

/** The language of a path of this site, and the path by which every rule knows what is there. */
export function spokenPath(path: string): { language: Language; path: string } {
  const split = splitPath(path)
  if (split.language === 'en') return split
  const isTwice = splitPath(split.path).language !== 'en'
  if (!isTwice && isSpoken(split.path)) return split
  // What nobody knows is answered in its language too. The office's pages are the router's, and are not to be had without its door.
  const language = /^staff\b/i.test(partOf(split.path)) ? 'en' : split.language
  return { language, path }
}

/** By which Hono finds who answers: `/ml/gallery` is `/gallery`. */
export const pathInEnglish = (request: Request): string => spokenPath(getPath(request)).path

/** Lets a request be answered in the language of its address, and leads nobody out of it. */
export const answerInItsLanguage: MiddlewareHandler<RequestVariables> = async (c, next) => {
  const { language } = spokenPath(new URL(c.req.url).pathname)
  c.set('language', language)
  if (language === 'en') return next()
  await inLanguage(language, next)
  c.res.headers.set('Content-Language', language)
  const location = c.res.headers.get('Location')
  if (!location?.startsWith('/')) return
  const [path = ''] = location.split(/[?#]/, 1)
  if (splitPath(path).language === 'en' && isSpoken(path))
    c.res.headers.set('Location', pathIn(language, path) + location.slice(path.length))
}

/** The language that a request is answered in. */
export const languageOf = ({ var: { language = 'en' } }: Context): Language => language

/** The path that was asked for, by which the files of the site are listed. */
export function listedPath(c: Context): string {
  // What is there in one language alone has it in its path still.
  const isWhole = splitPath(c.req.path).language !== 'en'
  return isWhole ? c.req.path : pathIn(languageOf(c), c.req.path)
}
