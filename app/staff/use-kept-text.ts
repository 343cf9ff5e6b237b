import { useCallback, useEffect, type FormEvent } from 'react'

/** Keeps what is typed into a field until it was sent, while staff look at something else in between. */
export function useKeptText(key: string, isSent: boolean) {
  useEffect(() => {
    if (isSent) inStorage((storage) => storage.removeItem(key))
  }, [key, isSent])
  const ref = useCallback(
    (field: HTMLTextAreaElement | null) => {
      // The empty form that follows: what was sent is still in the storage at this moment.
      if (isSent) return
      inStorage((storage) => {
        const text = storage.getItem(key)
        // What was typed before this script ran is newer.
        if (field && text && field.value === field.defaultValue) field.value = text
      })
    },
    [key, isSent],
  )
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
      inStorage((storage) => storage.setItem(key, currentTarget.value))
    },
    [key],
  )
  return { ref, onInput }
}

/** Some browsers forbid the storage altogether; then nothing is kept. */
export function inStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage)
  } catch {
    // Full or forbidden: the form works without it.
  }
}
