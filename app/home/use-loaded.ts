import { useState } from 'react'

/**
 * Which of the wanted pictures to show: one that has not arrived leaves the one before it in place, so
 * that a slow line shows no empty stage. The first comes with the page.
 */
export function useLoaded<Key>(wanted: Key) {
  const [arrived, setArrived] = useState<ReadonlySet<Key>>(() => new Set([wanted]))
  const [shown, setShown] = useState(wanted)
  const [left, setLeft] = useState(wanted)
  if (shown !== wanted && arrived.has(wanted)) {
    setLeft(shown)
    setShown(wanted)
  }
  return {
    shown,
    /** The one that is fading out. */
    left,
    arrive: (key: Key) =>
      setArrived((before) => (before.has(key) ? before : new Set(before).add(key))),
  }
}
