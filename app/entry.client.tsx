import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { routesReady } from './start-events.ts'

declare global {
  interface Window {
    /** Set by the page's own script when the modules of its routes are there. */
    __reactRouterRouteModules?: object
  }
}

// This file may arrive before the routes do.
if (window.__reactRouterRouteModules) hydrate()
else addEventListener(routesReady, hydrate, { once: true })

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
