import { useEffect, useRef, type Dispatch } from 'react'
import { fetchSlots } from './booking-client.ts'
import type { DialogEvent } from './dialog-state.ts'
import { watchSlots } from './live-slots.ts'

/**
 * Reads the slots of the day and keeps them live while it is shown. The result reads them again.
 *
 * @param visitor changes when someone signs in or out: which slots are theirs changes with it
 */
export function useDaySlots(
  date: string | null,
  visitor: string | null,
  dispatch: Dispatch<DialogEvent>,
): () => void {
  const reload = useRef(() => {})

  useEffect(() => {
    if (!date) return
    let shown = true
    let latest = 0
    let underWay = 0

    const load = async () => {
      const turn = ++latest
      underWay++
      try {
        const slots = await fetchSlots(date)
        // An older answer must not undo a newer one.
        if (shown && turn === latest) dispatch({ type: 'slots loaded', date, slots })
      } catch (error) {
        console.error(`The slots of ${date} could not be loaded`, error)
        if (shown && turn === latest) dispatch({ type: 'slots failed', date })
      } finally {
        underWay--
      }
    }

    reload.current = () => void load()
    void load()
    const stop = watchSlots(date, {
      onConnected: () => void load(),
      onChange(change) {
        dispatch({ type: 'slot changed', date, change })
        // An answer on its way may be older than this change.
        if (underWay > 0) void load()
      },
    })
    const onOnline = () => void load()
    window.addEventListener('online', onOnline)
    return () => {
      shown = false
      window.removeEventListener('online', onOnline)
      reload.current = () => {}
      stop()
    }
  }, [date, visitor, dispatch])

  return () => reload.current()
}
