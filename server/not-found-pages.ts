import type { Context, MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { pathIn, splitPath, type Language } from '../content/language/languages.ts'
import { isPublicPart, partOf } from '../content/public-parts.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { languageOf } from './in-its-language.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { inSmallLetters, publicAnswers } from './render-pages.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { addressed } from './site-address.ts'

/** In the page that is kept it stands wherever the address does that was asked for. */
const standIn = '/there-is-no-such-page'

interface NotFound {
  /** Of its text, between one place of the address and the next. */
  pieces: string[]
  policy: string
}

/**
 * The 404 page is the same at every address but for the address in it: drawn once in each language for what the site says, and
 * from memory then, however often somebody asks for what is not there. Other pages are left to who draws them, and so is an
 * address below one that has pages: its menus show where it belongs.
 */
export function notFoundPages(
  build: ServerBuild,
  publicUrl: string,
): MiddlewareHandler<RequestVariables> {
  const answer = publicAnswers(build)
  const isNowhere = nowhereIn(build)
  const kept = new WeakMap<SiteContent, Map<Language, Promise<NotFound>>>()

  async function draw(language: Language, content: SiteContent): Promise<NotFound> {
    const { status, text } = await answer(pathIn(language, standIn), content)
    if (status !== 404) throw new Error(`what is no page was answered with ${status}`)
    return {
      pieces: addressed(text, publicUrl).split(standIn),
      policy: contentSecurityPolicy(inlineScriptHashes(text)),
    }
  }

  /** Once for all who ask at the same time. */
  function pageIn(language: Language, content: SiteContent): Promise<NotFound> {
    const pages = kept.get(content) ?? new Map<Language, Promise<NotFound>>()
    kept.set(content, pages)
    const page = pages.get(language) ?? draw(language, content)
    pages.set(language, page)
    page.catch(() => pages.delete(language))
    return page
  }

  return async (c, next) => {
    const path = isNowhere(c)
    if (path === undefined) return next()
    // Whoever draws it for this visitor tells what failed.
    const page = await pageIn(languageOf(c), c.var.content).catch(() => undefined)
    if (!page) return next()
    return c.body(page.pieces.join(path), 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': page.policy,
      'Cache-Control': 'no-store',
    })
  }
}

/** Letters and signs that stand in a page as they stand in an address. */
const isPlain = (path: string) => /^(\/[\w.~-]+)+$/.test(path)

/** Tells the path, as it is in English, at which there is nothing for anybody: known without asking the router. */
function nowhereIn(build: ServerBuild) {
  const first = Object.values(build.routes).filter((route) => route?.parentId === 'root')
  const known = new Set(first.map((route) => partOf(`/${route?.path ?? ''}`)))
  return (c: Context<RequestVariables>): string | undefined => {
    const { language, path } = splitPath(new URL(c.req.url).pathname)
    const part = partOf(path)
    const { drawnPage, office, sharedDraft } = c.var
    const isOther = drawnPage ?? office ?? sharedDraft
    if (isOther || language !== languageOf(c) || splitPath(path).language !== 'en') return undefined
    if (known.has(part) || isPublicPart(part) || part.startsWith('__')) return undefined
    if (!isPlain(path) || path.endsWith('.data') || inSmallLetters(c.req.path)) return undefined
    return path
  }
}
