/** The event by which a page's script says that the modules of its routes are there. */
export const routesReady = 'routes-ready'
