import { placeholderOrigin } from '../page/site-origin.ts'

/** Pages for everybody may be read by every machine; what staff and scripts use may not. */
const robots = `User-agent: *
Disallow: /staff
Disallow: /api/

Sitemap: ${placeholderOrigin}/sitemap.xml
`

export function loader() {
  return new Response(robots, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
