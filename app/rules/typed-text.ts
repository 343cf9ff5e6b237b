/** What people typed, as it is kept: PostgreSQL refuses some control characters, and in a mail's head a line break would be another header. */

/** They turn the words around those that they came with: U+202A to U+202E, U+2066 to U+2069. Malayalam and Hindi need the joiners. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** On one line, without control characters. */
export const oneLine = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(turning, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()

/** Its lines as they were broken, without any other control character. */
export const paragraphs = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .trim()
