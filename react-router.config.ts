import type { Config } from '@react-router/dev/config'
import { publicPages } from './content/public-pages.ts'
import { publicFiles } from './content/public-paths.ts'

/** Every public page is complete HTML before any request arrives; the server only renders the rest. */
export default {
  ssr: true,
  // `scripts/build.ts` builds beside what is running.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // The contact page too is made beforehand. It is not among the public pages, as search engines are kept out of it.
  prerender: [...publicPages, '/contact', ...publicFiles],
  routeDiscovery: { mode: 'initial' },
  // Only pages of the office have a client's action, a line long: a file of its own for each stands in the list that every page reads.
  splitRouteModules: false,
} satisfies Config
