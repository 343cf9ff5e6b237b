import { useState } from 'react'

/**
 * The machines of a page without those that were taken off it: whoever takes off the next one before the page without the
 * last has come does not get it back.
 *
 * @param shown what the page's server answered, another one at each answer
 */
export function useLeft(
  shown: unknown,
  ids: readonly string[],
): [left: string[], takeOff: (id: string) => void] {
  const [off, setOff] = useState({ shown, ids: [] as string[] })
  const gone = off.shown === shown ? off.ids : []
  return [ids.filter((id) => !gone.includes(id)), (id) => setOff({ shown, ids: [...gone, id] })]
}
