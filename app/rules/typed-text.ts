/** What people typed, as it is kept: PostgreSQL refuses some control characters, and in a mail's head a line break would be another header. */

/** On one line, without control characters. */
export const oneLine = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()

/** Its lines as they were broken, without any other control character. */
export const paragraphs = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
    .trim()
