import type { Handler } from 'hono'
import { company } from '../content/company.ts'
import type { Services } from '../app/http/services.ts'

/** A year less a day: RFC 9116 wants less than a year. */
const validDays = 364
const msPerDay = 24 * 60 * 60 * 1000

/**
 * Whom to tell of a hole in the site (RFC 9116). It is good for a year from the start of the process, which
 * is when the contact was last read: a site that nobody has looked after for so long says so by its date.
 */
export function securityTxt({ settings, now }: Pick<Services, 'settings' | 'now'>): Handler {
  const expires = new Date(now().getTime() + validDays * msPerDay)
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
  ]
  return (c) => c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' })
}
