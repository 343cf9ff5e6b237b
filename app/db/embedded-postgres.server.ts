import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/**
 * PGlite that stays down once PostgreSQL has panicked, as it does when the disk is full or fails while a
 * commit is written. A PostgreSQL server would restart itself; PGlite would compute for ever at the next
 * statement. Every statement after the panic is refused instead; the next start recovers from the log.
 */
export class EmbeddedPostgres extends PGlite {
  #said: Said

  /** @param onPanic told once, with PostgreSQL's reason */
  constructor(options: PGliteOptions, onPanic: (reason: string) => void = () => {}) {
    const said: Said = { panic: undefined, last: undefined }
    super({
      ...options,
      onStderr(text) {
        const [, kind, words = ''] = /(PANIC|FATAL|DETAIL):\s+(.+)/.exec(text) ?? []
        if (kind === 'DETAIL') said.last &&= `${said.last} (${words.replace(/\.$/, '')})`
        else if (kind) said.last = words
        if (kind !== 'PANIC') return false
        if (said.panic === undefined) onPanic(words)
        said.panic ??= words
        return false
      },
    })
    this.#said = said
  }

  /** Why PostgreSQL gave up, in its own words, when it could not be opened; PGlite's errors don't say. */
  get lastWords(): string | undefined {
    return this.#said.last
  }

  /** Every statement comes through here. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.#refuseAfterPanic()
    return super.execProtocolRawSync(message)
  }

  override async close(): Promise<void> {
    // Nothing can be saved any more, and the log has all that was acknowledged.
    if (this.#said.panic === undefined) await super.close()
  }

  #refuseAfterPanic() {
    // PGlite runs its own first statements before this class has its fields.
    if (!(#said in this) || this.#said.panic === undefined) return
    throw new Error(
      `The database stopped, because it could not write to the disk: ${this.#said.panic}. ` +
        'Make room on the disk, or mend it, and start again.',
    )
  }
}

interface Said {
  panic: string | undefined
  /** The last of what ended the server, with its detail. */
  last: string | undefined
}
