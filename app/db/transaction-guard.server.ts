import { AsyncLocalStorage } from 'node:async_hooks'

/** Knows which code runs inside a transaction's work, however deep it was called from there. */
export class TransactionGuard {
  #current = new AsyncLocalStorage<{ open: boolean }>()

  /** Throws inside a transaction's work. */
  refuseInside(): void {
    // What a transaction started but did not wait for may go on once the transaction is over.
    if (!this.#current.getStore()?.open) return
    throw new Error(
      'The outer database was used inside a transaction, where it would wait for itself for ever. Use tx.',
    )
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const state = { open: true }
    try {
      return await this.#current.run(state, work)
    } finally {
      state.open = false
    }
  }

  /** Runs what no transaction asked for, such as the callback of a notification. */
  outside<T>(work: () => T): T {
    return this.#current.exit(work)
  }
}
