import type { Handler } from 'hono'
import type { Services } from '../app/http/services.ts'

/** A year less a day: RFC 9116 wants less than a year. */
const validDays = 364
const msPerDay = 24 * 60 * 60 * 1000

/**
 * Whom to tell of a hole in the site (RFC 9116). It is good for a year from the start of the process: a site
 * that nobody has looked after for so long says so by its date.
 */
export function securityTxt(services: Pick<Services, 'settings' | 'content' | 'now'>): Handler {
  const { publicUrl } = services.settings
  const expires = new Date(services.now().getTime() + validDays * msPerDay)
  const linesNow = () => [
    `Contact: mailto:${services.content().company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return (c) => c.text(`${linesNow().join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' })
}
