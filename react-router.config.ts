import type { Config } from '@react-router/dev/config'
import { publicPages } from './content/public-pages.ts'

/** Every public page is complete HTML before any request arrives; the server only renders the rest. */
export default {
  ssr: true,
  prerender: [...publicPages, '/sitemap.xml', '/robots.txt'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
