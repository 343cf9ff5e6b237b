import { fetchSlots } from './booking-client.ts'
import type { DialogEvent } from './dialog-state.ts'
import { watchSlots } from './live-slots.ts'

/** Reads the slots of a day and keeps them live until it is stopped; `load` reads them again. */
export function followDay(date: string, dispatch: (event: DialogEvent) => void) {
  let shown = true
  let latest = 0
  let underWay = 0
  /** When the visitor's own appointment was, by what was read last. */
  let own: string | undefined
  /** The same, once that may have changed. */
  let doubted: string | undefined

  const load = async () => {
    const turn = ++latest
    underWay++
    try {
      const slots = await fetchSlots(date)
      // An older answer must not undo a newer one.
      if (!shown || turn !== latest) return
      own = slots.find(({ mine }) => mine)?.time
      if (doubted && doubted !== own)
        dispatch({ type: 'slot changed', date, change: { time: doubted, booked: false } })
      doubted = undefined
      dispatch({ type: 'slots loaded', date, slots })
    } catch (error) {
      console.error(`The slots of ${date} could not be loaded`, error)
      if (shown && turn === latest) dispatch({ type: 'slots failed', date })
    } finally {
      underWay--
    }
  }
  const onOnline = () => void load()

  void load()
  const unwatch = watchSlots(date, {
    onConnected: onOnline,
    onChange(change) {
      dispatch({ type: 'slot changed', date, change })
      // What our office closed, or where somebody of ours is busy, counts as booked when it is theirs no more.
      if (change.booked && change.time === own) doubted = own
      // An answer on its way may be older than this change.
      if (doubted || underWay > 0) void load()
    },
  })
  window.addEventListener('online', onOnline)
  return {
    load: onOnline,
    stop: () => {
      shown = false
      window.removeEventListener('online', onOnline)
      unwatch()
    },
  }
}
