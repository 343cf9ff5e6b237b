import { useState } from 'react'

interface MadeWith {
  /** Of the page as it was read last. */
  id: string
  /** Another one whenever the form has done its work. */
  made: string | undefined
  /** Whether the page was read anew since. */
  isIdle: boolean
}

/**
 * The id that a form is sent with, by which it counts once however often it is sent: the same until it has done its work, also
 * when the page is read anew behind somebody who does not know whether it arrived.
 */
export function useFormId({ id, made, isIdle }: MadeWith): string {
  const [held, setHeld] = useState({ id, made })
  if (!isIdle || held.made === made) return held.id
  setHeld({ id, made })
  return id
}
