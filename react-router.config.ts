import type { Config } from '@react-router/dev/config'
import { catalogue } from './content/catalogue.ts'

/** Every public page is complete HTML before any request arrives; the server only renders the rest. */
export default {
  ssr: true,
  prerender: ['/', ...catalogue.map((product) => `/products/${product.id}`)],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
