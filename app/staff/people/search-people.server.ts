import type { Database } from '../../db/database.server.ts'
import { comparablePhone } from './person-key.ts'
import { comparableDigits } from './same-phone.server.ts'

export interface FoundPerson {
  /** Null for somebody who was booked by phone and gave no address. */
  email: string | null
  name: string
  phone: string | null
  enquiries: number
  appointments: number
  /** The last time that they signed up, asked or booked. */
  lastAt: Date
}

/** More are not shown: the search is to be made narrower. */
export const mostPeople = 50

const digits = "regexp_replace(phone, '\\D', '', 'g')"
const hasParts = (columns: string) =>
  `person_parts(${columns}) @@ (parts_query($3) || parts_query($4))`
const isLike = (name: string) => `one_spelling(${name}) ILIKE one_spelling($1)`

/**
 * $1 part of a name or an e-mail address, as a pattern, $2 part of a phone number's digits, or null; $3 and $4 the same as
 * typed, by whose threes an index finds what to compare (see the migrations). People are one per e-mail address, in
 * lower case; the name and phone are the ones they gave last.
 */
const statement = `
WITH person AS MATERIALIZED (
  SELECT lower(email) AS email, NULL AS digits, name, NULL AS phone, created_at AS at, 0 AS enquiry, 0 AS appointment
  FROM users WHERE ${hasParts('name, email, NULL')} AND (email ILIKE $1 OR ${isLike('name')})
  UNION ALL
  SELECT lower(email), NULL, name, phone, created_at, 1, 0 FROM enquiries
  WHERE email <> '' AND ${hasParts('name, email, phone')}
    AND (email ILIKE $1 OR ${isLike('name')} OR ${digits} LIKE $2)
  UNION ALL
  SELECT user_email, CASE WHEN user_email IS NULL THEN ${comparableDigits('phone')} END, user_name, phone, booked_at, 0, 1
  FROM appointments
  WHERE (user_email IS NOT NULL OR phone IS NOT NULL) AND ${hasParts('user_name, user_email, phone')}
    AND (user_email ILIKE $1 OR ${isLike('user_name')} OR ${digits} LIKE $2)
), latest AS (
  SELECT email, digits, max(at) AS "lastAt" FROM person
  GROUP BY email, digits ORDER BY max(at) DESC, email, digits LIMIT ${mostPeople}
)
SELECT latest.email, (array_agg(name ORDER BY at DESC))[1] AS name,
  (array_agg(phone ORDER BY phone IS NULL, at DESC))[1] AS phone,
  sum(enquiry)::int AS enquiries, sum(appointment)::int AS appointments, "lastAt"
FROM latest JOIN person
  ON coalesce(person.email, person.digits) = coalesce(latest.email, latest.digits)
GROUP BY latest.email, latest.digits, "lastAt"
ORDER BY "lastAt" DESC, latest.email, latest.digits`

/** People by part of their name, e-mail address or phone number; nobody for an empty search. */
export async function searchPeople(db: Database, typed: string): Promise<FoundPerson[]> {
  const words = typed.trim().slice(0, 200)
  if (words.length < 2) return []
  const number = comparablePhone(words) ?? (/^\d{4,5}$/.test(words) ? words : null)
  const parameters = [`%${literally(words)}%`, number && `%${number}%`, words, number]
  return db.statement<FoundPerson>(undefined, statement, parameters)
}

/** LIKE's own signs, meant as they are. */
function literally(words: string): string {
  return words.replaceAll(/[\\%_]/g, '\\$&')
}
