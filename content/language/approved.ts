import { isPublicPart, partOf } from '../public-parts.ts'

/** Stands in a list of approved pages for all those about one person, and for those that there are not. */
export const otherPages = '*'

/**
 * Whether the owner answers for a page in the language under way; of English always.
 *
 * @param path without the language
 */
export function isApproved(path: string): boolean {
  const words = globalThis.dinoWords
  return !words || words.approved.includes(isPublicPart(partOf(path)) ? path : otherPages)
}

/** Stands in a list of approved papers for all quotes. */
export const quotePapers = '/quote'

/**
 * Whether the owner answers for a paper in the language under way; of English always. For the server.
 *
 * @param path of a brochure, or of the machine that a configuration sheet is about, without the language; or `quotePapers`
 */
export function isPaperApproved(path: string): boolean {
  const words = globalThis.dinoWords
  return !words || Boolean(words.papers?.includes(path))
}
