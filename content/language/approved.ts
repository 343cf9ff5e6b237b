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

/**
 * Whether the owner answers for a brochure in the language under way; of English always. For the server.
 *
 * @param path without the language
 */
export function isBrochureApproved(path: string): boolean {
  const words = globalThis.dinoWords
  return !words || Boolean(words.brochures?.includes(path))
}
