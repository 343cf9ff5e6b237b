import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/**
 * PGlite that stays down once PostgreSQL has panicked, as it does when the disk is full or fails while a
 * commit is written. A PostgreSQL server would restart itself; PGlite would compute for ever at the next
 * statement. Every statement after the panic is refused instead; the next start recovers from the log.
 */
export class EmbeddedPostgres extends PGlite {
  #panic: { reason: string | undefined }

  /** @param onPanic told once, with PostgreSQL's reason */
  constructor(options: PGliteOptions, onPanic: (reason: string) => void = () => {}) {
    const panic = { reason: undefined as string | undefined }
    super({
      ...options,
      onStderr(text) {
        const reason = /PANIC:\s+(.+)/.exec(text)?.[1]
        if (reason && panic.reason === undefined) onPanic(reason)
        panic.reason ??= reason
        return false
      },
    })
    this.#panic = panic
  }

  /** Every statement comes through here. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.#refuseAfterPanic()
    return super.execProtocolRawSync(message)
  }

  override async close(): Promise<void> {
    // Nothing can be saved any more, and the log has all that was acknowledged.
    if (this.#panic.reason === undefined) await super.close()
  }

  #refuseAfterPanic() {
    // PGlite runs its own first statements before this class has its fields.
    if (!(#panic in this) || this.#panic.reason === undefined) return
    throw new Error(
      `The database stopped, because it could not write to the disk: ${this.#panic.reason}. ` +
        'Make room on the disk, or mend it, and start again.',
    )
  }
}
