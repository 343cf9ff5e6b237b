import { sql, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import { slotMinutes } from '../rules/booking.ts'
import type { BusyTime } from '../rules/busy.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { isBusy, startOf } from './busy-slots.server.ts'

/** The NOTIFY channel on which every process tells that a slot was booked or freed. */
export const slotChannel = 'slot_changes'

const slotChange = z.object({
  date: z.string(),
  time: z.string(),
  booked: z.boolean(),
  /** Only this person may book it. */
  heldFor: z.string().optional(),
})

export type SlotChange = z.infer<typeof slotChange>

/**
 * Tells every process how a slot, or all slots of a day, stand now, when and only if the transaction commits.
 * It is read from the tables, so call it after the change. A slot that nobody can book counts as booked.
 */
export async function tellOfSlots(
  tx: Transaction,
  { date, time }: { date: string; time?: string },
): Promise<void> {
  await tell(
    tx,
    sql`slot.date = ${date}::date AND slot.time = coalesce(${time ?? null}, slot.time)`,
  )
}

/** The same of all slots that one of these times meets. */
export async function tellOfSlotsDuring(
  tx: Transaction,
  times: readonly BusyTime[],
  from: string,
): Promise<void> {
  if (times.length === 0) return
  const [starts, ends] = [times.map(({ start }) => at(start)), times.map(({ end }) => at(end))]
  const start = sql.raw(startOf('slot'))
  await tell(
    tx,
    sql`slot.date >= ${from}::date AND EXISTS (
      SELECT FROM unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) AS changed (starts_at, ends_at)
      WHERE changed.starts_at < ${start} + interval '1 minute' * ${slotMinutes}::int AND changed.ends_at > ${start})`,
  )
}

const at = (milliseconds: number) => new Date(milliseconds).toISOString()

async function tell(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(sql`
    SELECT pg_notify(${slotChannel}, jsonb_strip_nulls(jsonb_build_object('date', slot.date, 'time', slot.time,
      'booked', slot.booked OR slot.closed OR day.closed OR slot.held_for IS NOT NULL OR ${sql.raw(isBusy(startOf('slot')))},
      'heldFor', slot.held_for))::text)
    FROM appointment_slots AS slot JOIN appointment_days AS day ON day.date = slot.date
    WHERE ${which}
    ORDER BY slot.date, slot.time`)
}

interface Watcher {
  onChange: (change: SlotChange) => void
  /** Changes may have been missed: read everything again. */
  onGap: () => void
}

/** Fans the changes of slots out to whoever watches a day: one listener for the whole process. */
export class SlotChanges {
  #db: Database
  #log: Logger
  #watchers = new Map<string, Set<Watcher>>()
  #listening: Promise<unknown> | undefined

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#log = log
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

  /** Never throws: it runs in the database client's own event, where an error ends the process. */
  #tell(payload: string) {
    const change = readChange(payload)
    if (change) this.#watchers.get(change.date)?.forEach(({ onChange }) => onChange(change))
    else this.#log.warn({ channel: slotChannel }, 'ignored a notification that is no slot change')
  }

  async #listen() {
    this.#listening ??= this.#db.listen(
      slotChannel,
      (payload) => this.#tell(payload),
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

/** Anyone who may use the database can notify. */
function readChange(payload: string): SlotChange | undefined {
  try {
    return slotChange.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}
