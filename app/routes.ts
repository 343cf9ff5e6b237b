import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page, top to bottom. The machine's URLs (/api, /healthz, …) are in server/app.ts. */
export default [
  index('home/home-page.tsx'),
  route('contact', 'enquiries/contact-page.tsx'),
  route('products/:productId', 'products/product-page.tsx'),
  route('*', 'not-found/not-found-page.tsx'),
] satisfies RouteConfig
