import { sql } from 'drizzle-orm'

/**
 * Of what a form says: sent however often it is one note, and in other words another one. Whoever was not told that a note
 * arrived may have gone on writing before the next press.
 */
export const noteIdOf = (formId: string, text: string) => sql`md5(${`${formId} ${text}`})::uuid`
