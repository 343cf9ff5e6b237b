import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { offerBackups } from '../app/backup/backup-socket.server.ts'
import { refuseHalfRestored } from '../app/backup/broken-off-restore.server.ts'
import { refuseUnmoved } from '../app/backup/unmoved-database.server.ts'
import { createLocalIssuer, hasLocalIssuer } from '../app/account/local-issuer.server.ts'
import { startJobs } from './jobs.ts'
import { keptCalendarHost } from '../app/booking/calendar-host.server.ts'
import { openDatabase } from '../app/db/open-database.server.ts'
import { startMailer } from '../app/mail/mailer.server.ts'
import { calendarReader } from '../app/busy/read-calendar.server.ts'
import { parseSettings, type Settings } from '../app/settings/settings.server.ts'
import { fileDeletedChannel } from '../app/files/files.server.ts'
import { toFillIn } from '../app/settings/to-fill-in.ts'
import { PublishedContent } from '../app/site-content/published-content.server.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { createApp } from './app.ts'
import type { Site } from './built-site.ts'
import { Connections } from './connections.ts'
import { holdRequests } from './hold-requests.ts'
import { CachedAnswers } from './cached-answers.ts'
import { logLastResorts } from './last-resort.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { primaryLink } from './primary-link.ts'
import type { StopReason } from './process-messages.ts'
import { requestListener, type BeforeApp } from './request-listener.ts'
import type { Services } from '../app/http/services.ts'
import { endAfter, stopOnSignals } from './stop-on-signals.ts'
import { noticeMs, replacedWithinMs, stopServing, stopWithinMs } from './stop-serving.ts'
import { tellFailure, wordsOf } from './tell-failure.ts'
import { tellOfStart } from './tell-of-start.ts'

/**
 * Settings, database, jobs, HTTP, in this order; the reverse when told to stop. A start that can't
 * succeed ends the process with a message that says what to do.
 */
export async function runServer(
  loadSite: (settings: Settings) => Promise<Site>,
  beforeApp?: BeforeApp,
): Promise<void> {
  try {
    const settings = parseSettings(process.env)
    const log = createLog(settings.logLevel)
    await serve(settings, log, await loadSite(settings), beforeApp)
  } catch (error) {
    const words = wordsOf(error)
    if (primaryLink && words) await primaryLink.failed(words)
    else tellFailure(error)
    process.exit(1)
  }
}

async function serve(
  settings: Settings,
  log: Logger,
  { pages, show, readPicturesFrom, typesetQuote, typesetSheet, readMaster, end }: Site,
  beforeApp?: BeforeApp,
): Promise<void> {
  // Vite prints for whoever develops.
  if (!beforeApp) logLastResorts(log)
  const server = createServer()
  const connections = new Connections(server)
  const ownsData = !settings.databaseUrl
  const letIn = primaryLink && ownsData ? await waitForData(server, settings) : undefined

  const db = await openDatabase(settings, log, (reason) => endSoon(log, reason))
  await refuseHalfRestored(db)
  await refuseUnmoved(db, settings)
  readPicturesFrom?.(db.queries)
  const stopping = new AbortController()
  const kept = new CachedAnswers()
  const now = () => new Date()
  const published = new PublishedContent({ db, log, now }, async (content) => {
    await show?.(content, () => kept.forget(), log)
    kept.forget()
  })
  await published.start()
  const forget = () => kept.forget()
  await db.listen(fileDeletedChannel, forget, forget)
  const calendarHost = await keptCalendarHost(db.queries, settings)
  const services: Services = {
    settings: { ...settings, calendarHost },
    db,
    log,
    content: () => published.now(),
    showPublished: () => published.refresh(),
    readCalendar: calendarReader(calendarHost),
    ...(typesetQuote && { typesetQuote }),
    ...(typesetSheet && { typesetSheet }),
    ...(readMaster && { readMaster }),
    now,
    stopping: stopping.signal,
  }
  const jobs = await startJobs(services)
  const { smtpUrl } = settings
  const mailer = smtpUrl ? await startMailer({ ...services, smtpUrl }) : undefined
  if (!mailer) log.info('SMTP_URL is not set: mails are kept in the database, and none is sent')

  const endBackups = db.engine === 'embedded' ? await offerBackups(services) : undefined

  const metrics = createMetrics(primaryLink)
  const { fetch: handler } = createApp(services, metrics, pages, kept)
  const fromMemory = answerFromMemory(kept, services, metrics)
  const issuer = hasLocalIssuer(settings) ? createLocalIssuer(settings, log) : undefined
  server.on('request', requestListener({ handler, log, issuer, beforeApp, fromMemory }))
  if (!ownsData) await primaryLink?.prepared()
  if (letIn) letIn()
  else await listen(server, settings)

  const stop = async (reason: StopReason) => {
    // Nobody balances local mode, and whoever presses Ctrl+C waits for it.
    const isWatched = reason === 'SIGTERM' && !settings.isLocal
    const noticed = wait(isWatched ? noticeMs : 0)
    // The data folder is waited for.
    const withinMs = reason === 'release' && !ownsData ? replacedWithinMs : stopWithinMs
    stopping.abort(reason)
    const stopped = Promise.all([
      stopServing({ server, connections, stopping, noticed: () => noticed, withinMs }),
      // What is queued from here on is sent by whoever comes next. Without a database both fail, which is
      // no reason to cut off an answer.
      noticed
        .then(() => Promise.all([mailer?.stop(), jobs.stop(), published.stop()]))
        .catch((error: unknown) => log.warn({ err: error }, 'jobs and mails did not stop cleanly')),
    ])
      .then(() => endBackups?.())
      .then(() => end?.())
      .then(() => db.close())
    // A mail server that hangs, or a database, is not waited for: both are taken up at the next start.
    const tooLate = noticed
      .then(() => wait(withinMs))
      .then(() => log.warn('stopped without waiting for all that was under way'))
    await Promise.race([stopped, tooLate])
  }

  // Last: whoever waits for these lines may stop the server at once.
  const { port } = server.address() as AddressInfo
  log.info({ engine: db.engine, port }, 'ready')
  const toMend = toFillIn(settings, services.content().company)
  if (primaryLink) return primaryLink.serving(toMend, (reason) => void endAfter(log, stop(reason)))
  stopOnSignals(log, stop)
  tellOfStart(settings, toMend, log)
}

/** Listens, lets everybody wait, and resolves when the process before this one has given the data folder back. */
async function waitForData(server: Server, settings: Settings): Promise<() => void> {
  const letIn = holdRequests(server)
  await listen(server, settings)
  await primaryLink?.prepared()
  return letIn
}

/** After the answers under way; whatever started this process starts it again, and the database recovers. */
function endSoon(log: Logger, reason: string): void {
  log.fatal({ reason }, 'the database can not go on')
  setTimeout(() => process.exit(1), 1_000)
}
