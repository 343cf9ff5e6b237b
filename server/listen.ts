import type { Server } from 'node:http'
import type { Settings } from '../app/settings/settings.server.ts'
import { StartError } from '../app/settings/start-error.ts'

/** Longer than proxies keep a quiet connection (nginx 60 s, Caddy 120), or they send a booking into one that closes. */
const keptOpenMs = 125_000

/** Resolves when the server listens where the settings say. */
export function listen(server: Server, { host, port }: Settings): Promise<void> {
  server.keepAliveTimeout = keptOpenMs
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const words = cannotListen[error.code ?? '']?.(port, host)
      reject(words ? new StartError(words) : error)
    })
    server.listen(port, host, resolve)
  })
}

const cannotListen: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`,
  EACCES: (port) =>
    `This user may not listen at port ${port} (PORT). Choose one above 1023, with a proxy before it.`,
  EADDRNOTAVAIL: (_port, host) =>
    `HOST: ${host} is no address of this machine. 0.0.0.0 is all of them.`,
  ENOTFOUND: (_port, host) =>
    `HOST: nobody knows the name ${host}. 0.0.0.0 is all of this machine.`,
}
