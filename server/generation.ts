import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Settings } from '../app/settings/settings.server.ts'
import type { Figures, StopReason } from './process-messages.ts'
import { replacedWithinMs } from './stop-serving.ts'
import { ended, figuresOf, heard, say } from './talk-to-worker.ts'

/** More than a worker takes to stop by itself. */
const stopWithinMs = replacedWithinMs + 10_000

const longestPauseMs = 10_000
/** Whoever lived so long has not ended of its start. */
const settledMs = 60_000

/** How long to wait before a process is started again that ended so many times in a row. */
export const restartPauseMs = (failures: number) =>
  failures === 0 ? 0 : Math.min(250 * 2 ** (failures - 1), longestPauseMs)

export interface Plan {
  settings: Settings
  /** The folder of the built site. */
  build: string
}

/** The processes that serve one build. Those that end are started again until all of them are to go. */
export class Generation {
  readonly plan: Plan
  readonly #log: Logger
  readonly #workers = new Set<Worker>()
  readonly #serving = new Set<Worker>()
  #isLeaving = false

  constructor(plan: Plan, log: Logger) {
    this.plan = plan
    this.#log = log
  }

  /** The built-in database serves one process at a time. */
  get ownsData(): boolean {
    return !this.plan.settings.databaseUrl
  }

  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /**
   * Starts them as far as they can while others serve.
   *
   * @throws StartError when one of them ends
   */
  async prepare(): Promise<void> {
    const { webProcesses = 1 } = this.plan.settings
    const workers = Array.from({ length: webProcesses }, () => this.#fork())
    await Promise.all(workers.map((worker) => heard(worker, 'prepared')))
  }

  /** Lets them serve; from here on each is kept alive. Gives what is still to be filled in. */
  async begin(): Promise<string[]> {
    const workers = [...this.#workers]
    const [toMend = []] = await Promise.all(workers.map((worker) => this.#begin(worker)))
    for (const worker of workers) void this.#keepAlive(worker)
    return toMend
  }

  /** Asks them to go; resolves when they have ended. */
  async stop(reason: StopReason): Promise<void> {
    this.#isLeaving = true
    for (const worker of this.#workers) say(worker, { kind: 'stop', reason })
    const tooLate = AbortSignal.timeout(stopWithinMs)
    tooLate.addEventListener('abort', () => void this.kill())
    await this.#ended()
  }

  async kill(): Promise<void> {
    this.#isLeaving = true
    for (const worker of this.#workers) worker.process.kill('SIGKILL')
    await this.#ended()
  }

  /** Of all that serve; whoever is busy or about to end is left out. */
  async figures(): Promise<Figures[]> {
    return (await Promise.all([...this.#serving].map(figuresOf))).filter((one) => one !== undefined)
  }

  async #begin(worker: Worker): Promise<string[]> {
    const serving = heard(worker, 'serving')
    say(worker, { kind: 'begin' })
    const { toMend } = await serving
    this.#serving.add(worker)
    return toMend
  }

  async #keepAlive(first: Worker): Promise<void> {
    let worker = first
    for (let failures = 0; ;) {
      const started = performance.now()
      const { code, signal } = await ended(worker)
      if (this.#isLeaving) return
      failures = performance.now() - started > settledMs ? 0 : failures + 1
      const pauseMs = restartPauseMs(failures)
      const { pid: ofProcess } = worker.process
      this.#log.error(
        { process: ofProcess, code, signal, pauseMs },
        'a process ended, and is started again',
      )
      await wait(pauseMs)
      if (this.#isLeaving) return
      worker = this.#fork()
      this.#bringBack(worker)
    }
  }

  #bringBack(worker: Worker): void {
    heard(worker, 'prepared')
      .then(() => this.#begin(worker))
      .then(
        () => this.#log.info({ process: worker.process.pid }, 'the process is back'),
        // Its end is seen by whoever keeps it alive.
        ({ message }: Error) => this.#log.error({ reason: message }, 'the process is not back'),
      )
  }

  #fork(): Worker {
    cluster.setupPrimary({ args: [this.plan.build] })
    const worker = cluster.fork()
    this.#workers.add(worker)
    void ended(worker).then(() => {
      this.#workers.delete(worker)
      this.#serving.delete(worker)
    })
    return worker
  }

  async #ended(): Promise<void> {
    await Promise.all([...this.#workers].map(ended))
  }
}
