import { createHash } from 'node:crypto'

/** Under which the content security policy allows a page's own scripts: those in it, as CSP sources. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = [...scripts]
    .filter(([tag]) => !tag.includes('application/ld+json'))
    .map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
  return [...new Set(hashes)]
}
