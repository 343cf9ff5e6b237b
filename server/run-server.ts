import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { offerBackups } from '../app/backup/backup-socket.server.ts'
import { createLocalIssuer, hasLocalIssuer } from '../app/account/local-issuer.server.ts'
import { startJobs } from '../app/db/jobs.server.ts'
import { openDatabase } from '../app/db/open-database.server.ts'
import { startMailer } from '../app/mail/mailer.server.ts'
import { parseSettings, type Settings } from '../app/env.server.ts'
import { StartError } from '../app/start-error.ts'
import { createApp, type Pages } from './app.ts'
import { createLog } from './log.ts'
import { isLoopbackHost } from './loopback.ts'
import { createMetrics } from './metrics.ts'
import type { Services } from './services.ts'
import { noticeMs, stopServing } from './stop-serving.ts'

/** Connect-style middleware, as Vite's in development: calls `next` for what is not its own. */
export type BeforeApp = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Settings, database, jobs, HTTP, in this order; the reverse when told to stop. A start that can't
 * succeed ends the process with a message that says what to do.
 */
export async function runServer(
  loadPages: (settings: Settings) => Promise<Pages>,
  beforeApp?: BeforeApp,
): Promise<void> {
  try {
    const settings = parseSettings(process.env)
    const log = createLog(settings.logLevel)
    await serve(settings, log, await loadPages(settings), beforeApp)
  } catch (error) {
    console.error(error instanceof StartError ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

async function serve(
  settings: Settings,
  log: Logger,
  pages: Pages,
  beforeApp?: BeforeApp,
): Promise<void> {
  const db = await openDatabase(settings, log, (reason) => endSoon(log, reason))
  const stopping = new AbortController()
  const services: Services = {
    settings,
    db,
    log,
    now: () => new Date(),
    stopping: stopping.signal,
  }
  const jobs = await startJobs(services)
  const { smtpUrl } = settings
  const mailer = smtpUrl ? await startMailer({ ...services, smtpUrl }) : undefined
  if (!mailer) log.warn('SMTP_URL is not set: mails are kept in the database, and none is sent')

  const endBackups = db.engine === 'embedded' ? await offerBackups(services) : undefined

  const answer = getRequestListener(createApp(services, createMetrics(), pages).fetch)
  const issuer = hasLocalIssuer(settings) ? createLocalIssuer(settings, log) : undefined
  const server = createServer((req, res) => {
    // Where anybody can sign in as anybody, nobody may come through a tunnel or a foreign name.
    if (issuer && !isLoopbackHost(req.headers.host)) return refuseForeignHost(res)
    if (issuer && req.url?.startsWith('/local-sign-in')) return issuer(req, res)
    if (beforeApp) return beforeApp(req, res, () => void answer(req, res))
    return void answer(req, res)
  })

  // Longer than the pools of usual proxies (60 s), or they send requests into closing connections.
  server.keepAliveTimeout = 65_000
  await listen(server, settings)
  stopOnSignals(log, async (signal) => {
    // Nobody balances local mode, and whoever presses Ctrl+C waits for it.
    const isWatched = signal === 'SIGTERM' && !settings.isLocal
    const noticed = () => wait(isWatched ? noticeMs : 0)
    await stopServing({ server, stopping, noticed })
    await endBackups?.()
    await mailer?.stop()
    await jobs.stop({ graceful: true, timeout: 5_000 })
    await db.close()
  })

  // Last: whoever waits for this line may stop the server at once.
  const { port } = server.address() as AddressInfo
  log.info({ engine: db.engine, port }, 'ready')
  console.log(`\nDINO is at ${settings.publicUrl}  (stop with Ctrl+C)\n`)
}

/** After the answers under way; whatever started this process starts it again, and the database recovers. */
function endSoon(log: Logger, reason: string): void {
  log.fatal({ reason }, 'the database can not go on')
  setTimeout(() => process.exit(1), 1_000)
}

function refuseForeignHost(res: ServerResponse): void {
  res.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
  res.end(
    'In local mode the site answers at localhost only. Set PUBLIC_URL to open it to others.\n',
  )
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      reject(
        new StartError(
          `Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm start`,
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}

function stopOnSignals(log: Logger, stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopped = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopped) process.exit(1)
    stopped = true
    log.info({ signal }, 'stopping')
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
