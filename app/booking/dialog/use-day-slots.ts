import { useEffect, useRef, type Dispatch } from 'react'
import type { DialogEvent } from './dialog-state.ts'
import { followDay } from './follow-day.ts'

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
    const { load, stop } = followDay(date, dispatch)
    reload.current = load
    return () => {
      reload.current = () => {}
      stop()
    }
  }, [date, visitor, dispatch])

  return () => reload.current()
}
