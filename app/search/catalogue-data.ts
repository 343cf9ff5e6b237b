import { siteContentContext } from '../page/site-content.ts'
import type { Route } from './+types/catalogue-data'
import { catalogueData } from '../page/known-products.server.ts'

/** The range, for the search and for forms: fetched when one of them is opened. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(catalogueData(context.get(siteContentContext).catalogue))
}
