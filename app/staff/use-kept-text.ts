import { useCallback, useEffect, type FormEvent } from 'react'
import { keepInTab, keptInTab } from '../page/tab-storage.ts'

/** Keeps what is typed into a field until it was sent, while staff look at something else in between. */
export function useKeptText(key: string, isSent: boolean) {
  useEffect(() => {
    if (isSent) keepInTab(key, null)
  }, [key, isSent])
  const ref = useCallback(
    (field: HTMLTextAreaElement | null) => {
      // The empty form that follows: what was sent is still in the storage at this moment.
      if (isSent) return
      const text = keptInTab(key)
      // What was typed before this script ran is newer.
      if (field && text && field.value === field.defaultValue) field.value = text
    },
    [key, isSent],
  )
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
      keepInTab(key, currentTarget.value)
    },
    [key],
  )
  return { ref, onInput }
}
