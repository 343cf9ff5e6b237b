import { splitPath } from './language/languages.ts'

/** Of those that have no line in `app/routes.ts`: `app/any-page.tsx` shows what `app/find/` finds for their address. */
export const foundParts = ['which-machine', 'compare', 'shortlist'] as const

export type FoundPart = (typeof foundParts)[number]

export const isFoundPart = (part: string): part is FoundPart =>
  foundParts.some((known) => known === part)

/**
 * The first part of the address of every page for everybody. What has another is about one person, belongs to the office, or begins
 * something: nobody fetches that without a press.
 */
export const publicParts = [
  '',
  'products',
  'gallery',
  'downloads',
  'about',
  'news',
  'contact',
  'privacy',
  ...foundParts,
] as const

export type PublicPart = (typeof publicParts)[number]

/** @param path '/products/wotan' */
export const partOf = (path: string): string => splitPath(path).path.split('/')[1] ?? ''

export const isPublicPart = (part: string): part is PublicPart =>
  publicParts.some((known) => known === part)
