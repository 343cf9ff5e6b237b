import type { Worker } from 'node:cluster'
import { StartError } from '../app/settings/start-error.ts'
import type { Figures, FromWorker, ToWorker } from './process-messages.ts'

/** Opening a database that was killed can take long, and its tables are read once. */
const startWithinMs = 5 * 60_000
const figuresWithinMs = 2_000

interface Ended {
  code: number | null
  signal: string | null
}

/** Says it unless the worker is about to end. */
export function say(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, undefined, () => {})
}

export function ended(worker: Worker): Promise<Ended> {
  if (worker.isDead()) return Promise.resolve({ code: worker.process.exitCode, signal: null })
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }))
    // It could not even be started, as where there are too many processes.
    worker.once('error', () => resolve({ code: null, signal: null }))
  })
}

/**
 * Resolves with what the worker says, when it does.
 *
 * @throws StartError when it ends or is silent for too long
 */
export function heard<Kind extends FromWorker['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<FromWorker, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    let words = 'A process of the site ended at its start; the log says why.'
    const slow = setTimeout(() => {
      words = `A process of the site was not ready after ${startWithinMs / 60_000} minutes.`
      worker.process.kill('SIGKILL')
    }, startWithinMs)
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'failed') words = message.words
      if (message.kind !== kind) return
      clearTimeout(slow)
      resolve(message as Extract<FromWorker, { kind: Kind }>)
    })
    void ended(worker).then(() => {
      clearTimeout(slow)
      reject(new StartError(words))
    })
  })
}

/** Undefined when it is too busy, or ends. */
export function figuresOf(worker: Worker): Promise<Figures | undefined> {
  return new Promise((resolve) => {
    const done = (figures?: Figures) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(figures)
    }
    const timer = setTimeout(done, figuresWithinMs)
    const onMessage = (message: FromWorker) => {
      if (message.kind === 'figures') done(message.figures)
    }
    worker.on('message', onMessage)
    say(worker, { kind: 'figures-wanted' })
  })
}
