import type { Plugin } from 'vite'

/**
 * What of React Router never runs in this site's browsers, and what stands in for it. An import that
 * its next version adds is missing here, and fails the build.
 */
const leftOut: Record<string, string> = {
  // Routes are all told at the start (`routeDiscovery` in react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export let getManifestPath, getPartialManifest, getPathsWithAncestors, handleClientVersionMismatch`,
  // Nobody measures the router from within (`instrumentations` of HydratedRouter).
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export let getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler
    export let instrumentationResultMetaContext`,
}

/** Leaves parts of React Router out of the script that every page loads: 2 KB of 99. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  load(id) {
    const [, file] = /\/react-router\/dist\/production\/(.+)$/.exec(id) ?? []
    return file === undefined ? undefined : leftOut[file]
  },
}
