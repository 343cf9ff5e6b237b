import { useState } from 'react'

/**
 * How many of a list are shown: as many as the address says, and never fewer than before as long as the list is the
 * same one. The address forgets the item that was open in the lightbox, and the focus goes back to it.
 */
export function useShownCount(shown: number, list: string): number {
  const [reached, setReached] = useState({ list, shown })
  const most = reached.list === list ? Math.max(reached.shown, shown) : shown
  if (reached.list !== list || reached.shown !== most) setReached({ list, shown: most })
  return most
}
