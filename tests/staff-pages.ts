import { Hono } from 'hono'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isRouteErrorResponse, RouterContextProvider } from 'react-router'
import routes from '../app/routes.ts'
import { officeContext } from '../app/staff/office-context.ts'
import type { RequestVariables } from '../app/http/services.ts'

/** A page of the office, as `app/routes.ts` names it. */
export interface StaffRoute {
  /** `/staff/days/:date` */
  path: string
  /** Relative to `app/`. */
  file: string
}

/** Every page of the office, read from the routes themselves. */
export const staffRoutes: StaffRoute[] = (routes as RouteConfigEntry[])
  .filter(({ path }) => path === 'staff')
  .flatMap((entry) => flattened(entry, ''))

function flattened({ path, file, children }: RouteConfigEntry, parent: string): StaffRoute[] {
  const whole = path ? `${parent}/${path}` : parent
  if (!children) return [{ path: whole, file }]
  return children.flatMap((child) => flattened(child, whole))
}

type Handler = (args: object) => unknown
const modules = import.meta.glob<Record<string, Handler | undefined>>('../app/staff/**/*.{ts,tsx}')

/** The route's own module: what it exports as `loader` and `action`. */
export async function staffModule({ file }: StaffRoute) {
  return (await modules[`../app/${file}`]?.()) ?? {}
}

/** What a loader or an action answers with, besides a Response of its own. */
interface WithData {
  data: unknown
  init?: ResponseInit | null
}

/**
 * The office's loaders and actions behind the real app: answers JSON where the site would render a page.
 * Pages need a build to be rendered; what they know and do doesn't.
 */
export function staffPages(): Hono<RequestVariables> {
  const pages = new Hono<RequestVariables>()
  for (const route of staffRoutes.filter(({ path }) => !path.endsWith('*'))) {
    pages.all(route.path, async (c) => {
      const module = await staffModule(route)
      const handler = c.req.method === 'POST' ? module.action : module.loader
      if (!handler) return c.text('no handler', 405)
      const context = new RouterContextProvider()
      context.set(officeContext, c.var.office ?? null)
      try {
        return respond(await handler({ request: c.req.raw, params: c.req.param(), context }))
      } catch (thrown) {
        if (thrown instanceof Response) return thrown
        if (isWithData(thrown)) return respond(thrown)
        if (isRouteErrorResponse(thrown)) return Response.json(null, { status: thrown.status })
        throw thrown
      }
    })
  }
  return pages
}

function respond(result: unknown): Response {
  if (result instanceof Response) return result
  if (isWithData(result)) return Response.json(result.data ?? null, result.init ?? undefined)
  return Response.json(result ?? null)
}

/** What React Router's `data()` makes. */
function isWithData(value: unknown): value is WithData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'DataWithResponseInit'
  )
}
