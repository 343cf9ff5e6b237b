/**
 * What staff type into the search, as a query of PostgreSQL's text search: every word must begin a word of
 * the enquiry. The column `search` splits e-mail addresses and phone numbers into the same words, and
 * also holds the phone's digits in one piece, with and without the country code.
 *
 * | typed             | looked for                                        |
 * |-------------------|---------------------------------------------------|
 * | `Menon timb`      | `menon:* & timb:*`                                |
 * | `asha@buyer`      | `asha:* & buyer:*`                                |
 * | `+91 98765 43210` | its words, or the last ten digits in one piece    |
 *
 * A word has the joiners that are typed in it, as Malayalam and Hindi do: `one_spelling` of the database takes them out, there
 * and here. It begins with a letter or a number, of which something is left.
 *
 * Null when nothing can be looked for.
 */
export function searchQuery(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*/gu)
  if (!words) return null
  const every = words.map((word) => `${word}:*`).join(' & ')
  const digits = phoneDigits(typed)
  return digits ? `(${every}) | ${digits}:*` : every
}

/** A phone number however it is spaced; null for other words. */
function phoneDigits(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '')
  return /^[\d\s+()./-]+$/.test(typed) && digits.length >= 5 ? digits.slice(-10) : null
}
