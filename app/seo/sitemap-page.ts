import { siteContentContext } from '../page/site-content.ts'
import type { Route } from './+types/sitemap-page'
import { sitemap } from './sitemap.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(sitemap(context.get(siteContentContext)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
