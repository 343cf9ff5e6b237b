/** What people typed, as it is kept: PostgreSQL refuses some control characters, and in a mail's head a line break would be another header. */

/**
 * Nobody sees them, and they come along when something is copied: marks that turn the words around them, and places without a
 * width. Malayalam and Hindi need the joiners (U+200C, U+200D).
 */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

export const withoutUnseen = (typed: string): string => typed.replaceAll(unseen, '')

/** On one line, without control characters and halves of letters (of which a cut through one leaves two). */
export const oneLine = (typed: string): string =>
  withoutUnseen(typed)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()

/** Its lines as they were broken, without any other of these. */
export const paragraphs = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
