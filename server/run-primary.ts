import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { prepareDataFolder } from '../app/db/data-folder.server.ts'
import { Generation, type Plan } from './generation.ts'
import { createLog } from './log.ts'
import type { FromWorker, ToWorker } from './process-messages.ts'
import { NotReleasedNow, offerReleases } from './release-socket.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { noticeMs, stopWithinMs } from './stop-serving.ts'
import { tellOfStart } from './tell-of-start.ts'

/**
 * Holds the socket and serves nobody: the processes of one build do, and are replaced by those of the next.
 *
 * @param readPlan the settings and the build as they are now, at the start and at each release
 * @throws StartError when the first ones do not start
 */
export async function runPrimary(readPlan: () => Plan): Promise<void> {
  const plan = readPlan()
  const log = createLog(plan.settings.logLevel)
  const site = new Site(readPlan, log)
  const toMend = await site.start(plan)
  stopOnSignals(log, (signal) => site.stop(signal))
  const { dataDir, webProcesses, port } = plan.settings
  await prepareDataFolder(dataDir)
  const endReleases = await offerReleases(dataDir, () => site.release())
  process.once('exit', endReleases)
  log.info({ processes: webProcesses, port }, 'ready')
  tellOfStart(plan.settings, toMend, log)
}

class Site {
  readonly #readPlan: () => Plan
  readonly #log: Logger
  /** The one that serves, and those that come or go. */
  readonly #generations = new Set<Generation>()
  #serving: Generation | undefined
  #isReleasing = false
  #isStopping = false

  constructor(readPlan: () => Plan, log: Logger) {
    this.#readPlan = readPlan
    this.#log = log
    cluster.on('message', (worker, message: FromWorker) => {
      if (message.kind !== 'figures-of-all-wanted') return
      void this.#serving?.figures().then((figures) => {
        const answer: ToWorker = { kind: 'figures-of-all', figures }
        if (worker.isConnected()) worker.send(answer)
      })
    })
  }

  /** Gives what is still to be filled in. */
  async start(plan: Plan): Promise<string[]> {
    const first = this.#made(plan)
    await first.prepare()
    // Whoever serves already is asked for figures while the others begin.
    this.#serving = first
    return first.begin()
  }

  /**
   * Replaces the processes by those of the build and the settings as they are now; resolves when the old ones have ended.
   *
   * @throws StartError when the new ones do not start; then the old ones serve on
   */
  async release(): Promise<void> {
    if (this.#isStopping) throw new NotReleasedNow('The site is being stopped.')
    if (this.#isReleasing) throw new NotReleasedNow('A release is under way already.')
    this.#isReleasing = true
    try {
      await this.#replace(this.#serving!, this.#readPlan())
    } finally {
      this.#isReleasing = false
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.#isStopping = true
    const stopped = Promise.all([...this.#generations].map((one) => one.stop(signal)))
    await Promise.race([stopped, wait(noticeMs + stopWithinMs + 2_000)])
  }

  async #replace(last: Generation, plan: Plan): Promise<void> {
    const next = this.#made(plan)
    this.#log.info({ build: plan.build }, 'release')
    try {
      await next.prepare()
      if (last.ownsData && next.ownsData) await this.#letGo(last)
      await next.begin()
    } catch (error) {
      await next.kill()
      this.#generations.delete(next)
      if (last.isLeaving && !this.#isStopping) await this.#bringBack(last.plan)
      throw error
    }
    this.#serving = next
    await this.#letGo(last)
    this.#log.info({ build: plan.build }, 'released')
  }

  async #letGo(generation: Generation): Promise<void> {
    await generation.stop('release')
    this.#generations.delete(generation)
  }

  /** Without anybody to serve there is nothing to hold the socket for. */
  async #bringBack(plan: Plan): Promise<void> {
    await this.start(plan).catch((error: unknown) => {
      this.#log.fatal({ err: error }, 'neither the new build nor the one before it starts')
      process.exit(1)
    })
  }

  #made(plan: Plan): Generation {
    const generation = new Generation(plan, this.#log)
    this.#generations.add(generation)
    return generation
  }
}
