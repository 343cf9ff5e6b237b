import type { WordTable } from './word-table.ts'

/** Headings and captions of the about page, and what it says of the certificates. */
export const ofAboutWords = {} as const satisfies WordTable
