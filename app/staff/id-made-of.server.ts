import { createHash } from 'node:crypto'

/**
 * The id of what a form says, made of the form's own id and of these words: sent however often it is one thing, and in other
 * words another one. Whoever was not told that it arrived may have gone on typing before the next press.
 *
 * @returns a UUID of the version for those that are made of something (RFC 9562, 5.8): forms take no others
 */
export function idMadeOf(formId: string, ...words: (string | null)[]): string {
  const digits = createHash('sha256')
    .update(JSON.stringify([formId, ...words]))
    .digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}
