import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.server.ts'

/** Anybody may sign in as anybody there, so it exists only where nobody else can reach the site. */
export function hasLocalIssuer(settings: Pick<Settings, 'isLocal' | 'google'>): boolean {
  return settings.isLocal && !settings.google
}

/**
 * An OpenID Connect issuer for trying the site and for tests, speaking the same protocol as Google.
 * Serves every path under `/local-sign-in` on the Node server. It keeps nothing: keys and sign-ins
 * under way end with the process, the site's own sessions do not.
 */
export function createLocalIssuer(
  settings: Settings,
  log: Logger,
): (req: IncomingMessage, res: ServerResponse) => void {
  if (!hasLocalIssuer(settings)) throw new Error('The local issuer is for local mode only.')

  // Loaded at the first sign-in: it costs half a second and 40 MB, which a public site never needs.
  let handler: Promise<ReturnType<typeof createLocalIssuer>> | undefined
  async function load() {
    const { localIssuerHandler } = await import('./local-issuer-handler.server.ts')
    return localIssuerHandler(settings, log)
  }

  return (req, res) => {
    handler ??= load()
    handler.then(
      (handle) => handle(req, res),
      (error: unknown) => {
        log.error({ err: error }, 'local issuer could not be loaded')
        res.writeHead(500).end()
      },
    )
  }
}
