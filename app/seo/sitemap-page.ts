import { sitemap } from './sitemap.server.ts'

export function loader() {
  return new Response(sitemap(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
