import type { Database } from '../db/database.server.ts'

/** The NOTIFY channel on which every process tells that a slot was booked or freed. */
export const slotChannel = 'slot_changes'

export interface SlotChange {
  date: string
  time: string
  booked: boolean
}

interface Watcher {
  onChange: (change: SlotChange) => void
  /** Changes may have been missed: read everything again. */
  onGap: () => void
}

/** Fans the changes of slots out to whoever watches a day: one listener for the whole process. */
export class SlotChanges {
  #db: Database
  #watchers = new Map<string, Set<Watcher>>()
  #listening: Promise<unknown> | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Resolves once changes arrive; the result stops it. */
  async watch(date: string, watcher: Watcher): Promise<() => void> {
    await this.#listen()
    const watchers = this.#watchers.get(date) ?? new Set()
    this.#watchers.set(date, watchers.add(watcher))
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0 && this.#watchers.get(date) === watchers) this.#watchers.delete(date)
    }
  }

  async #listen() {
    this.#listening ??= this.#db.listen(
      slotChannel,
      (payload) => {
        const change = JSON.parse(payload) as SlotChange
        this.#watchers.get(change.date)?.forEach(({ onChange }) => onChange(change))
      },
      () => {
        for (const watchers of [...this.#watchers.values()]) {
          for (const { onGap } of [...watchers]) onGap()
        }
      },
    )
    try {
      await this.#listening
    } catch (error) {
      this.#listening = undefined
      throw error
    }
  }
}
