import cluster from 'node:cluster'
import type { Figures, FromWorker, StopReason, ToWorker } from './process-messages.ts'

/** A worker's side of the talk with the process that started it. When that one ends Node ends the worker. */
export class PrimaryLink {
  #begin = Promise.withResolvers<void>()
  #stop: (reason: StopReason) => void = () => process.exit(0)
  #figures: (() => Promise<Figures>) | undefined
  #asked: ((all: Figures[]) => void)[] = []

  constructor() {
    // A terminal and a service manager tell all processes of a site; the primary says when each has to go.
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
    process.on('message', (message: ToWorker) => this.#hear(message))
  }

  /** Says that all is at hand; resolves when it is this process's turn. */
  prepared(): Promise<void> {
    this.#say({ kind: 'prepared' })
    return this.#begin.promise
  }

  serving(toMend: string[], stop: (reason: StopReason) => void): void {
    this.#stop = stop
    this.#say({ kind: 'serving', toMend })
  }

  /** Resolves when the primary has it. */
  failed(words: string): Promise<void> {
    return new Promise((resolve) => {
      process.send!({ kind: 'failed', words } satisfies FromWorker, () => resolve())
    })
  }

  offerFigures(figures: () => Promise<Figures>): void {
    this.#figures = figures
  }

  figuresOfAll(): Promise<Figures[]> {
    return new Promise((resolve) => {
      this.#asked.push(resolve)
      this.#say({ kind: 'figures-of-all-wanted' })
    })
  }

  #hear(message: ToWorker): void {
    switch (message.kind) {
      case 'begin':
        return this.#begin.resolve()
      case 'stop':
        this.#stop(message.reason)
        // Told once more, it stops as it did.
        return void (this.#stop = () => {})
      case 'figures-wanted':
        return void this.#figures?.().then((figures) => this.#say({ kind: 'figures', figures }))
      case 'figures-of-all':
        for (const tell of this.#asked.splice(0)) tell(message.figures)
    }
  }

  #say(message: FromWorker): void {
    process.send!(message)
  }
}

/** Absent in a process that nobody started for a part of the work. */
export const primaryLink = cluster.isWorker ? new PrimaryLink() : undefined
